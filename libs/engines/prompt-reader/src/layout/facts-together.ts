import type { Fact } from '@capstan/site-document';

/** The value that all have, such as their group; undefined if they differ. */
export function sameOf(
  facts: readonly Fact[],
  valueOf: (fact: Fact) => string | undefined,
): string | undefined {
  const [first] = facts;
  const value = first === undefined ? undefined : valueOf(first);
  return facts.every((fact) => valueOf(fact) === value) ? value : undefined;
}

/** Whether two facts come from the same words: "Call 0123 456 for large groups". */
export const isBy = (one: Fact, other: Fact): boolean =>
  one.source.some((a) =>
    other.source.some((b) => a.prompt === b.prompt && a.start < b.end && b.start < a.end),
  );
