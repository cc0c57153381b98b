import { describe, expect, it } from 'vitest';
import { bestPassages } from './best-passages.reading.js';

const limits = { perSource: 2, total: 3 };

describe('bestPassages', () => {
  it('selects what matches the query, verbatim, in the order of the sources', () => {
    const filler = 'Nothing of interest is said in this sentence of the page at all. '.repeat(20);
    const sources = new Map([
      [1, `${filler}\nThe kettle needs citric acid.\n${filler}`],
      [2, 'Bread needs flour.'],
      [3, 'Citric acid descales a kettle within ten minutes.'],
    ]);
    const passages = bestPassages('descale a kettle with citric acid', sources, limits);
    expect(passages.map(({ source }) => source)).toEqual([1, 3]);
    expect(passages[0]?.text).toContain('The kettle needs citric acid.');
    expect(sources.get(3)).toContain(passages[1]?.text);
  });

  it('respects its limits and keeps whole sentences', () => {
    const sentence = 'A tide lasts about six hours on this coast and on the next one as well. ';
    const sources = new Map([1, 2, 3].map((n) => [n, sentence.repeat(100)]));
    const passages = bestPassages('tide', sources, limits);
    expect(passages).toHaveLength(3);
    expect(passages.filter(({ source }) => source === 1)).toHaveLength(2);
    for (const { text } of passages) {
      expect(text.length).toBeLessThanOrEqual(700);
      expect(text).toMatch(/^A tide[^]*well\.$/);
    }
  });

  it('returns nothing without a match', () => {
    expect(bestPassages('tides', new Map([[1, 'The kettle is blue.']]), limits)).toEqual([]);
    expect(bestPassages('tides', new Map(), limits)).toEqual([]);
  });
});
