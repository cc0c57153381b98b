import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../packs/language.js';
import { isSaidAlready } from './demands/already.js';
import { remarkOn } from './demands/remarks.js';
import type { Instruction } from './instructions/instruction.js';
import { remarkIn } from './instructions/remarks.js';
import type { Why } from './message-ledger.js';

/** Why an instruction asks for no change: it is a question, a remark, or asks for what is so already; null if it asks for one. */
export function whyUnasked(
  instruction: Instruction,
  next: Instruction | undefined,
  document: SiteDocument,
  language: Language,
  own: Language,
): Why | null {
  if (instruction.isQuestion || isQuestionBefore(instruction, next, language)) return 'question';
  return (
    remarkOn(instruction, document, language) ??
    (isSaidAlready(instruction, document, language, own) ? 'already' : null)
  );
}

/** "I wonder about my own domain. Only a question": what is said before it asks for nothing, unless something is to go. */
function isQuestionBefore(
  { operations, isSaid, content }: Instruction,
  next: Instruction | undefined,
  language: Language,
): boolean {
  if (next === undefined || isSaid || content !== undefined) return false;
  const isOrder = (['remove', 'rename', 'replace', 'swap'] as const).some((each) => operations.has(each));
  return !isOrder && remarkIn(next.text, language) === 'question';
}
