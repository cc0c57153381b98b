import type { ScoredDocument } from './block-scores.js';

/** The documents with the highest scores, best first; those that tie with the last of them as well. */
export function bestOf(scored: readonly ScoredDocument[], count: number): ScoredDocument[] {
  const scores = Float64Array.from(scored, ({ score }) => score).toSorted();
  const least = scores[Math.max(0, scores.length - count)] ?? 0;
  return scored
    .filter(({ score }) => score >= least)
    .toSorted((one, other) => other.score - one.score || one.block - other.block || one.slot - other.slot)
    .slice(0, count * 2);
}
