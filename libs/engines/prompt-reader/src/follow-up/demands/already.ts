import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { leadEnd } from '../instructions/asked.js';
import type { Instruction } from '../instructions/instruction.js';
import { overlap } from '../words/words.js';
import { saidOf } from './changed-parts.js';
import { demandsOf } from './demands.js';
import { holds } from './holds.js';

/** "Make sure it says £12 for the class", where the site says so: the values that it names are those of what it is about. */
export function isSaidAlready(
  instruction: Instruction,
  document: SiteDocument,
  language: Language,
  own: Language,
): boolean {
  const { folded, isSaid, content } = instruction;
  if (isSaid || content !== undefined || checkEnd(folded, language) === 0) return false;
  const { said, subject } = demandsOf(withoutCheck(instruction, language), document, language);
  const isUnique = said.some(({ type }) => type === 'phone' || type === 'email');
  return (
    said.length > 0 &&
    document.facts.some(
      (fact) =>
        said.every((demand) => !demand.isOld && holds(fact, demand, own)) &&
        (isUnique || overlap(subject, saidOf(fact), language) > 0),
    )
  );
}

/** "Check that the class is £12" without what asks for a check: what is to be so, where it is not. */
export function withoutCheck(instruction: Instruction, language: Language): Instruction {
  const end = checkEnd(instruction.folded, language);
  if (end === 0) return instruction;
  const text = ' '.repeat(end) + instruction.text.slice(end);
  return { ...instruction, text, folded: fold(text) };
}

/** Where the words that ask for a check end; 0 where there are none at the beginning. */
function checkEnd(folded: string, { messages, lists }: Language): number {
  const lead = leadEnd(folded, [lists.remark, lists.aside, lists.and, lists.command, lists.imperative]);
  const starts = [0, lead].flatMap((from) => {
    const match = messages.checks.atStart(folded.slice(from));
    return match === undefined ? [] : [from + match.end];
  });
  return Math.max(0, ...starts);
}
