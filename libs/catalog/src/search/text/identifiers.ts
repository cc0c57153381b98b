import { termOfWord, unaccented } from './terms.js';

/** A quick look whether a text can hold any: a sign between or before letters, or a hump. */
const CANDIDATE = /[_.:-][A-Za-z0-9]|\p{Ll}\p{Lu}/u;
const OPTION = /(?<![\p{L}\p{N}_/.-])--?[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*/gu;
const COMPOUND = /[\p{L}\p{N}]+(?:(?:[_.-]|::?|__+)[\p{L}\p{N}]+)+/gu;
const HUMPED = /\p{L}[\p{L}\p{N}]*\p{Ll}\p{Lu}[\p{L}\p{N}]*/gu;
const HUMP = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{N}]+/gu;
const MAX_LENGTH = 64;

/**
 * Terms beyond the words of a text, for what programs are made of: `pg_dump`, `Array.prototype.map` and `2.4` as
 * wholes (joined by `_`, lower case), command-line options with their dashes (`--force`), and the stemmed parts of
 * `DocumentRoot`. The words themselves come from `termsOf`.
 */
export function identifiersOf(text: string): string[] {
  if (!CANDIDATE.test(text)) return [];
  const folded = unaccented(text);
  const found: string[] = [];
  for (const [option] of folded.matchAll(OPTION)) found.push(option.toLowerCase());
  for (const [compound] of folded.matchAll(COMPOUND)) {
    found.push(compound.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '_'));
  }
  for (const [word] of folded.matchAll(HUMPED)) {
    for (const [part] of word.matchAll(HUMP)) if (part.length > 1) found.push(termOfWord(part));
  }
  return found.filter(({ length }) => length <= MAX_LENGTH);
}
