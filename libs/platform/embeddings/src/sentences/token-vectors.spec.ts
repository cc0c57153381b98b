import { describe, expect, it } from 'vitest';
import { type TokenVectors, closestTokens, ofLengthOne } from './token-vectors.js';

const vectors = (...values: number[]): TokenVectors => ofLengthOne(Float32Array.from(values), 2);

describe('closestTokens', () => {
  it('has the cosine of the closest token of the text for each token of the question', () => {
    const question = vectors(1, 0, 0, 2);
    expect([...closestTokens(question, vectors(0, 1, 3, 0))]).toEqual([1, 1]);
    expect([...closestTokens(question, vectors(1, 0))]).toEqual([1, 0]);
    expect(closestTokens(question, vectors(1, 1))[1]).toBeCloseTo(Math.SQRT1_2);
  });

  it('does not depend on what else the text says', () => {
    expect([...closestTokens(vectors(1, 0), vectors(1, 0, 0, 1, -1, 0))]).toEqual([1]);
  });

  it('is 0 for a text without tokens, and for tokens without a vector', () => {
    expect([...closestTokens(vectors(), vectors(1, 0))]).toEqual([]);
    expect([...closestTokens(vectors(1, 0), vectors())]).toEqual([0]);
    expect([...closestTokens(vectors(0, 0), vectors(1, 0))]).toEqual([0]);
  });
});
