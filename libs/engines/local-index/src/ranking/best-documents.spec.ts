import { describe, expect, it } from 'vitest';
import { BestDocuments } from './best-documents.js';

const best = (count: number, ...scores: number[]): number[] => {
  const documents = new BestDocuments(count);
  scores.forEach((score, slot) => {
    if (documents.isWanted(score)) documents.add({ block: 0, slot, passage: undefined, score });
  });
  return documents.list().map(({ slot }) => slot);
};

describe('BestDocuments', () => {
  it('keeps the highest scores, best first, ties by position', () => {
    expect(best(3, 1, 5, 3, 3, 4)).toEqual([1, 4, 2]);
    expect(best(5, 1, 2)).toEqual([1, 0]);
    expect(best(3)).toEqual([]);
  });

  it('finds the highest of many scores', () => {
    const scores = Array.from({ length: 10_000 }, (_, n) => (n * 7919) % 10_007);
    const expected = scores
      .map((score, slot) => ({ score, slot }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, 20);
    expect(best(20, ...scores)).toEqual(expected.map(({ slot }) => slot));
  });
});
