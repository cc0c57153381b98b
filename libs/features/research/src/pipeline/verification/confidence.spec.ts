import { describe, expect, it } from 'vitest';
import { type ConfidenceFactors, confidence } from './confidence.js';

/** Reproducible small random numbers (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function factorsFrom(next: () => number): ConfidenceFactors {
  return {
    fit: next(),
    sites: Math.floor(next() * 12),
    confirmed: next(),
    conflicts: Math.floor(next() * 5),
    freshness: next(),
    coverage: next(),
    credibility: next(),
    held: next(),
  };
}

const BEST = { fit: 1, confirmed: 1, conflicts: 0, freshness: 1, coverage: 1, credibility: 1, held: 1 };

describe('confidence', () => {
  it('is 0 without a source, lower with one site, and never 1', () => {
    expect(confidence({ ...BEST, sites: 0 })).toBe(0);
    expect(confidence({ ...BEST, sites: 1 })).toBeLessThan(0.8 * confidence({ ...BEST, sites: 2 }));
    expect(confidence({ ...BEST, sites: 1_000_000 })).toBeLessThan(1);
    expect(confidence({ ...BEST, sites: 3 })).toBeGreaterThan(0.8);
  });

  it('is low if the answer does not fit the question, whatever its sources', () => {
    expect(confidence({ ...BEST, fit: 0, sites: 12 })).toBeLessThan(0.25);
  });

  it.each(['fit', 'sites', 'confirmed', 'freshness', 'coverage', 'credibility', 'held'] as const)(
    'never falls when %s rises',
    (factor) => {
      const next = numbersFrom(5);
      for (let round = 0; round < 500; round += 1) {
        const factors = factorsFrom(next);
        const more =
          factor === 'sites' ? factors.sites + 1 : factors[factor] + (1 - factors[factor]) * next();
        expect(confidence({ ...factors, [factor]: more })).toBeGreaterThanOrEqual(confidence(factors));
      }
    },
  );

  it('never rises with conflicts, and stays between 0 and 1', () => {
    const next = numbersFrom(7);
    for (let round = 0; round < 500; round += 1) {
      const factors = factorsFrom(next);
      const value = confidence(factors);
      expect(confidence({ ...factors, conflicts: factors.conflicts + 1 })).toBeLessThanOrEqual(value);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
    }
  });
});
