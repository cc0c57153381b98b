import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Draft, DraftSentence } from '../../model/draft.js';
import type { Source } from '../../model/source.js';
import { fullCoverage, madePlan, madeSource } from '../synthesis/fixtures/made-sources.js';
import { writeExtract } from '../synthesis/write-extract.js';
import { verifyDraft } from './verify-draft.js';

const PLAN = madePlan('harbour bridge arch', [['Costs', 'cost price']]);
const SOURCES = [
  madeSource(
    1,
    [
      'The harbour bridge opened in 1932 after eight years of work.',
      'Its steel arch spans 503 metres between two pylons of granite.',
      'The harbour bridge carries eight lanes of traffic and two railway tracks.',
    ].join('\n'),
  ),
  madeSource(
    2,
    [
      'The harbour bridge was opened to traffic in 1932.',
      'Building the harbour bridge cost 6.25 million pounds at the time.',
      'The harbour bridge does not charge northbound drivers a toll.',
    ].join('\n'),
  ),
];

const draftOf = (sentences: DraftSentence[], more: Partial<Draft> = {}): Draft => ({
  author: 'test:liar',
  summary: [],
  sections: [{ facetId: 'f1', sentences }],
  keyFindings: [],
  ...more,
});

function verify(draft: Draft, { sources = SOURCES, plan = PLAN, extract = draftOf([]) } = {}) {
  return verifyDraft(draft, plan, sources, fullCoverage(plan, sources), extract, {
    freshness: 'any',
    nowIso: '2026-11-21T00:00:00.000Z',
  });
}

const held = (text: string, sources = [1, 2], more?: { sources: Source[] }): string[] =>
  verify(draftOf([{ text, sources }]), more).sections.flatMap(({ sentences }) =>
    sentences.map((sentence) => sentence.text),
  );

describe('verifyDraft', () => {
  it('cites the smallest span that bears a sentence out, with its hash', () => {
    const text = 'In 1932 the harbour bridge was opened to traffic.';
    const [sentence] = verify(draftOf([{ text, sources: [2] }])).sections[0]?.sentences ?? [];
    const quote = 'The harbour bridge was opened to traffic in 1932.';
    expect(sentence).toMatchObject({
      text,
      kind: 'worded',
      citations: [{ source: 2, start: 0, end: quote.length, quote }],
    });
    expect(sentence?.citations[0]?.sha256).toBe(createHash('sha256').update(quote).digest('hex'));
    expect(sentence?.citations[0]?.support).toBeLessThan(1);
  });

  it('knows a quotation, and gives it its own place', () => {
    const quote = 'Building the harbour bridge cost 6.25 million pounds at the time.';
    const [sentence] = verify(draftOf([{ text: quote, sources: [2] }])).sections[0]?.sentences ?? [];
    const start = SOURCES[1]?.text.indexOf(quote) ?? -1;
    expect(sentence).toMatchObject({
      kind: 'verbatim',
      citations: [{ start, end: start + quote.length, support: 1 }],
    });
  });

  it.each([
    ['a claim that nobody makes', 'The harbour bridge was painted by volunteers from Norway.'],
    ['another number', 'The harbour bridge opened in 1934 after eight years of work.'],
    ['a number taken from elsewhere', 'The steel arch of the harbour bridge spans 1932 metres.'],
    ['a negation', 'The harbour bridge does not carry eight lanes of traffic.'],
    ['a negation left out', 'The harbour bridge does charge northbound drivers a toll.'],
    ['half a truth', 'The harbour bridge opened in 1932 and cures chronic headaches.'],
    [
      'a truth with a lie behind it',
      'The harbour bridge carries eight lanes of traffic, while dolphins guard its pylons nightly.',
    ],
    ['the contrary', 'The harbour bridge was closed to traffic in 1932.'],
    ['an address', 'The harbour bridge opened in 1932, see https://evil.example/x.'],
    ['a marker of its own', 'The harbour bridge opened in 1932 [Source 2].'],
    ['markup', 'The **harbour bridge** opened in 1932 <b>today</b>.'],
  ])('drops %s', (_, text) => {
    expect(held(text)).toEqual([]);
  });

  it('drops unknown sources, and finds the right one for a claim', () => {
    const report = verify(
      draftOf([{ text: 'Building the harbour bridge cost 6.25 million pounds.', sources: [77, 1] }]),
    );
    expect(report.sections[0]?.sentences[0]?.citations.map(({ source }) => source)).toEqual([2]);
  });
});

describe('verifyDraft of an extract', () => {
  it('lets all of it through', () => {
    const coverage = fullCoverage(PLAN, SOURCES);
    const extract = writeExtract(PLAN, SOURCES, coverage);
    const report = verify(extract, { extract });
    expect(report.rejected).toBe(0);
    expect(report.sections.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(2);
    expect(
      report.sections.flatMap(({ sentences }) => sentences).every(({ kind }) => kind === 'verbatim'),
    ).toBe(true);
    expect(report.summary.length).toBeGreaterThan(0);
  });
});
