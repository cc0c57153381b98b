import { uncoveredWords } from '../../clauses/uncovered-words.js';
import type { Language } from '../../packs/language.js';
import type { Range } from '../../text/range.js';
import { contentWords } from '../words/words.js';

/** The words of a text that any message about a look may have. */
export function knownIn(folded: string, { lists, looks, changes }: Language): Range[] {
  const known = [
    lists.site,
    lists.wish,
    lists.command,
    lists.imperative,
    lists.remark,
    lists.aside,
    lists.thanks,
    looks.nouns,
    looks.background,
    looks.text,
    looks.larger,
    looks.smaller,
    looks.into,
    looks.becomes,
    looks.than,
    looks.exchange,
    looks.dislikes,
    looks.dislikedAfter,
    looks.degree,
    looks.excess,
    looks.somewhat,
    looks.like,
    looks.prefer,
    looks.because,
    looks.filler,
    changes.replace,
    changes.instead,
    changes.dislikes,
  ];
  return known.flatMap((list) => list.find(folded));
}

/** The words of a text with a content of their own, besides those and what is known of it already. */
export const otherWords = (folded: string, said: readonly Range[], language: Language): string[] =>
  contentWords(uncoveredWords(folded, [...said, ...knownIn(folded, language)]).join(' '), language);
