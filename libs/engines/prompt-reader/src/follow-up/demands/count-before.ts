import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';

const MAX_BEFORE = 20;

/** "two hours", "3 weeks", "a day": how many of a unit that begins at `start`, and where that is said. */
export function countBefore(
  folded: string,
  start: number,
  { grammar }: Language,
): { start: number; count: number } {
  const before = folded.slice(Math.max(0, start - MAX_BEFORE), start);
  const digits = /(\d{1,3})\s?$/u.exec(before);
  if (digits !== null) return { start: start - before.length + digits.index, count: Number(digits[1]) };
  const numbers = grammar.numbers.map((each) => fold(each));
  const last = before.trim().split(/\s+/u).at(-1) ?? '';
  const word = grammar.isSpaced ? last : (numbers.find((each) => before.endsWith(each)) ?? '');
  const index = numbers.indexOf(word);
  // One has two forms where it has a gender, and is the first two words of the list.
  const [one = '', two = ''] = grammar.numbers;
  const count = index < 1 ? 1 : two.startsWith(one) ? index : index + 1;
  return { start: start - word.length, count };
}
