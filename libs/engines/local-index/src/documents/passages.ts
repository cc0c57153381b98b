import { cutText, sentencesOf } from '@capstan/text-analysis';
import type { TextBlock } from './document.js';

/** The length that ranks best: long enough for context, short enough for one topic. */
const TARGET_LENGTH = 900;
/** Longer text is not a sentence (tables, code) and is cut at a word. */
const MAX_SENTENCE = 1200;

/** The unit of ranking and quoting: adjacent blocks with the same path of headings. */
export interface Passage {
  readonly headings: readonly string[];
  /** Blocks are lines. */
  readonly body: string;
}

/** Cuts blocks into passages of about 900 characters that start and end with whole sentences. */
export function passagesOf(blocks: readonly TextBlock[]): Passage[] {
  const passages: Passage[] = [];
  let open: { headings: readonly string[]; body: string } | undefined;
  const close = (): void => {
    if (open && open.body !== '') passages.push(open);
    open = undefined;
  };
  for (const { headings, text } of blocks) {
    if (open && !samePath(open.headings, headings)) close();
    let separator = '\n';
    for (const piece of piecesOf(text)) {
      if (open && open.body.length + separator.length + piece.length > TARGET_LENGTH) close();
      if (open) open.body += separator + piece;
      else open = { headings, body: piece };
      separator = ' ';
    }
  }
  close();
  return passages;
}

/** Splits a block that is too long into sentences, and sentences that are too long into runs of words. */
function piecesOf(text: string): string[] {
  if (text.length <= TARGET_LENGTH) return text === '' ? [] : [text];
  return sentencesOf(text).flatMap((sentence) => {
    const pieces: string[] = [];
    let rest = sentence;
    while (rest.length > MAX_SENTENCE) {
      const piece = cutText(rest, TARGET_LENGTH);
      pieces.push(piece);
      rest = rest.slice(piece.length).trimStart();
    }
    return [...pieces, rest];
  });
}

const samePath = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((heading, level) => heading === other[level]);
