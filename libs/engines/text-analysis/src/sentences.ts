import { cutText } from './cut-text.js';
import { isListNumber } from './list-number.js';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A full stop after these, or after a single capital ("J."), does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|Inc|Ltd|Co|Corp|vs|No|Nos|Fig|Figs|Eq|Sec|Ch|Vol|pp|p|ca|cf|approx|e\.g|i\.e|al|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\.\s*$/u;

/** The dot of a name such as `.gnucash`, which does not end a sentence. */
const LEADING_DOT = /(?:^|\s)\.$/u;

/** Longer than any abbreviation with its white space. */
const TAIL_LENGTH = 40;

/** A part of a text: UTF-16 code units, end exclusive. */
export interface TextSpan {
  start: number;
  end: number;
}

/** Returns the spans of the sentences of a text, without surrounding white space, in order. A line break ends a sentence. */
export function sentenceSpans(text: string): TextSpan[] {
  const spans: TextSpan[] = [];
  const add = (from: number, to: number): void => {
    const sentence = text.slice(from, to);
    const trimmed = sentence.trimStart();
    const start = to - trimmed.length;
    if (trimmed !== '') spans.push({ start, end: start + trimmed.trimEnd().length });
  };
  let start = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    const end = index + segment.length;
    // Only the end matters: examining the whole each time takes quadratic time for a page of initials.
    const tail = text.slice(Math.max(start, end - TAIL_LENGTH), end);
    // bounded: TAIL_LENGTH
    if (ABBREVIATION.test(tail) && !/\n\s*$/.test(tail)) continue;
    // "2. Fill the tank" is one sentence.
    if (
      end - start < TAIL_LENGTH &&
      end < text.length &&
      isAtLineStart(text, start) &&
      isListNumber(tail) &&
      !tail.includes('\n')
    )
      continue;
    if (LEADING_DOT.test(tail) && /\p{L}/u.test(text.charAt(end))) continue;
    add(start, end);
    start = end;
  }
  add(start, text.length);
  return spans;
}

const isAtLineStart = (text: string, at: number): boolean => at === 0 || text.charAt(at - 1) === '\n';

/** Sentences of a text, trimmed, in order; joined by spaces they are the text except for white space. */
export function sentencesOf(text: string): string[] {
  return sentenceSpans(text).map(({ start, end }) => text.slice(start, end));
}

/**
 * Like {@link sentenceSpans}, but text longer than `maxLength` (a table, code) is cut between words into pieces of
 * about `pieceLength`.
 */
export function boundedSentenceSpans(
  text: string,
  { maxLength, pieceLength }: { maxLength: number; pieceLength: number },
): TextSpan[] {
  return sentenceSpans(text).flatMap(({ start, end }) => {
    const pieces: TextSpan[] = [];
    let from = start;
    while (end - from > maxLength) {
      const piece = cutText(text.slice(from, from + maxLength), pieceLength);
      pieces.push({ start: from, end: from + piece.length });
      from += piece.length;
      while (/\s/.test(text.charAt(from))) from += 1;
    }
    return [...pieces, { start: from, end }];
  });
}
