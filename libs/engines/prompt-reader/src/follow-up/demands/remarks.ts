import type { SiteDocument } from '@capstan/site-document';
import { uncoveredWords } from '../../clauses/uncovered-words.js';
import type { Language } from '../../packs/language.js';
import type { Instruction } from '../instructions/instruction.js';
import {
  contentOf,
  foundIn,
  hasDigits,
  isOfSite,
  ordersMore,
  othersIn,
  type Remark,
  remarkIn,
} from '../instructions/remarks.js';
import { QUOTED } from '../words/quoted.js';
import { overlap } from '../words/words.js';
import { saidOf } from './changed-parts.js';

const MAX_OTHER_WORDS = 1;
/** Words of a sentence about the site itself, other than those of praise: "it looks great next to our old sign". */
const MAX_PRAISED = 4;

/** "Lovely.", "sorry for the mess!", "two things.": said next to requests, and not one itself. */
export function isRemark(instruction: Instruction, language: Language): boolean {
  const { text, folded, operations, isSaid } = instruction;
  if (isSaid || hasDigits(text)) return false;
  if (remarkIn(text, language) !== null) return true;
  if (operations.size > 0 || !language.grammar.isSpaced) return false;
  const { lists, messages, changes } = language;
  const known = [lists.remark, lists.aside, lists.thanks, changes.fine];
  const isFelt = messages.praise.isIn(folded) || messages.apology.isIn(folded);
  const left = isFelt
    ? othersIn(folded, language, [...known, messages.praise, messages.apology])
    : uncoveredWords(folded, foundIn(folded, known));
  return contentOf(left, language).length <= MAX_OTHER_WORDS;
}

/** A remark about this site: "it works great on my phone", also with a few words that are nowhere on the site. */
export function remarkOn(
  { text, folded, isSaid, content }: Instruction,
  { identity, facts }: SiteDocument,
  language: Language,
): Remark | null {
  if (isSaid || content !== undefined || QUOTED.test(text) || hasDigits(text)) return null;
  const plain = remarkIn(text, language);
  if (plain !== null) return plain;
  const { messages, changes } = language;
  const isPraise = messages.praise.isIn(folded) || changes.fine.isIn(folded);
  if (!isPraise || !isOfSite(folded, language) || ordersMore(folded, language)) return null;
  const others = contentOf(othersIn(folded, language), language);
  const site = [identity.name, ...facts.map(saidOf)].join(' ');
  return others.length <= MAX_PRAISED && overlap(others, site, language) === 0 ? 'praise' : null;
}
