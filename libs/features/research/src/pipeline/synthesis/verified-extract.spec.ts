import { describe, expect, it } from 'vitest';
import type { Draft, DraftSentence } from '../../model/draft.js';
import type { Source } from '../../model/source.js';
import { fullCoverage, madePlan, madeSource } from './fixtures/made-sources.js';
import { writeExtract } from './write-extract.js';
import { verifyDraft } from '../verification/verify-draft.js';

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

describe('an extract that is verified', () => {
  it('has low confidence in a single site, less than in two', () => {
    const one = SOURCES.slice(0, 1);
    const two = SOURCES;
    const confidenceIn = (sources: Source[]): number => {
      const extract = writeExtract(PLAN, sources, fullCoverage(PLAN, sources));
      return verify(extract, { sources, extract }).confidence;
    };
    expect(confidenceIn(one)).toBeLessThan(0.45);
    expect(confidenceIn(two)).toBeGreaterThan(confidenceIn(one));
    expect(confidenceIn([])).toBe(0);
  });

  it('counts copies of one text as one site', () => {
    const copies = [1, 2, 3].map((id) => madeSource(id, SOURCES[0]?.text ?? ''));
    const extract = writeExtract(PLAN, copies, fullCoverage(PLAN, copies));
    expect(verify(extract, { sources: copies, extract }).confidence).toBeLessThan(0.5);
  });

  it('reports contradictions of sources', () => {
    const sources = [
      madeSource(1, 'The harbour bridge was opened to traffic in 1932.'),
      madeSource(2, 'The harbour bridge was opened to all traffic in 1941.'),
    ];
    const extract = writeExtract(PLAN, sources, fullCoverage(PLAN, sources));
    const { conflicts, keyFindings } = verify(extract, { sources, extract });
    expect(conflicts).toHaveLength(1);
    expect(keyFindings.every(({ citations }) => citations.length === 1)).toBe(true);
  });

  it('is accepted completely', () => {
    const coverage = fullCoverage(PLAN, SOURCES);
    const extract = writeExtract(PLAN, SOURCES, coverage);
    const report = verify(extract, { extract });
    expect(report.rejected).toBe(0);
    const { summary, keyFindings, sections } = report;
    const sentences = [...summary, ...keyFindings, ...sections.flatMap((section) => section.sentences)];
    expect(sentences.length).toBeGreaterThan(3);
    expect(sentences.every(({ kind }) => kind === 'verbatim')).toBe(true);
    expect(report.summary.length).toBeGreaterThan(0);
  });
});
