import { describe, expect, it } from 'vitest';
import type { ReportSentence } from '../model/report.js';
import type { Findings } from '../pipeline/research-pipeline.js';
import { madePlan, madeSource } from '../pipeline/synthesis/fixtures/made-sources.js';
import { evidenceOf } from './evidence-of.js';

const sentence = (text: string): ReportSentence => ({
  text,
  kind: 'worded',
  citations: [{ source: 1, start: 0, end: text.length, quote: text, sha256: 'hash', support: 0.9 }],
});

const source = madeSource(1, 'The bridge opened in 1932.', { author: 'Ada' });

const findings = {
  plan: madePlan('harbour bridge', [['Costs', 'cost price']]),
  sources: [source],
  coverage: [{ facetId: 'f2', sources: [1], sites: 1, terms: 1, isCovered: true }],
  report: {
    title: 'harbour bridge',
    author: 'test:scripted',
    summary: [sentence('In short.')],
    sections: [{ facetId: 'f2', heading: 'Costs', sentences: [sentence('It cost much.')] }],
    keyFindings: [sentence('It is a bridge.')],
    conflicts: [{ about: 'opened', sentences: [sentence('In 1932.'), sentence('In 1941.')] }],
    confidence: 0.5,
    checked: 9,
    rejected: 4,
    claims: [{ text: 'It is a bridge.', isSupported: true, reason: null, checkedBy: 'verifier' }],
  },
} as unknown as Findings;

describe('evidenceOf', () => {
  it('has every sentence of the report in order, with its location and its spans', () => {
    const { sentences } = evidenceOf(findings);
    expect(sentences.map(({ id, part, heading, text }) => [id, part, heading, text])).toEqual([
      ['s1', 'summary', null, 'In short.'],
      ['s2', 'section', 'Costs', 'It cost much.'],
      ['s3', 'key_finding', null, 'It is a bridge.'],
      ['s4', 'conflict', 'opened', 'In 1932.'],
      ['s5', 'conflict', 'opened', 'In 1941.'],
    ]);
    expect(sentences[0]).toMatchObject({ kind: 'worded', citations: [{ source: 1, quote: 'In short.' }] });
  });

  it('states how many sentences of the draft were rejected', () => {
    expect(evidenceOf(findings)).toMatchObject({ author: 'test:scripted', rejected: 4 });
  });

  it('lists each source as it was read, without its text', () => {
    const { text, textSha256, url, readAt } = source;
    const [named] = evidenceOf(findings).sources;
    expect(named).toMatchObject({ id: 1, url, author: 'Ada', textSha256, textLength: text.length, readAt });
    expect(JSON.stringify(named)).not.toContain(text);
  });

  it('states for each facet how many sites cover it', () => {
    expect(evidenceOf(findings).facets).toEqual([
      { heading: 'Overview', queries: ['harbour bridge'], sites: 0, isCovered: false },
      { heading: 'Costs', queries: ['cost price'], sites: 1, isCovered: true },
    ]);
  });

  it('has no sentences if no report was requested', () => {
    expect(evidenceOf({ ...findings, report: undefined } as never)).toMatchObject({
      author: null,
      sentences: [],
      rejected: 0,
    });
  });
});
