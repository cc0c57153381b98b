import type { Fact } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { hasWords } from '../../text/whole-words.js';
import { contentWords, overlap } from './words.js';

/** The words of a text that may name something: with the numbers of names such as "1000 gallon tank", and no others. */
export function namingWords(text: string, facts: readonly Fact[], language: Language): string[] {
  const all = contentWords(text, language);
  const words = all.filter((word) => /\p{L}/u.test(word));
  const names = facts.flatMap((fact) =>
    fact.type === 'item' && overlap(words, fact.name, language) > 0 ? [fact.name] : [],
  );
  return all.filter((word) => words.includes(word) || names.some((name) => hasWords(name, word)));
}
