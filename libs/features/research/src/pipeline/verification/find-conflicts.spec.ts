import { describe, expect, it } from 'vitest';
import { madePlan, madeSource } from '../synthesis/fixtures/made-sources.js';
import { Evidence } from './evidence.js';
import { findConflicts } from './find-conflicts.js';

const PLAN = madePlan('harbour bridge');

const conflictsOf = (...texts: string[]) =>
  findConflicts(PLAN, new Evidence(texts.map((text, index) => madeSource(index + 1, text))));

describe('findConflicts', () => {
  it.each([
    [
      'years',
      'The harbour bridge was opened to traffic in 1932.',
      'The harbour bridge was opened to traffic in 1934 after delays.',
    ],
    [
      'measures',
      'The steel arch of the harbour bridge spans 503 metres.',
      'The harbour bridge has a steel arch that spans 440 metres.',
    ],
    [
      'shares',
      'Tolls pay 40 % of the upkeep of the harbour bridge.',
      'Tolls pay 65 percent of the upkeep of the harbour bridge.',
    ],
  ])('reports sites that disagree about %s, each with its sentence', (_, one, other) => {
    const [conflict] = conflictsOf(one, other);
    expect(conflict?.sentences.map(({ text }) => text)).toEqual([one, other]);
    expect(conflict?.sentences.map(({ citations }) => citations[0]?.source)).toEqual([1, 2]);
    expect(conflict?.about).toMatch(/harbour bridge/);
  });

  it.each([
    [
      'the same value in other units of writing',
      'Building the harbour bridge cost 6,250,000 pounds in all.',
      'Building the harbour bridge cost 6.25 million pounds in all.',
    ],
    [
      'rounding',
      'The steel arch of the harbour bridge spans 503 metres.',
      'The steel arch of the harbour bridge spans 500 metres.',
    ],
    [
      'guesses',
      'The harbour bridge was opened to traffic around 1930.',
      'The harbour bridge was opened to traffic in 1932.',
    ],
    [
      'other years',
      'The harbour bridge carried 180 trains a day in 1990.',
      'The harbour bridge carried 204 trains a day in 2012.',
    ],
    [
      'other sides of a thing',
      'The steel arch of the harbour bridge is 49 metres wide.',
      'The steel arch of the harbour bridge is 134 metres high.',
    ],
    [
      'other things',
      'The northern tower of the harbour bridge is 89 metres high.',
      'The southern tower of the harbour bridge is 78 metres high.',
    ],
    [
      'other names',
      'Span A of the harbour bridge weighs 300 tonnes.',
      'Span B of the harbour bridge weighs 400 tonnes.',
    ],
    [
      'other units',
      'The harbour bridge needs 300 litres of paint a week.',
      'The harbour bridge needs 300 kilograms of paint a month.',
    ],
    [
      'other subjects',
      'The city library was opened to readers in 1932.',
      'The city library was opened to readers in 1934.',
    ],
    [
      'bounds',
      'The harbour bridge carries up to 1000 lorries a day.',
      'The harbour bridge carries 600 lorries a day.',
    ],
  ])('does not report %s', (_, one, other) => {
    expect(conflictsOf(one, other)).toEqual([]);
  });

  it('reports nothing if a site states both values', () => {
    const both =
      'The harbour bridge was opened to traffic in 1934.\nThe harbour bridge was opened to traffic in 1932.';
    expect(conflictsOf('The harbour bridge was opened to traffic in 1932.', both)).toEqual([]);
  });

  it('does not compare a site with itself', () => {
    const sources = [
      madeSource(1, 'The harbour bridge was opened to traffic in 1932.', { site: 'same.example' }),
      madeSource(2, 'The harbour bridge was opened to traffic in 1934.', { site: 'same.example' }),
    ];
    expect(findConflicts(PLAN, new Evidence(sources))).toEqual([]);
  });
});
