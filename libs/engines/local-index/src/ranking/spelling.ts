import { termOfWord } from '@capstan/text-analysis';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const MIN_LENGTH = 4;
const MAX_LENGTH = 24;

/**
 * Returns the terms of all words that differ from a misspelled word by one inserted, deleted, replaced or
 * transposed letter (P. Norvig, "How to Write a Spelling Corrector"). Stemmed afterwards, to match the terms of the
 * index.
 */
export function correctionsOf(word: string): string[] {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || !/^[a-z]+$/.test(word)) return [];
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at);
    const after = word.slice(at + 1);
    const here = word.charAt(at);
    const next = word.charAt(at + 1);
    if (here !== '') found.add(termOfWord(before + after));
    if (next !== '') found.add(termOfWord(before + next + here + word.slice(at + 2)));
    for (const letter of ALPHABET) {
      if (here !== '') found.add(termOfWord(before + letter + after));
      found.add(termOfWord(before + letter + word.slice(at)));
    }
  }
  found.delete(termOfWord(word));
  return [...found].toSorted();
}
