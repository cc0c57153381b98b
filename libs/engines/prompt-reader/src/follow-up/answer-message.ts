import type { SiteDocument } from '@capstan/site-document';
import type { PromptText } from '../clauses/prompt-text.js';
import type { Language } from '../packs/language.js';
import { answerInstruction } from './answer-instruction.js';
import { change } from './change.js';
import { overlaps } from '../text/range.js';
import { verdictOf } from './check/verdict.js';
import { Editor } from './editing/editor.js';
import { followNumbers } from './editing/follow-numbers.js';
import type { Memory } from './editing/memory.js';
import { withForms } from './forms/with-forms.js';
import type { Instruction } from './instructions/instruction.js';
import { instructionsOf } from './instructions/instructions.js';
import { subjectOfLast } from './last-change.js';
import { lookWishOf } from './look/look-wish.js';
import { type Answered, isDone } from './message-ledger.js';
import { newsOf } from './news.js';
import { withNotes } from './notes/with-notes.js';
import { withLaterChanges } from './later/with-later-changes.js';
import { withOffers } from './prices/with-offers.js';
import { withRules } from './rules/with-rules.js';
import { withExchanges } from './successors/with-exchanges.js';
import { vocabularyOf } from './words/vocabulary.js';

/** A message to a site. */
export interface GivenMessage {
  document: SiteDocument;
  /** The document before the last change. */
  previous: SiteDocument | undefined;
  prompt: PromptText;
  /** Of the message. */
  language: Language;
  /** Of the site. */
  own: Language;
}

/** What became of a message. */
export interface AnsweredMessage {
  /** With the changed document. */
  editor: Editor;
  /** What became of each instruction, in their order. */
  answered: Answered[];
  /** The same, without what did not last. */
  verified: Answered[];
}

/** Each pass reads the whole message again; contradictions that outlast these are not claimed, but stay done. */
const MAX_PASSES = 3;

/** Does what a message asks for. The answers hold together: an instruction that a later one would undo is not done at all. */
export function answerMessage(given: GivenMessage): AnsweredMessage {
  const left = new Set<number>();
  for (let pass = 1; ; pass += 1) {
    const answer = answerWithout(given, left);
    const undone = answer.verified.flatMap(({ instruction, outcome }, at) =>
      outcome === null && answer.answered[at]!.outcome !== null ? [instruction.start] : [],
    );
    if (undone.length === 0 || pass === MAX_PASSES) return answer;
    for (const start of undone) left.add(start);
  }
}

/** @param left where instructions begin that are not to be done */
function answerWithout(given: GivenMessage, left: ReadonlySet<number>): AnsweredMessage {
  const { document, prompt, own } = given;
  const editor = new Editor(document, prompt);
  const answered = answersTo(editor, given, left);
  editor.repeatChanges(document);
  followNumbers(document, editor.next, own);
  const verified = answered.map((each) => stillDone(each, given, editor));
  return { editor, answered, verified };
}

function answersTo(
  editor: Editor,
  { previous, prompt, language, own }: GivenMessage,
  left: ReadonlySet<number>,
): Answered[] {
  const last = subjectOfLast(previous, editor.next, language);
  const memory: Memory = {
    added: new Set(),
    named: null,
    removed: null,
    persons: new Set(),
    isAbsent: false,
    isForm: false,
    subject: last,
  };
  const dated = withLaterChanges(prompt, instructionsOf(prompt), editor.next);
  const noted = withNotes(dated, editor.next, language, own);
  const all = withForms(withOffers(prompt, noted, editor.next), editor.next, language);
  const asksForLook = all.some((each) => lookWishOf(each, language, editor.next.theme)?.isReason === false);
  const known = vocabularyOf(editor.next, language);
  const message = { prompt, all, known, last, asksForLook, left };
  const contextOf = (instruction: Instruction) => ({ editor, instruction, language, own, memory });
  const whole = (instruction: Instruction | undefined): Answered[] | null => {
    if (instruction === undefined || left.has(instruction.start)) return null;
    const outcome = change(contextOf(instruction));
    return outcome === null ? null : [{ instruction, outcome }];
  };
  const steps = withRules(prompt, withExchanges(prompt, all, editor.next), editor.next);
  const answered = steps.flatMap(({ together, instructions: parts, otherwise }) => {
    const first = whole(together);
    if (first !== null) return first;
    const each = parts.map((part) => answerInstruction(contextOf(part), message));
    return each.every(({ outcome }) => outcome === null) ? (whole(otherwise) ?? each) : each;
  });
  return newsOf(prompt, answered).reduce((left, news) => inPlaceOf(left, news, whole(news)), answered);
}

/** The answers with another one in the place of those to parts of an instruction, if there is one. */
function inPlaceOf(answered: Answered[], instruction: Instruction, other: Answered[] | null): Answered[] {
  if (other === null) return answered;
  const at = answered.findIndex((each) => overlaps(each.instruction, instruction));
  const rest = answered.filter((each) => !overlaps(each.instruction, instruction));
  return [...rest.slice(0, at), ...other, ...rest.slice(at)];
}

/** A later instruction, or a sentence that could not follow, may have put back what was done: it is not claimed then. */
function stillDone(answer: Answered, { document, language, own }: GivenMessage, editor: Editor): Answered {
  const { instruction, outcome } = answer;
  if (!isDone(outcome)) return answer;
  const { unmet } = verdictOf(outcome.demands, document, editor.next, instruction, language, own);
  const { delta } = outcome.demands;
  // Other instructions may change other prices by something else.
  const isLess = unmet.some(
    (demand) => !outcome.unmet.includes(demand) && !(delta !== null && overlaps(demand, delta)),
  );
  return isLess ? { instruction, outcome: null } : answer;
}
