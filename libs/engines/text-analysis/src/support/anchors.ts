import { termsOf } from '../terms.js';

/** A part of a statement that cannot be paraphrased, with its context. */
export interface Anchor {
  /** Equal for parts with the same meaning. */
  key: string;
  /** Only anchors of the same kind can replace each other. */
  kind: string;
  context: ReadonlySet<string>;
}

/** Characters on either side that show what a number or name refers to. */
const REACH = 48;

/**
 * Returns the content terms around a span.
 * @param end matches the end of the context; absent: the sentence is the context.
 */
export function contextOf(text: string, from: number, to: number, end?: RegExp): Set<string> {
  const before = text.slice(Math.max(0, from - REACH), from);
  const after = text.slice(to, to + REACH);
  const own = end ? [before.split(end).at(-1) ?? '', after.split(end, 1)[0] ?? ''] : [before, after];
  const terms = own.flatMap((part) => termsOf(part, 'query'));
  return new Set(terms.filter(({ isStopWord }) => !isStopWord).map(({ term }) => term));
}

/**
 * Returns whether another anchor of the source fits better: its context is more similar to that of the claim's anchor
 * than where the source has the same anchor, and the claim does not contain the other one.
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

/** Counts the elements that two sets share. */
export function sharedCount(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const term of one) if (other.has(term)) count += 1;
  return count;
}
