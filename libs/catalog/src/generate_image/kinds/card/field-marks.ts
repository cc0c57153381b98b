import type { CardText } from '@capstan/drawing';
import { askedPlaces } from '../reading/asked-kind.js';
import type { MaskedText } from '../reading/masked-text.js';
import { entriesOf, wordsPattern } from '../reading/word-pattern.js';
import { LANGUAGES } from '../words/index.js';

export type CardField = keyof CardText;

/** A word that identifies the part of a card next to it: `title`, `underneath`, `von`. */
export interface FieldMark {
  field: CardField;
  start: number;
  end: number;
  word: string;
}

const FIELDS = ['subtitle', 'eyebrow', 'title', 'author', 'site'] as const;
const MAX_MARKS = 100;
const PATTERNS = FIELDS.map((field) => ({
  field,
  pattern: wordsPattern(LANGUAGES.flatMap(({ card }) => entriesOf(card[field]))),
}));

/** The marks in a text, in order; of those that overlap the longest. `Title` of `title card` is none. */
export function fieldMarksIn(masked: MaskedText): FieldMark[] {
  const { folded } = masked;
  const requests = askedPlaces(masked, 'card');
  const found = PATTERNS.flatMap(({ field, pattern }) =>
    [...folded.matchAll(pattern)].map(({ index, 0: word }) => ({
      field,
      word,
      start: index,
      end: index + word.length,
    })),
  ).toSorted((a, b) => b.word.length - a.word.length);
  const kept: FieldMark[] = [];
  for (const mark of found.slice(0, 500)) {
    if (requests.some(({ start, end }) => mark.start >= start && mark.end <= end)) continue;
    const isFree = kept.every(({ start, end }) => mark.end <= start || mark.start >= end);
    if (isFree && kept.push(mark) >= MAX_MARKS) break;
  }
  return kept.toSorted((a, b) => a.start - b.start);
}
