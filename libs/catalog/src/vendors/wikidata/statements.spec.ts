import { describe, expect, it } from 'vitest';
import {
  commonsFileUrl,
  currentCount,
  currentItemIds,
  currentStatements,
  currentTexts,
  currentYear,
} from './statements.js';
import { toWikidataItem } from './wikidata-item.js';

const time = (text: string, precision = 11) => ({ type: 'value', content: { time: text, precision } });
const said = (
  content: unknown,
  more: { rank?: string; when?: string; until?: string; type?: string } = {},
) => ({
  rank: more.rank ?? 'normal',
  property: { id: 'P1', data_type: more.type ?? 'string' },
  value: { type: 'value', content },
  qualifiers: [
    ...(more.when ? [{ property: { id: 'P585', data_type: 'time' }, value: time(more.when) }] : []),
    ...(more.until ? [{ property: { id: 'P582', data_type: 'time' }, value: time(more.until) }] : []),
  ],
});
const itemWith = (...statements: unknown[]) => toWikidataItem({ id: 'Q1', statements: { P1: statements } })!;

describe('current statements', () => {
  it('are the preferred ones, else those that have not ended, the latest first, and never deprecated ones', () => {
    const item = itemWith(
      said('old', { when: '+2001-01-01T00:00:00Z' }),
      said('new', { when: '+2024-01-01T00:00:00Z' }),
      said('ended', { when: '+2025-01-01T00:00:00Z', until: '+2025-06-01T00:00:00Z' }),
      said('wrong', { rank: 'deprecated', when: '+2026-01-01T00:00:00Z' }),
    );
    expect(currentTexts(item, 'P1')).toEqual(['new', 'old']);
    expect(currentTexts(itemWith(said('one'), said('best', { rank: 'preferred' })), 'P1')).toEqual(['best']);
    expect(currentStatements(item, 'P2')).toEqual([]);
  });

  it('distinguishes items from similar texts', () => {
    expect(currentItemIds(itemWith(said('Q5', { type: 'wikibase-item' }), said('Q6')), 'P1')).toEqual(['Q5']);
  });

  it.each<[unknown, number | null]>([
    [{ amount: '+312', unit: '1' }, 312],
    [{ amount: '+3.5', unit: '1' }, null],
    [{ amount: '-1', unit: '1' }, null],
    [{ amount: 'many' }, null],
    ['312', null],
  ])('parses the number %j as %s', (content, expected) => {
    expect(currentCount(itemWith(said(content)), 'P1')).toBe(expected);
  });

  it.each<[unknown, number | null]>([
    [{ time: '+1998-00-00T00:00:00Z', precision: 9 }, 1998],
    [{ time: '+1998-04-01T00:00:00Z', precision: 11 }, 1998],
    [{ time: '+1900-00-00T00:00:00Z', precision: 7 }, null],
    [{ time: '-0044-03-15T00:00:00Z', precision: 11 }, null],
    [{ time: 'yesterday', precision: 11 }, null],
  ])('parses %j as the year %s', (content, expected) => {
    expect(currentYear(itemWith(said(content)), 'P1')).toBe(expected);
  });
});

describe('toWikidataItem', () => {
  it.each([null, [], {}, { id: 'P31' }, { id: 'Q1x' }, { id: '__proto__' }])('rejects %j', (body) => {
    expect(toWikidataItem(body)).toBeUndefined();
  });

  it('accepts an item with arbitrary content', () => {
    const item = toWikidataItem(
      JSON.parse(
        '{"id":"Q1","labels":{"en":7,"__proto__":"x"},"aliases":{"en":"x","de":[1,"y"]},"statements":{"P1":"x","P2":[null,{"value":{"type":"somevalue"}},{"value":{"content":{}}}]}}',
      ),
    );
    expect(item?.labels.get('en')).toBeUndefined();
    expect(item?.aliases.get('de')).toEqual(['y']);
    expect([item?.statements.get('P1'), item?.statements.get('P2')]).toEqual([[], []]);
  });
});

it('builds the URL of a file on Commons', () => {
  expect(commonsFileUrl('Acme logo.svg')).toBe(
    'https://commons.wikimedia.org/wiki/Special:FilePath/Acme_logo.svg',
  );
});
