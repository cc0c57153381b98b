import type { PromptText } from '../clauses/prompt-text.js';
import type { Range } from '../text/range.js';
import type { Head } from './heads.js';

/** How far in a line begins; an entry of a list is further in than a line without a mark. */
export function levelOf({ text }: PromptText, { start }: Range): number {
  const from = text.lastIndexOf('\n', start) + 1;
  const [, indent = '', mark = ''] = /^([ \t]*)([-–—*•·])?/u.exec(text.slice(from, start + 1))!;
  return indent.length * 2 + (mark === '' ? 0 : 1);
}

/** Whether a title is alone in its line. */
export const isWholeLine = ({ text }: PromptText, { end }: Pick<Head, 'end'>): boolean =>
  /^[^\S\n]*(?:[:：][^\S\n]*)?(?:\n|$)/u.test(text.slice(end, end + MAX_GAP));

const MAX_GAP = 20;
