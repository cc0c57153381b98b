import type { Range } from '../text/range.js';
import type { PromptText } from './prompt-text.js';
import { WORDS } from './uncovered-words.js';

/** A word with a capital letter, or a quotation, that does not begin the text. */
export function hasName({ text, language }: PromptText, range: Range): boolean {
  if (!language.grammar.isSpaced) return /[「『]/u.test(text.slice(range.start, range.end));
  const words = [...text.slice(range.start, range.end).matchAll(WORDS)];
  return language.grammar.nounsAreCapital
    ? words.filter(({ 0: word }) => /^\p{Lu}\p{Ll}/u.test(word)).length >= 2
    : words.some(({ 0: word }) => /^\p{Lu}[\p{L}]/u.test(word) && !/^\p{Lu}+$/u.test(word));
}
