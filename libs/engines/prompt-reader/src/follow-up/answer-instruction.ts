import { PromptText } from '../clauses/prompt-text.js';
import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../packs/language.js';
import { fold } from '../text/fold.js';
import { namesForm } from './add/form-field.js';
import type { Context } from './candidates.js';
import { change, type Outcome } from './change.js';
import { isBeyond } from './demands/beyond.js';
import { demandsOf } from './demands/demands.js';
import { namedIn, personsIn } from './editing/memory.js';
import type { Instruction } from './instructions/instruction.js';
import { instructionsOf } from './instructions/instructions.js';
import { lookWishOf } from './look/look-wish.js';
import { type Answered, isDone } from './message-ledger.js';
import { asDeparture } from './people/departures.js';
import { isAboutAbsent } from './reply.js';
import { withoutReason } from './successors/reasons.js';
import { shorterOrders } from './successors/shorter-orders.js';
import { whyUnasked } from './unasked.js';
import { hasValue } from './words/has-value.js';
import { withoutTypos } from './words/typos.js';

/** Words of an answer to the last change that are nowhere on the site: "uy no, me equivoqué, son 27 €". */
const MAX_REPLY = 3;

/** The message that an instruction is part of. */
export interface Message {
  prompt: PromptText;
  /** Its instructions, in their order. */
  all: readonly Instruction[];
  /** Words that the site has, for corrections of typos. */
  known: ReadonlySet<string>;
  /** Words that name what the message before it changed. */
  last: readonly string[];
  /** Whether it asks for another look. */
  asksForLook: boolean;
  /** Where instructions begin that are not to be done. */
  left: ReadonlySet<number>;
}

/** Does one instruction, in the first way that is understood; questions and remarks change nothing. */
export function answerInstruction(context: Context, message: Message): Answered {
  const { editor, instruction, language, own, memory } = context;
  const look = lookWishOf(instruction, language, editor.next.theme);
  // "It feels rather cold to me.", next to "make it warmer": the reason.
  if (look?.isReason === true && message.asksForLook) return { instruction, outcome: 'nothing' };
  if (message.left.has(instruction.start)) return { instruction, outcome: null };
  for (const id of personsIn(instruction, editor.next.facts)) memory.persons.add(id);
  if (instruction.isUnclear === true || isBeyond(instruction, editor.next, language))
    return { instruction, outcome: null };
  const isOfLook = look !== null && (instruction.isQuestion || !look.isReason);
  const next = message.all[message.all.indexOf(instruction) + 1];
  const why =
    instruction.note !== undefined || instruction.form !== undefined || isOfLook
      ? null
      : whyUnasked(instruction, next, editor.next, language, own);
  if (why !== null) return { instruction, outcome: 'nothing', why };
  const departure = asDeparture(instruction, editor.next, language);
  const outcome = change({ ...context, instruction: departure ?? instruction });
  memory.isForm ||= namesForm(instruction.folded, language);
  if (isAboutAbsent({ instruction, outcome })) memory.isAbsent = true;
  if (outcome === null) {
    const read = { ...context, instruction: departure ?? instruction };
    for (const attempt of ATTEMPTS) {
      const answered = attempt(read, message, instruction);
      if (answered !== null) return answered;
    }
  }
  memory.named = namedIn(instruction, editor.next.facts, language) ?? memory.named;
  return { instruction, outcome };
}

/** Another way to read an instruction that was not understood as it is; null if it does not fit either. */
type Attempt = (context: Context, message: Message, written: Instruction) => Answered | null;

const ATTEMPTS: readonly Attempt[] = [asIfSpelledRight, asOrderAlone, inShort, ofSubjectBefore];

function asIfSpelledRight(
  context: Context,
  { prompt, known }: Message,
  written: Instruction,
): Answered | null {
  const { language } = context;
  const right = withoutTypos(written.text, known, language);
  if (right === written.text) return null;
  const [mended] = instructionsOf(new PromptText(right, language, prompt.index));
  if (mended === undefined) return null;
  const { start, end } = written;
  const outcome = change({ ...context, instruction: { ...mended, start, end } });
  return outcome === null ? null : { instruction: written, outcome };
}

function asOrderAlone(context: Context, _message: Message, written: Instruction): Answered | null {
  const order = withoutReason(written, context.language);
  const outcome = order === null ? null : change({ ...context, instruction: order });
  return order === null || outcome === null ? null : { instruction: order, outcome };
}

/** Without the clauses that only say why; null where no part of it can be done in full. */
function inShort(context: Context): Answered | null {
  const { editor, instruction, language } = context;
  for (const order of shorterOrders(instruction, language)) {
    const before = editor.snapshot();
    const outcome = change({ ...context, instruction: order });
    const isAll = isDone(outcome) && outcome.unmet.length === 0;
    // Words alone may say anything: "a few things, and so on".
    const isNew = isAll && isAddition(outcome) && !hasValue(order.text, language);
    if (isAll && !isNew) return { instruction: order, outcome };
    editor.restore(before);
  }
  return null;
}

/** "…, and finish at 8.45pm": of what was named before. */
function ofSubjectBefore(context: Context, { last }: Message, written: Instruction): Answered | null {
  const { editor, language, memory } = context;
  const subject = memory.subject.join(' ');
  const maxWords = memory.subject === last ? MAX_REPLY : 1;
  if (subject === '' || !isWithoutSubject(written, editor.next, language, maxWords)) return null;
  const text = `${subject} ${written.text}`;
  const before = editor.snapshot();
  const instruction = { ...written, text, folded: fold(text) };
  const outcome = change({ ...context, instruction, isContinued: true });
  if (outcome !== null && !isAddition(outcome)) return { instruction: written, outcome };
  editor.restore(before);
  return null;
}

const isAddition = (outcome: Outcome): boolean =>
  isDone(outcome) && outcome.changes.some(({ kind }) => kind === 'added');

/** A value alone, or with words that the site does not have. */
const isWithoutSubject = (
  instruction: Instruction,
  site: SiteDocument,
  language: Language,
  maxWords: number,
): boolean => {
  const { subject, said, words } = demandsOf(instruction, site, language);
  return subject.length === 0 && said.some(({ type }) => type !== 'number') && words.length <= maxWords;
};
