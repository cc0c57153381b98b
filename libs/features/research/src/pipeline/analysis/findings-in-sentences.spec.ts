import { describe, expect, it } from 'vitest';
import { findingsInSentences } from './findings-in-sentences.js';
import { WIND, sourceWith } from './fixtures/source-with.js';

const find = (...texts: string[]) =>
  findingsInSentences(
    WIND,
    texts.map((text, at) => sourceWith({ id: at + 1, text })),
  );

const SERIES = [
  'In 2019, installed wind power capacity was 5.2 GW.',
  'In 2020, installed wind power capacity reached 6.1 GW.',
  'Installed wind power capacity stood at 7 GW in 2021.',
];

describe('findingsInSentences', () => {
  it('combines a measure of several years across sources', () => {
    expect(find(`Intro. ${SERIES[2]}`, `${SERIES[1]}\n${SERIES[0]}`)).toEqual([
      {
        title: expect.stringMatching(/wind power capacity/i),
        kind: 'trend',
        unit: 'GW',
        relevance: 1,
        marks: [
          { label: '2019', value: 5.2, source: 2, quote: SERIES[0], date: '2019-01-01' },
          { label: '2020', value: 6.1, source: 2, quote: SERIES[1], date: '2020-01-01' },
          { label: '2021', value: 7, source: 1, quote: SERIES[2], date: '2021-01-01' },
        ],
      },
    ]);
  });

  it('counts a number once if two sources agree', () => {
    expect(find(SERIES.join(' '), SERIES[0]!)[0]?.marks).toHaveLength(3);
  });

  const swap = (from: string, to: string) =>
    find(SERIES.map((sentence) => sentence.replace(from, to)).join(' '));

  it('control: finds an unchanged series', () => {
    expect(swap('nothing', 'else')).toHaveLength(1);
  });

  it.each<[string, string, string]>([
    ['a forecast', 'stood at 7 GW in 2021', 'will be 7 GW in 2021'],
    ['a bound', 'stood at 7 GW', 'stood at more than 7 GW'],
    ['a change instead of a level', 'stood at 7 GW', 'rose by 7 GW'],
    ['another unit', '7 GW', '7 TWh'],
    ['no unit', '7 GW', '7'],
    ['another country', 'Installed wind power capacity', 'Installed wind power capacity of France'],
    ['another thing', 'Installed wind power capacity', 'Installed solar cell output'],
    ['two numbers', '7 GW in 2021', '7 GW from 40 farms in 2021'],
    ['two years', 'in 2021', 'in 2021 and 2022'],
    ['a year that belongs to something else', 'in 2021', 'under the act of 2021'],
    ['a denial', 'stood at 7 GW', 'was not 7 GW'],
    ['the same year', 'in 2021', 'in 2020'],
  ])('does not mix %s', (_, from, to) => {
    expect(swap(from, to)).toEqual([]);
  });

  it('returns nothing if sources disagree, or off the topic', () => {
    expect(find(SERIES.join(' '), SERIES[0]!.replace('5.2', '5.9'))).toEqual([]);
    expect(find(SERIES.join(' ').replaceAll(/wind power/g, 'coal mine'))).toEqual([]);
  });
});
