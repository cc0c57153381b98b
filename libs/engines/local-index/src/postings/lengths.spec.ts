import { describe, expect, it } from 'vitest';
import { lengthsEntry, lengthsWithout, readLengths } from './lengths.js';

const terms = (titleLength: number, linkShare: number, ...passageLengths: number[]) => ({
  occurrences: new Map(),
  titleLength,
  linkShare,
  passageLengths,
});

describe('lengths of a block', () => {
  const bytes = Buffer.concat([
    lengthsEntry(9, terms(4, 0.2, 100, 300)),
    lengthsEntry(0, terms(1000, 1)),
    lengthsEntry(4095, terms(2, 0, 7)),
  ]);

  it('are decoded by slot', () => {
    const lengths = readLengths(bytes);
    expect(lengths).toMatchObject({ documents: 3, passages: 3 });
    expect([9, 0, 4095, 1].map((slot) => lengths.firstPassage[slot])).toEqual([0, 2, 2, -1]);
    expect([9, 0, 4095].map((slot) => lengths.passageCount[slot])).toEqual([2, 0, 1]);
    expect([...lengths.passageLength.subarray(0, 3)]).toEqual([100, 255, 7]);
    expect(lengths.documentLength[9]).toBe(355);
    expect(lengths.linkShare[9]).toBeCloseTo(0.2, 2);
  });

  it('lose only the removed documents', () => {
    const left = lengthsWithout(bytes, new Set([9, 17]));
    expect(left).toEqual(
      Buffer.concat([lengthsEntry(0, terms(1000, 1)), lengthsEntry(4095, terms(2, 0, 7))]),
    );
    expect(lengthsWithout(left, new Set([0, 4095]))).toHaveLength(0);
  });
});
