import { describe, expect, it } from 'vitest';
import type { ReportSentence } from '../../model/report.js';
import { withMarkers } from './render-sentences.js';

function sentence(text: string, ...sources: number[]): ReportSentence {
  const citations = sources.map((source) => ({
    source,
    start: 0,
    end: text.length,
    quote: text,
    sha256: '',
    support: 1,
  }));
  return { text, citations, kind: 'verbatim' };
}

describe('withMarkers', () => {
  it('puts the markers of its sources after each sentence', () => {
    expect(withMarkers([sentence('It opened.', 1, 3), sentence('It closed.', 2)])).toBe(
      'It opened. [Source 1] [Source 3] It closed. [Source 2]',
    );
  });

  it('puts the entries that a sentence introduces on lines of their own', () => {
    expect(withMarkers([sentence('There are two:', 1), sentence('A tap', 1), sentence('A valve', 1)])).toBe(
      'There are two: [Source 1]\nA tap [Source 1]\nA valve [Source 1]',
    );
  });
});
