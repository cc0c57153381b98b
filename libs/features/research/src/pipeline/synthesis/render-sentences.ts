import type { ReportSentence } from '../../model/report.js';

const INTRODUCES = /:$/u;

/**
 * Joins sentences, each followed by the markers of its sources: `It opened in 1932. [Source 1] [Source 3]`. What a
 * sentence introduces with a colon, such as a list, is on lines of its own.
 */
export function withMarkers(sentences: readonly ReportSentence[]): string {
  const first = sentences.findIndex(({ text }) => INTRODUCES.test(text));
  return sentences
    .map(({ text, citations }, index) => {
      const marked = [text, ...citations.map(({ source }) => `[Source ${source}]`)].join(' ');
      const separator = first >= 0 && index > first ? '\n' : ' ';
      return index === 0 ? marked : `${separator}${marked}`;
    })
    .join('');
}
