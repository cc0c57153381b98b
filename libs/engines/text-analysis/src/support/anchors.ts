import { termsOf } from '../terms.js';

/** A part of a statement that cannot be put in other words, and the words around it. */
export interface Anchor {
  /** The same for parts that say the same. */
  key: string;
  /** Anchors of one kind can stand in each other's place; those of different kinds cannot. */
  kind: string;
  context: ReadonlySet<string>;
}

/** Characters on either side that tell what a number or name is said of. */
const REACH = 48;

/**
 * The telling terms around a span.
 * @param end of what belongs together; absent: the sentence is.
 */
export function contextOf(text: string, from: number, to: number, end?: RegExp): Set<string> {
  const before = text.slice(Math.max(0, from - REACH), from);
  const after = text.slice(to, to + REACH);
  const own = end ? [before.split(end).at(-1) ?? '', after.split(end, 1)[0] ?? ''] : [before, after];
  const terms = own.flatMap((part) => termsOf(part, 'query'));
  return new Set(terms.filter(({ isStopWord }) => !isStopWord).map(({ term }) => term));
}

/**
 * Whether another anchor of the source would be in the place of this one: the words around it are more like those
 * around the claim's than where the source has the same, and the claim does not speak of that other one as well.
 */
export function isDisplaced(claimed: Anchor, stated: readonly Anchor[], claim: ReadonlySet<string>): boolean {
  let own = -1;
  let rival = -1;
  for (const { key, kind, context } of stated) {
    if (kind !== claimed.kind) continue;
    if (key === claimed.key) own = Math.max(own, sharedCount(claimed.context, context));
    else if (!claim.has(key)) rival = Math.max(rival, sharedCount(claimed.context, context));
  }
  return rival > own;
}

/** How many of its elements a set shares with another. */
export function sharedCount(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const term of one) if (other.has(term)) count += 1;
  return count;
}
