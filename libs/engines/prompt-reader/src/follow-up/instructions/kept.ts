import type { PromptText } from '../../clauses/prompt-text.js';
import type { Range } from '../../text/range.js';
import { contentWords } from '../words/words.js';
import { operationsOf } from './operations.js';

const MAX_KEPT_WORDS = 2;

/** "Please add it, same prices." without what stays. */
export function withoutKept(prompt: PromptText, range: Range): Range {
  const comma = prompt.text.lastIndexOf(', ', range.end);
  const tail = { start: comma + 2, end: range.end };
  return comma > range.start && isKept(prompt, tail) ? { start: range.start, end: comma } : range;
}

/** "the rest stays", "the shears stay the same", "same rent": and nothing else. */
export function isKept({ text, language, ...prompt }: PromptText, { start, end }: Range): boolean {
  const folded = prompt.folded.slice(start, end);
  const isSame =
    language.messages.same.atStart(folded) !== undefined && operationsOf(language, folded).size === 0;
  if (!isSame && !language.changes.keep.isIn(folded)) return false;
  return !/\d/u.test(folded) && contentWords(text.slice(start, end), language).length <= MAX_KEPT_WORDS;
}
