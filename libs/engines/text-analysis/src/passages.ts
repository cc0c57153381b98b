import { type TextSpan, boundedSentenceSpans } from './sentences.js';

/** About the length that ranks best: long enough for context, short enough to be about one thing. */
const TARGET_LENGTH = 900;
/** A sentence beyond this is no sentence (tables, code) and is cut at a word. */
const MAX_SENTENCE = 1200;

/** Neighboring sentences under one heading: what is ranked and quoted. */
export interface TextPassage extends TextSpan {
  /** The line above that is a heading; empty before the first. */
  heading: string;
}

/**
 * Cuts a text whose blocks are lines into passages of about 900 characters that start and end with whole sentences.
 * A block that fits stays whole; lines that are headings stand in no passage.
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

/** The lines that are not blank, without the white space around them. */
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
