import { describe, expect, it } from 'vitest';
import { citedSentences } from './cited-sentences.js';

const passages = [
  { source: 1, text: 'Citric acid dissolves limescale in a kettle within 10 minutes.' },
  { source: 2, text: 'Vinegar works as well, but its smell lingers in the kettle.' },
];
const of = (answer: string) => citedSentences(answer, passages);

describe('citedSentences', () => {
  it('keeps sentences that their source supports, wherever the marker is', () => {
    const expected =
      'Citric acid removes limescale in 10 minutes. [Source 1] Vinegar works, but the smell lingers. [Source 2]';
    expect(
      of(
        'Citric acid removes limescale in 10 minutes [Source 1]. Vinegar works, but the smell lingers [Source 2].',
      ),
    ).toEqual({ text: expected, sources: [1, 2] });
    expect(
      of(
        'Citric acid removes limescale in 10 minutes. [source 1] Vinegar works, but the smell lingers. [ Source 2 ]',
      ).text,
    ).toBe(expected);
  });

  it.each([
    ['without a marker', 'Citric acid dissolves limescale.'],
    ['of a source that was never shown', 'Citric acid dissolves limescale [Source 7].'],
    ['with another number', 'Citric acid dissolves limescale within 25 minutes [Source 1].'],
    ['that denies what its source says', 'Citric acid does not dissolve limescale in a kettle [Source 1].'],
    ['that cites the wrong source', 'Citric acid dissolves limescale within minutes [Source 2].'],
    ['made up', 'Professional plumbers recommend annual inspections of boilers [Source 1].'],
    ['of nothing but a marker', '[Source 1]'],
    ['refused', 'NOTHING'],
  ])('drops a sentence %s', (_, answer) => {
    expect(of(answer)).toEqual({ text: '', sources: [] });
  });

  it('keeps several markers and lists each source once', () => {
    expect(
      of('A kettle takes citric acid or vinegar [Source 1][Source 2]. Vinegar works [Source 2].'),
    ).toEqual({
      text: 'A kettle takes citric acid or vinegar. [Source 1] [Source 2] Vinegar works. [Source 2]',
      sources: [1, 2],
    });
  });
});
