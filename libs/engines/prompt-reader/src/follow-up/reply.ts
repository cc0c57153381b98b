import type { SiteDocument } from '@capstan/site-document';
import type { PromptText } from '../clauses/prompt-text.js';
import type { Language } from '../packs/language.js';
import { isBeyond } from './demands/beyond.js';
import { dateShiftIn } from './demands/date-shift.js';
import { isRemark } from './demands/remarks.js';
import { whichOf } from './demands/which.js';
import type { Instruction } from './instructions/instruction.js';
import { remarkIn } from './instructions/remarks.js';
import type { Answered } from './message-ledger.js';

/** The answer to a message that changes nothing. */
export interface Reply {
  claims: string[];
  isUnderstood: boolean;
}

/** What to say where nothing was changed: because nothing was to be, because no site can do it, or because it was not understood. */
export function replyTo(
  answered: readonly Answered[],
  document: SiteDocument,
  { language, text, folded }: PromptText,
  own: Language,
): Reply {
  const { claims } = own.labels;
  const { changes } = language;
  const isBeyondSite = ({ instruction }: Answered): boolean => isBeyond(instruction, document, language);
  const isAllBeyond =
    answered.some(isBeyondSite) &&
    answered.every(
      (each) => each.outcome === 'nothing' || isBeyondSite(each) || isRemark(each.instruction, language),
    );
  if (isAllBeyond) return { claims: [claims.beyond], isUnderstood: true };
  // Courtesies alone are no instructions.
  if (answered.length === 0 && remarkIn(text, language) === 'praise')
    return { claims: [claims.thanks], isUnderstood: true };
  const isPraise = changes.fine.isIn(folded) || changes.keep.isIn(folded);
  // "remove the gallery, some parents are not happy with it", of a site without one: the rest is a reason.
  const isGoneAlready = answered.some(isAboutAbsent);
  const isFine = answered.every(
    ({ outcome, instruction }) =>
      outcome === 'nothing' || ((isPraise || isGoneAlready) && isNoOrder(instruction, language)),
  );
  // "My bad!" alone does not say what is to be mended.
  const isSorry = answered.length > 0 && answered.every(({ why }) => why === 'apology');
  if (isFine && !isSorry && (answered.length > 0 || isPraise))
    return { claims: [claims[reasonOf(answered)]], isUnderstood: true };
  const which = answered.flatMap(({ instruction }) => whichOf(instruction, document, language, own));
  return { claims: which.length > 0 ? which : [claims.notUnderstood], isUnderstood: false };
}

/** Why nothing was to be changed. */
function reasonOf(answered: readonly Answered[]): 'already' | 'question' | 'thanks' | 'kept' {
  const reasons = new Set(answered.map(({ why }) => why));
  if (reasons.has('already')) return 'already';
  if (reasons.has('question')) return 'question';
  const isPraised =
    reasons.has('praise') && [...reasons].every((why) => why === 'praise' || why === 'apology');
  return isPraised ? 'thanks' : 'kept';
}

/** It removes what the site does not have. */
export const isAboutAbsent = ({ outcome, instruction, why }: Answered): boolean =>
  outcome === 'nothing' && why === undefined && instruction.operations.has('remove');

/** "… are not happy with pictures": a word of grammar alone orders nothing. */
const isNoOrder = ({ text, folded, operations, isSaid }: Instruction, language: Language): boolean => {
  const { changes, lists } = language;
  const others = [...operations].filter(
    (each) =>
      each !== 'replace' || changes.replace.find(folded).some(({ word }) => !lists.function.isWord(word)),
  );
  return others.length === 0 && !isSaid && !/\d/u.test(text) && dateShiftIn(folded, language) === null;
};
