import { type TextSpan, boundedSentenceSpans } from './sentences.js';

/** Approximate length that ranks best: long enough for context, short enough to have one topic. */
const TARGET_LENGTH = 900;
/** A longer one is not a sentence (tables, code) and is cut between words. */
const MAX_SENTENCE = 1200;

/** Adjacent sentences below one heading: the unit of ranking and quotation. */
export interface TextPassage extends TextSpan {
  /** The closest heading above; empty before the first. */
  heading: string;
}

/**
 * Cuts a text whose blocks are lines into passages of about 900 characters that start and end with whole sentences.
 * A block that fits stays whole; headings are in no passage.
 */
export function passagesOf(text: string, headings: readonly string[]): TextPassage[] {
  const known = new Set(headings.map((heading) => heading.trim()));
  const passages: TextPassage[] = [];
  let open: TextPassage | undefined;
  let heading = '';
  for (const line of linesOf(text)) {
    const content = text.slice(line.start, line.end);
    if (known.has(content)) {
      heading = content;
      open = undefined;
      continue;
    }
    for (const { start, end } of piecesOf(content, line.start)) {
      if (open && end - open.start <= TARGET_LENGTH) {
        open.end = end;
        continue;
      }
      open = { start, end, heading };
      passages.push(open);
    }
  }
  return passages;
}

/** Returns the lines that are not blank, trimmed. */
function* linesOf(text: string): Generator<TextSpan> {
  for (const match of text.matchAll(/[^\r\n]+/g)) {
    const trimmed = match[0].trimStart();
    const start = match.index + match[0].length - trimmed.length;
    if (trimmed !== '') yield { start, end: start + trimmed.trimEnd().length };
  }
}

function piecesOf(line: string, offset: number): TextSpan[] {
  if (line.length <= TARGET_LENGTH) return [{ start: offset, end: offset + line.length }];
  const lengths = { maxLength: MAX_SENTENCE, pieceLength: TARGET_LENGTH };
  return boundedSentenceSpans(line, lengths).map(({ start, end }) => ({
    start: offset + start,
    end: offset + end,
  }));
}
