import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import type { Instruction } from '../instructions/instruction.js';
import { isChore } from '../instructions/chores.js';
import { QUOTED } from '../words/quoted.js';
import { valuesIn } from '../words/found-values.js';
import { contentWords, overlap } from '../words/words.js';
import { saidOf } from './changed-parts.js';

/**
 * What no change of a site can do, such as a bank account or a place in a search engine, or what has to be done in the
 * world; not what visitors are to read, and nothing that the site is about: an accountant's site has tax returns.
 */
export function isBeyond(
  { text, folded, isSaid }: Instruction,
  { identity, facts }: SiteDocument,
  language: Language,
): boolean {
  if (isSaid || QUOTED.test(text)) return false;
  const { beyond, chores } = language.messages;
  const found = [
    ...(valuesIn(text, language).length > 0 ? [] : beyond.find(folded)),
    ...(isChore(text, language) ? chores.find(folded) : []),
  ];
  const site = [identity.name, ...facts.map(saidOf)].join(' ');
  return found.some(({ word }) => {
    const words = contentWords(word, language);
    return words.length === 0 || overlap(words, site, language) < words.length;
  });
}
