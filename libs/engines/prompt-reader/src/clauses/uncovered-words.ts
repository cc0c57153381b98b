import type { Range } from '../text/range.js';

export const WORDS = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The words of a text that none of the matches covers. Where words have no spaces, these are the runs of characters
 * between the matches.
 */
export function uncoveredWords(folded: string, known: readonly Range[]): string[] {
  const isCovered = new Uint8Array(folded.length);
  for (const { start, end } of known) isCovered.fill(1, Math.max(start, 0), Math.max(end, 0));
  return [...folded.matchAll(WORDS)].flatMap(({ 0: word, index }): string[] => {
    const first = isCovered.indexOf(1, index);
    if (first === -1 || first >= index + word.length) return [word];
    if (!UNSPACED.test(word)) return [];
    const kept = [...word].map((character, at) => (isCovered[index + at] === 1 ? ' ' : character)).join('');
    return kept.split(' ').filter((rest) => rest.length > 1);
  });
}

/** How many letters nothing covers, where words have no spaces. */
export const uncoveredCharacters = (folded: string, known: readonly Range[]): number =>
  [...folded.matchAll(/[\p{L}\p{N}]/gu)].filter(
    ({ index }) => !known.some(({ start, end }) => start <= index && index < end),
  ).length;
