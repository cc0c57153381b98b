import type { SiteDocument } from '@capstan/site-document';
import { uncoveredWords } from '../../clauses/uncovered-words.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { saidOf } from './changed-parts.js';
import type { Instruction } from '../instructions/instructions.js';
import { QUOTED } from '../words/quoted.js';
import { valuesIn } from '../words/found-values.js';
import { contentWords, overlap } from '../words/words.js';

const MAX_OTHER_WORDS = 1;
/** Words of a message that only praises, other than those that do so. */
const MAX_PRAISED = 3;
/** "ok so 3 things" counts; a value has more digits or a sign. */
const VALUE = /\d{2}|\d[^\s\p{L}]|[^\s\p{L}(]\d/u;

/** "Lovely.", "sorry for the mess!", "two things.": said next to requests, and not one itself. */
export function isRemark({ text, folded, operations, isSaid }: Instruction, language: Language): boolean {
  if (operations.size > 0 || isSaid || VALUE.test(text) || !language.grammar.isSpaced) return false;
  const { remark, aside, thanks } = language.lists;
  const numbers = new Set(language.grammar.numbers.map((number) => fold(number)));
  const rest = uncoveredWords(
    folded,
    [remark, aside, thanks, language.changes.fine].flatMap((list) => list.find(folded)),
  );
  const others = contentWords(rest.join(' '), language).filter(
    (word) => /\p{L}/u.test(word) && !numbers.has(word),
  );
  return others.length <= MAX_OTHER_WORDS;
}

/**
 * What no change of a site can do, such as a bank account or a place in a search engine; not what visitors are to read, and
 * nothing that the site is about: an accountant's site has tax returns.
 */
export function isBeyond(
  { text, folded, isSaid }: Instruction,
  { identity, facts }: SiteDocument,
  language: Language,
): boolean {
  if (isSaid || QUOTED.test(text) || valuesIn(text, language).length > 0) return false;
  const site = [identity.name, ...facts.map(saidOf)].join(' ');
  return language.messages.beyond.find(folded).some(({ word }) => {
    const words = contentWords(word, language);
    return overlap(words, site, language) < words.length;
  });
}

export const isNoOrder = ({ text, operations, isSaid }: Instruction): boolean =>
  operations.size === 0 && !isSaid && !/\d/u.test(text);

/** "Love the look", but not "love the look but make the class 7pm". */
export function isOnlyPraise(instruction: Instruction, language: Language): boolean {
  const { text, folded } = instruction;
  const { fine } = language.changes;
  const others = contentWords(text, language);
  return fine.isIn(folded) && isNoOrder(instruction) && others.length <= MAX_PRAISED;
}
