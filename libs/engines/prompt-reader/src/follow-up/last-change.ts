import { isDeepStrictEqual } from 'node:util';
import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../packs/language.js';
import { contentWords } from './words/words.js';

/** The words for what the last change was about: "no, 27" is said of it. Empty where it was about several. */
export function subjectOfLast(
  previous: SiteDocument | undefined,
  { facts }: SiteDocument,
  language: Language,
): string[] {
  const old = new Map(previous?.facts.map((fact) => [fact.id, fact]));
  const names = facts.flatMap((fact) =>
    (fact.type === 'item' || fact.type === 'person') && !isDeepStrictEqual(old.get(fact.id), fact)
      ? [fact.name]
      : [],
  );
  const [name, second] = previous === undefined ? [] : names;
  return name === undefined || second !== undefined ? [] : contentWords(name, language);
}
