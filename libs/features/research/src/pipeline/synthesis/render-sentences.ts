import { markedText } from '@capstan/answers';
import type { ReportSentence } from '../../model/report.js';

/** The text of sentences, each followed by the markers of its sources. */
export const withMarkers = (sentences: readonly ReportSentence[]): string =>
  markedText(
    sentences.map(({ text, citations }) => ({ text, sources: citations.map(({ source }) => source) })),
  );
