import { termsOf } from '@capstan/text-analysis';
import type { WeightedTerm } from './proximity.js';

/** Returns the share of a query that texts contain, by the idf of its terms: rare words count more. */
export function coverageOf(query: readonly WeightedTerm[], ...texts: readonly string[]): number {
  const present = new Set(texts.flatMap((text) => termsOf(text, 'index').map(({ term }) => term)));
  let covered = 0;
  let total = 0;
  for (const { term, idf, compound } of query) {
    total += idf;
    if (present.has(term) || (compound !== undefined && present.has(compound))) covered += idf;
  }
  return total === 0 ? 0 : covered / total;
}
