import { describe, expect, it } from 'vitest';
import type { Report, ReportSentence } from '../model/report.js';
import { madeSource } from '../pipeline/synthesis/fixtures/made-sources.js';
import { foundNothing } from './found-nothing.js';

const SENTENCE: ReportSentence = { text: 'The vents open at noon.', citations: [], kind: 'verbatim' };
const EMPTY: Report = {
  title: 'Who painted the vents?',
  author: 'extractive',
  summary: [],
  sections: [],
  keyFindings: [],
  conflicts: [],
  confidence: 0,
  checked: 0,
  rejected: 0,
  claims: [],
};
const found = {
  sources: [madeSource(1, 'The vents open at noon.')],
  report: EMPTY,
  charts: [],
  counters: { entitiesEnriched: 0 },
};

describe('foundNothing', () => {
  it('is true without sources, and for an empty report', () => {
    expect(foundNothing({ ...found, sources: [], report: null })).toBe(true);
    expect(foundNothing(found)).toBe(true);
  });

  it.each([
    ['a summary', { report: { ...EMPTY, summary: [SENTENCE] } }],
    [
      'a section',
      { report: { ...EMPTY, sections: [{ facetId: 'f1', heading: 'Costs', sentences: [SENTENCE] }] } },
    ],
    ['a finding', { report: { ...EMPTY, keyFindings: [SENTENCE] } }],
    ['a conflict', { report: { ...EMPTY, conflicts: [{ about: 'noon', sentences: [SENTENCE] }] } }],
    ['profiles', { counters: { entitiesEnriched: 1 } }],
    ['sources without a report', { report: null }],
  ])('is false with %s', (_, fields) => {
    expect(foundNothing({ ...found, ...fields })).toBe(false);
  });
});
