import { describe, expect, it } from 'vitest';
import { withMeaning } from './meaning.js';

const QUERY = Int8Array.from([127, 0]);
const SAME = [127, 0];
const OTHER = [0, 127];
const OPPOSITE = [-127, 0];
const documents = [
  { block: 1, slot: 0, passage: 0, score: 4 },
  { block: 1, slot: 1, passage: 0, score: 3 },
];
const orderWith = (first: number[], second: number[]): number[] =>
  withMeaning(
    documents,
    QUERY,
    new Map([
      ['1/0', Int8Array.from(first)],
      ['1/1', Int8Array.from(second)],
    ]),
  ).map(({ slot }) => slot);

describe('withMeaning', () => {
  it('raises the document whose closest passage is closer to the query', () => {
    expect(orderWith(OTHER, OTHER)).toEqual([0, 1]);
    expect(orderWith(OTHER, [...OTHER, ...SAME])).toEqual([1, 0]);
  });

  it('does not lower a document whose passages are about the opposite', () => {
    expect(orderWith(OPPOSITE, OTHER)).toEqual([0, 1]);
    expect(orderWith([], OTHER)).toEqual([0, 1]);
  });
});
