import { describe, expect, it } from 'vitest';
import { ByteReader } from './byte-reader.js';
import { ByteWriter } from './byte-writer.js';
import { withoutSlots, writePosting } from './postings.js';

const passages = (...places: number[]) =>
  places.map((passage) => ({ passage, count: 1, isInHeadings: false }));

describe('bytes', () => {
  it('encode numbers of any size', () => {
    const numbers = [0, 1, 127, 128, 300, 16_383, 16_384, 2 ** 21, 2 ** 28, 2 ** 31 - 1];
    const writer = new ByteWriter();
    for (const number of numbers) writer.number(number);
    const reader = new ByteReader(writer.written());
    expect(numbers.map(() => reader.number())).toEqual(numbers);
    expect(reader.isAtEnd).toBe(true);
  });
});

describe('postings', () => {
  it('lose only the removed documents', () => {
    const [all, expected] = [new ByteWriter(), new ByteWriter()];
    for (const slot of [7, 4000, 0, 200]) {
      for (const to of slot === 4000 || slot === 0 ? [all] : [all, expected]) {
        writePosting(to, slot, { title: slot % 5, isInAddress: true, passages: passages(0, 3, 5000) });
      }
    }
    const left = withoutSlots(all.written(), new Set([4000, 0, 9]));
    expect(left).toEqual({ documents: 2, postings: Buffer.from(expected.written()) });
    expect(withoutSlots(left.postings, new Set([7, 200]))).toEqual({
      documents: 0,
      postings: Buffer.alloc(0),
    });
  });

  it('cap counts at what the ranking uses', () => {
    const many = new ByteWriter();
    writePosting(many, 1, {
      title: 90,
      isInAddress: false,
      passages: [{ passage: 2, count: 900, isInHeadings: true }],
    });
    expect([...many.written()]).toEqual([1, 8 + 3, 2 * 16 + 7 * 2 + 1]);
  });
});
