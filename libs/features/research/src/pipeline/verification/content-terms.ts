import { termsOf } from '@capstan/text-analysis';

/** The stemmed content words of a text. */
export function contentTerms(text: string): Set<string> {
  return new Set(termsOf(text, 'query').flatMap(({ term, isStopWord }) => (isStopWord ? [] : [term])));
}

/** Number of terms in both. */
export function sharedTerms(one: Iterable<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const term of one) if (other.has(term)) shared += 1;
  return shared;
}
