import { describe, expect, it } from 'vitest';
import { bestOf } from './best-of.js';

const scored = (...scores: number[]) =>
  scores.map((score, slot) => ({ block: 0, slot, passage: undefined, score }));

describe('bestOf', () => {
  it('takes the highest, best first, and who ties with the last', () => {
    expect(bestOf(scored(1, 5, 3, 3, 4), 3).map(({ slot }) => slot)).toEqual([1, 4, 2, 3]);
    expect(bestOf(scored(1, 2), 5).map(({ slot }) => slot)).toEqual([1, 0]);
    expect(bestOf([], 3)).toEqual([]);
  });

  it('is bounded when all are alike', () => {
    expect(bestOf(scored(...Array<number>(100).fill(1)), 5)).toHaveLength(10);
  });
});
