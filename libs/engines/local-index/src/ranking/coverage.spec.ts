import { describe, expect, it } from 'vitest';
import { coverageOf } from './coverage.js';

const QUERY = [
  { term: 'breaker', idf: 3 },
  { term: 'cool', idf: 1 },
];

describe('coverageOf', () => {
  it('weighs the terms of the query by their idf, wherever they are', () => {
    expect(coverageOf(QUERY, 'Breakers', 'cool down')).toBe(1);
    expect(coverageOf(QUERY, 'A breaker opens', '')).toBe(0.75);
    expect(coverageOf(QUERY, 'cooling')).toBe(0.25);
    expect(coverageOf([], 'cool')).toBe(0);
  });

  it('takes a word as covered by the compound that it is a part of', () => {
    const query = [{ term: 'back', idf: 3, compound: 'backup' }];
    expect(coverageOf(query, 'The backup is one file')).toBe(1);
    expect(coverageOf(query, 'The file')).toBe(0);
  });
});
