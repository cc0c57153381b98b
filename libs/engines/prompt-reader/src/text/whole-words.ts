import { fold } from './fold.js';
import { trimEnd } from './trim-end.js';

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Where a text has words of another one as whole words, in any letter case; -1 where it does not. */
export function indexOfWords(text: string, words: string, from = 0): number {
  const [folded, wanted] = [fold(text), fold(words)];
  if (wanted === '') return -1;
  for (let at = folded.indexOf(wanted, from); at !== -1; at = folded.indexOf(wanted, at + 1)) {
    if (isEdge(folded, at, wanted) && isEdge(folded, at + wanted.length, wanted)) return at;
  }
  return -1;
}

export const hasWords = (text: string, words: string): boolean => indexOfWords(text, words) !== -1;

/** Replaces words wherever a text has them as whole words: "Ann" is not in "Annual". */
export function replaceWords(text: string, old: string, fresh: string): string {
  let replaced = '';
  let reached = 0;
  for (let at = indexOfWords(text, old); at !== -1; at = indexOfWords(text, old, reached)) {
    replaced += text.slice(reached, at) + fresh;
    reached = at + old.length;
  }
  return replaced + text.slice(reached);
}

/** Whether a word ends or begins here; of a number, that it has no further digits: 3 is not in 3.20. */
function isEdge(text: string, at: number, wanted: string): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(at, at + 2)];
  const [left, right] = [before.at(-1) ?? '', after.at(0) ?? ''];
  if (UNSPACED.test(wanted)) return !(/\d/u.test(left) && /\d/u.test(right));
  if (/[\p{L}\p{N}]/u.test(left) && /[\p{L}\p{N}]/u.test(right)) return false;
  return !(/\d[.,:]$/u.test(before) && /\d/u.test(right)) && !(/\d/u.test(left) && /^[.,:]\d/u.test(after));
}

/** The words in which two texts differ, between what they begin and end with alike. */
export function differenceOf(from: string, to: string): { from: string; to: string } {
  const [old, now] = [wordsWithSpace(from), wordsWithSpace(to)];
  let head = 0;
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(old.length, now.length) - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const part = (words: readonly string[]): string =>
    trimEnd(
      words
        .slice(head, words.length - tail)
        .join('')
        .replace(/^[\s,;:.]+/u, ''),
      ' \n,;:.',
    );
  return { from: part(old), to: part(now) };
}

const wordsWithSpace = (text: string): string[] => text.match(/[^\s]+\s*/gu) ?? [];
