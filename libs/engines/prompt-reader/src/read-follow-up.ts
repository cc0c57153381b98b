import { type DocumentPatch, type Ledger, type SiteDocument, validateDocument } from '@capstan/site-document';
import { createPatch } from 'rfc6902';
import { PromptText } from './clauses/prompt-text.js';
import { plainMessage } from './follow-up/instructions/plain-message.js';
import { change } from './follow-up/change.js';
import { claimOf } from './follow-up/claim-of.js';
import { deltaOf } from './follow-up/demands/delta.js';
import { demandsOf } from './follow-up/demands/demands.js';
import { Editor } from './follow-up/editing/editor.js';
import type { Instruction } from './follow-up/instructions/instruction.js';
import { instructionsOf } from './follow-up/instructions/instructions.js';
import { removeEmptyGalleries } from './follow-up/editing/empty-galleries.js';
import { type Answered, isDone, ledgerOf, MAX_POINT, wholeLedger } from './follow-up/message-ledger.js';
import { subjectOfLast } from './follow-up/last-change.js';
import { type Memory, namedIn } from './follow-up/editing/memory.js';
import { asDeparture } from './follow-up/people/departures.js';
import { lookWishOf } from './follow-up/look/look-wish.js';
import { namesForm } from './follow-up/add/form-field.js';
import { isBeyond } from './follow-up/demands/beyond.js';
import { isRemark } from './follow-up/demands/remarks.js';
import { withoutReason } from './follow-up/successors/reasons.js';
import { shorterOrders } from './follow-up/successors/shorter-orders.js';
import type { Context } from './follow-up/candidates.js';
import { withExchanges } from './follow-up/successors/with-exchanges.js';
import { withRules } from './follow-up/rules/with-rules.js';
import { hasValue } from './follow-up/words/has-value.js';
import { withoutTypos } from './follow-up/words/typos.js';
import { withForms } from './follow-up/forms/with-forms.js';
import { withOffers } from './follow-up/prices/with-offers.js';
import { withNotes } from './follow-up/notes/with-notes.js';
import { isAboutAbsent, replyTo } from './follow-up/reply.js';
import { whyUnasked } from './follow-up/unasked.js';
import { verdictOf } from './follow-up/check/verdict.js';
import { isUndo } from './follow-up/undo.js';
import { vocabularyOf } from './follow-up/words/vocabulary.js';
import { messageLanguage } from './packs/detect-language.js';
import { type Language, languageFor } from './packs/language.js';
import { fold } from './text/fold.js';
import type { Range } from './text/range.js';

export interface FollowUpContext {
  /** The document before the last change, for "undo that". */
  previous?: SiteDocument;
}

export interface ReadFollowUp {
  patch: DocumentPatch;
  ledger: Ledger;
  /** What was done, for the customer; never more than the patch does. */
  claims: string[];
  isUnderstood: boolean;
  /** Whether it asks for a change of what there is, and not only for more. */
  isChange: boolean;
}

const MAX_MESSAGE = 20_000;
/** Words of an answer to the last change that are nowhere on the site: "uy no, me equivoqué, son 27 €". */
const MAX_REPLY = 3;

/** Reads a message about a site that exists: a patch of its document, or nothing where it is not understood. */
export function readFollowUp(
  document: SiteDocument,
  ledgerSoFar: Ledger,
  text: string,
  context: FollowUpContext = {},
): ReadFollowUp {
  const own = languageFor(document.language);
  const language = messageLanguage(text, own);
  const index = Math.max(0, ...ledgerSoFar.map(({ span }) => span.prompt)) + 1;
  const written = text.slice(0, MAX_MESSAGE);
  const prompt = plainMessage(written, document, language, index);
  const { claims } = own.labels;
  if (isUndo(prompt)) {
    return {
      patch: patchBetween(document, context.previous ?? document),
      ledger: wholeLedger(prompt, { kind: 'obeyed', instruction: 'undo' }),
      claims: [context.previous === undefined ? claims.kept : claims.undone],
      isUnderstood: true,
      isChange: true,
    };
  }
  const editor = new Editor(document, prompt);
  const answered = answersTo(editor, prompt, language, own, context.previous);
  editor.repeatChanges(document);
  const verified = answered.map((each) => stillDone(each, document, editor, language, own));
  removeEmptyGalleries(editor.next, document);
  const points = openPoints(editor, prompt, verified);
  const isValid = 'document' in validateDocument(editor.next);
  const patch = isValid ? patchBetween(document, editor.next) : [];
  if (patch.length === 0) {
    const { claims: said, isUnderstood } = replyTo(answered, document, prompt, own);
    return {
      patch: [],
      ledger: wholeLedger(prompt, { kind: 'addressed-to-builder' }),
      claims: said,
      isUnderstood,
      isChange: answered.some(({ instruction }) => isChange(instruction, language)),
    };
  }
  return {
    patch,
    ledger: ledgerOf(prompt, verified, points),
    claims: verified.flatMap(({ outcome }) =>
      isDone(outcome) ? outcome.changes.map((each) => claimOf(each, own)) : [],
    ),
    isUnderstood: true,
    isChange: true,
  };
}

const isChange = (instruction: Instruction, language: Language): boolean =>
  instruction.isQuestion ||
  [...instruction.operations].some((operation) => operation !== 'add') ||
  language.changes.old.isIn(instruction.folded) ||
  deltaOf(instruction, language, []) !== null;

/** What became of each instruction, in their order; questions change nothing. */
function answersTo(
  editor: Editor,
  prompt: PromptText,
  language: Language,
  own: Language,
  previous: SiteDocument | undefined,
): Answered[] {
  const last = subjectOfLast(previous, editor.next, language);
  const memory: Memory = { named: null, removed: null, isAbsent: false, isForm: false, subject: last };
  const known = vocabularyOf(editor.next, language);
  const noted = withNotes(instructionsOf(prompt), editor.next, language, own);
  const all = withForms(withOffers(prompt, noted, editor.next), editor.next, language);
  const asksForLook = all.some((each) => lookWishOf(each, language, editor.next.theme)?.isReason === false);
  const answer = (instruction: Instruction): Answered => {
    const look = lookWishOf(instruction, language, editor.next.theme);
    // "It feels rather cold to me.", next to "make it warmer": the reason.
    if (look?.isReason === true && asksForLook) return { instruction, outcome: 'nothing' };
    if (instruction.isUnclear === true || isBeyond(instruction, editor.next, language))
      return { instruction, outcome: null };
    const isOfLook = look !== null && (instruction.isQuestion || !look.isReason);
    const next = all[all.indexOf(instruction) + 1];
    const why =
      instruction.note !== undefined || instruction.form !== undefined || isOfLook
        ? null
        : whyUnasked(instruction, next, editor.next, language, own);
    if (why !== null) return { instruction, outcome: 'nothing', why };
    const departure = asDeparture(instruction, editor.next, language);
    const context = { editor, instruction: departure ?? instruction, language, own, memory };
    const outcome = change(context);
    memory.isForm ||= namesForm(instruction.folded, language);
    if (isAboutAbsent({ instruction, outcome })) memory.isAbsent = true;
    const right = outcome === null ? withoutTypos(instruction.text, known, language) : instruction.text;
    const [mended] =
      right === instruction.text ? [] : instructionsOf(new PromptText(right, language, prompt.index));
    const second =
      mended === undefined
        ? null
        : change({ ...context, instruction: { ...mended, start: instruction.start, end: instruction.end } });
    if (second !== null) return { instruction, outcome: second };
    const order = outcome === null ? withoutReason(instruction, language) : null;
    const alone = order === null ? null : change({ ...context, instruction: order });
    if (alone !== null) return { instruction: order ?? instruction, outcome: alone };
    if (outcome === null) {
      const shorter = doneInShort(context);
      if (shorter !== null) return shorter;
    }
    // "…, and finish at 8.45pm": of what was named before.
    const subject = memory.subject.join(' ');
    const maxWords = memory.subject === last ? MAX_REPLY : 1;
    if (
      outcome === null &&
      subject !== '' &&
      isWithoutSubject(instruction, editor.next, language, maxWords)
    ) {
      const text = `${subject} ${instruction.text}`;
      const before = editor.snapshot();
      const third = change({ ...context, instruction: { ...instruction, text, folded: fold(text) } });
      const isNew = isDone(third) && third.changes.some(({ kind }) => kind === 'added');
      if (third !== null && !isNew) return { instruction, outcome: third };
      editor.restore(before);
    }
    memory.named = namedIn(instruction, editor.next.facts, language) ?? memory.named;
    return { instruction, outcome };
  };
  const whole = (instruction: Instruction | undefined): Answered[] | null => {
    if (instruction === undefined) return null;
    const outcome = change({ editor, instruction, language, own, memory });
    return outcome === null ? null : [{ instruction, outcome }];
  };
  const steps = withRules(prompt, withExchanges(prompt, all, editor.next), editor.next);
  return steps.flatMap(({ together, instructions: parts, otherwise }) => {
    const first = whole(together);
    if (first !== null) return first;
    const each = parts.map(answer);
    return each.every(({ outcome }) => outcome === null) ? (whole(otherwise) ?? each) : each;
  });
}

/** What is done of an instruction without the clauses that only say why; null where no part of it can be done in full. */
function doneInShort(context: Context): Answered | null {
  const { editor, instruction, language } = context;
  for (const order of shorterOrders(instruction, language)) {
    const before = editor.snapshot();
    const outcome = change({ ...context, instruction: order });
    const isAll = isDone(outcome) && outcome.unmet.length === 0;
    // Words alone may say anything: "a few things, and so on".
    const isNew =
      isAll && outcome.changes.some(({ kind }) => kind === 'added') && !hasValue(order.text, language);
    if (isAll && !isNew) return { instruction: order, outcome };
    editor.restore(before);
  }
  return null;
}

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

/** A later instruction, or a sentence that could not follow, may have put back what was done: it is not claimed then. */
function stillDone(
  answer: Answered,
  document: SiteDocument,
  editor: Editor,
  language: Language,
  own: Language,
): Answered {
  const { instruction, outcome } = answer;
  if (!isDone(outcome)) return answer;
  const { unmet } = verdictOf(outcome.demands, document, editor.next, instruction, language, own);
  const isLess = unmet.some((demand) => !outcome.unmet.includes(demand));
  return isLess ? { instruction, outcome: null } : answer;
}

/** Parts of a message that were not done while others were stay visible as open points: their indexes. */
function openPoints(
  { next }: Editor,
  prompt: PromptText,
  answered: readonly Answered[],
): ReadonlyMap<Instruction, number> {
  const { reasons } = prompt.language.labels;
  const add = (text: string, range: Range, reason: string): number =>
    next.openPoints.push({ text: text.slice(0, MAX_POINT), source: prompt.span(range), reason }) - 1;
  if (!answered.some(({ outcome }) => isDone(outcome))) return new Map();
  const prepared = answered.flatMap(({ instruction, outcome }): [Instruction, number][] =>
    isDone(outcome) && outcome.prepared.length > 0
      ? [[instruction, add(instruction.text, instruction, reasons.pictures)]]
      : [],
  );
  const left = answered.flatMap(({ instruction, outcome }): [Instruction, number][] =>
    isDone(outcome) && outcome.left.length > 0
      ? [[instruction, add(outcome.left.join(', '), instruction, reasons.wish)]]
      : [],
  );
  return new Map([
    ...prepared,
    ...left,
    ...answered.flatMap(({ instruction, outcome }): [Instruction, number][] => {
      if (outcome === 'nothing' || (isDone(outcome) && outcome.unmet.length === 0)) return [];
      if (outcome === null && isRemark(instruction, prompt.language)) return [];
      const text = isDone(outcome) ? outcome.unmet.map((each) => each.text).join(', ') : instruction.text;
      return [[instruction, add(text, instruction, reasons.unknown)]];
    }),
  ]);
}

const patchBetween = (from: SiteDocument, to: SiteDocument): DocumentPatch => createPatch(from, to);
