import { describe, expect, it } from 'vitest';
import { type TokenVectors, lateInteraction, ofLengthOne } from './token-vectors.js';

const vectors = (...values: number[]): TokenVectors => ofLengthOne(Float32Array.from(values), 2);

describe('lateInteraction', () => {
  it('is the mean over the question of the closest tokens of the text', () => {
    const question = vectors(1, 0, 0, 2);
    expect(lateInteraction(question, vectors(0, 1, 3, 0))).toBeCloseTo(1);
    expect(lateInteraction(question, vectors(1, 0))).toBeCloseTo(0.5);
    expect(lateInteraction(question, vectors(1, 1))).toBeCloseTo(Math.SQRT1_2);
  });

  it('does not depend on what else the text says', () => {
    const question = vectors(1, 0);
    expect(lateInteraction(question, vectors(1, 0, 0, 1, -1, 0))).toBeCloseTo(1);
  });

  it('is 0 without tokens, and for tokens without a vector', () => {
    expect(lateInteraction(vectors(), vectors(1, 0))).toBe(0);
    expect(lateInteraction(vectors(1, 0), vectors())).toBe(0);
    expect(lateInteraction(vectors(0, 0), vectors(1, 0))).toBe(0);
  });
});
