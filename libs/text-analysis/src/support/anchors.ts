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

/** The telling terms around a span. */
export function contextOf(text: string, start: number, end: number): Set<string> {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  const terms = [...termsOf(before, 'query'), ...termsOf(after, 'query')];
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
    if (key === claimed.key) own = Math.max(own, shared(claimed.context, context));
    else if (!claim.has(key)) rival = Math.max(rival, shared(claimed.context, context));
  }
  return rival > own;
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const term of one) if (other.has(term)) count += 1;
  return count;
}
