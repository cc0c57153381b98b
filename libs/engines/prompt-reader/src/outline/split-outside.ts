import { skipBracket } from '../clauses/sentences.js';
import type { Range } from '../text/range.js';

/** The parts of a range between its marks, outside of brackets and quotations. */
export function splitOutside(text: string, { start, end }: Range, isMark: (at: number) => boolean): Range[] {
  const found: Range[] = [];
  let from = start;
  for (let at = start; at < end; at += 1) {
    const closing = skipBracket(text, at);
    if (closing !== at) at = Math.min(closing, end);
    else if (isMark(at)) {
      found.push({ start: from, end: at });
      from = at + 1;
    }
  }
  return [...found, { start: from, end }];
}
