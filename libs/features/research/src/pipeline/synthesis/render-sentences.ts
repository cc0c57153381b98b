import type { ReportSentence } from '../../model/report.js';

/**
 * Joins sentences, each followed by the markers of its sources: `It opened in 1932. [Source 1] [Source 3]`.
 */
export function withMarkers(sentences: readonly ReportSentence[]): string {
  return sentences
    .map(({ text, citations }) => [text, ...citations.map(({ source }) => `[Source ${source}]`)].join(' '))
    .join(' ');
}
