import type { Language } from '../../packs/language.js';
import { tokensOf } from '../../text/tokens.js';
import { fold } from '../../text/fold.js';

const MIN_LENGTH = 5;

/**
 * A message with words that are one letter away from a word of the document put right, so that what is meant is found.
 * Only for matching: what is written into documents is the customer's own text. Lengths are kept where possible.
 */
export function withoutTypos(text: string, known: ReadonlySet<string>, language: Language): string {
  if (!language.grammar.isSpaced) return text;
  const words = [...known].filter((word) => word.length >= MIN_LENGTH - 1);
  return tokensOf(fold(text)).reduceRight((fixed, { start, end, text: word }) => {
    if (word.length < MIN_LENGTH || known.has(word) || /\d/u.test(word)) return fixed;
    const right = words.find((each) => isOneAway(word, each));
    return right === undefined ? fixed : fixed.slice(0, start) + right + fixed.slice(end);
  }, text);
}

/** One letter added, left out, replaced, or two swapped; the first letter is right. */
export function isOneAway(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1 || a === b) return false;
  let head = 0;
  while (head < a.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  const [left, right] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
