import { termOfWord, unaccented } from '@capstan/text-analysis';

const OPTION = /(?<![A-Za-z0-9_/.-])--?[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*/g;
const COMPOUND = /(?<![A-Za-z0-9])[A-Za-z0-9]+(?:(?:[_.-]|::?|__+)[A-Za-z0-9]+)+/g;
const HUMPED = /(?<![A-Za-z0-9])[A-Za-z][A-Za-z0-9]*[a-z][A-Z][A-Za-z0-9]*/g;
const HUMP = /[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g;
/** Fast checks whether a text can contain any. */
const JOINED = /[A-Za-z0-9][_.:-]+[A-Za-z0-9]/;
const DASHED = /(?:^|[^A-Za-z0-9])-[A-Za-z-]/;
const CAMEL = /[a-z][A-Z]/;
const MAX_LENGTH = 64;

/**
 * Returns terms for code in addition to the words of a text: `pg_dump`, `Array.prototype.map` and `2.4` whole
 * (joined by `_`, lower case), command-line options with their dashes (`--force`), and the stemmed parts of
 * `DocumentRoot`. `termsOf` returns the words themselves.
 */
export function identifiersOf(text: string): string[] {
  const found: string[] = [];
  const folded = unaccented(text);
  if (DASHED.test(folded)) {
    for (const [option] of folded.matchAll(OPTION)) found.push(option.toLowerCase());
  }
  if (JOINED.test(folded)) {
    for (const [compound] of folded.matchAll(COMPOUND)) {
      found.push(compound.toLowerCase().replace(/[_.:-]+/g, '_'));
    }
  }
  if (CAMEL.test(folded)) {
    for (const [word] of folded.matchAll(HUMPED)) {
      for (const [part] of word.matchAll(HUMP)) if (part.length > 1) found.push(termOfWord(part));
    }
  }
  return found.filter(({ length }) => length <= MAX_LENGTH);
}
