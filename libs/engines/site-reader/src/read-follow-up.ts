import {
  type DocumentPatch,
  type Ledger,
  type Outcome,
  type SiteDocument,
  validateDocument,
} from '@capstan/site-document';
import { createPatch } from 'rfc6902';
import { PromptText } from './clauses/prompt-text.js';
import { change, type Memory, namedIn, type Outcome as Done } from './follow-up/change.js';
import type { Change } from './follow-up/made-change.js';
import { Editor } from './follow-up/editor.js';
import { type Instruction, instructionsOf } from './follow-up/instructions.js';
import { withoutTypos } from './follow-up/typos.js';
import { vocabularyOf } from './follow-up/vocabulary.js';
import { messageLanguage } from './packs/detect-language.js';
import { type Language, languageFor } from './packs/language.js';
import { trimRange } from './text/range.js';

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
}

const MAX_MESSAGE = 20_000;
const MAX_POINT = 290;

interface Answered {
  instruction: Instruction;
  outcome: Done;
}

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
  const prompt = new PromptText(written, language, index);
  const { claims } = own.labels;
  if (isUndo(prompt)) {
    return {
      patch: patchBetween(document, context.previous ?? document),
      ledger: wholeLedger(prompt, { kind: 'obeyed', instruction: 'undo' }),
      claims: [context.previous === undefined ? claims.kept : claims.undone],
      isUnderstood: true,
    };
  }
  const editor = new Editor(document, index);
  const answered = answersTo(editor, prompt, language, own);
  editor.repeatChanges(document);
  const points = openPoints(editor, prompt, answered);
  const changes = answered.flatMap(({ outcome }) =>
    outcome === null || outcome === 'nothing' ? [] : [outcome],
  );
  const isValid = 'document' in validateDocument(editor.next);
  const patch = isValid ? patchBetween(document, editor.next) : [];
  if (patch.length === 0) {
    const isFine =
      language.changes.fine.isIn(prompt.folded) ||
      language.changes.keep.isIn(prompt.folded) ||
      (answered.length > 0 && answered.every(({ outcome }) => outcome === 'nothing'));
    return {
      patch: [],
      ledger: wholeLedger(prompt, { kind: 'addressed-to-builder' }),
      claims: [isFine ? claims.kept : claims.notUnderstood],
      isUnderstood: isFine,
    };
  }
  return {
    patch,
    ledger: ledgerOf(prompt, answered, points),
    claims: changes.map((each) => claimOf(each, own)),
    isUnderstood: true,
  };
}

const MAX_UNDO_WORDS = 9;

/** A short message, or one that begins with "undo the last change"; another long one may put something else back. */
function isUndo({ language, folded }: PromptText): boolean {
  const { undo, latest } = language.changes;
  const isShort = folded.trim().split(/\s+/u).length <= MAX_UNDO_WORDS || !language.grammar.isSpaced;
  const [first = ''] = folded.split(/[.!?]/u);
  return isShort ? undo.isIn(folded) : undo.isIn(first) && latest.isIn(first);
}

/** What became of each instruction, in their order; questions change nothing. */
function answersTo(editor: Editor, prompt: PromptText, language: Language, own: Language): Answered[] {
  const memory: Memory = { named: null, removed: null };
  const known = vocabularyOf(editor.next, language);
  return instructionsOf(prompt).map((instruction): Answered => {
    if (instruction.isQuestion || language.changes.fine.isIn(instruction.folded))
      return { instruction, outcome: 'nothing' };
    const outcome = change(editor, instruction, language, own, memory);
    const right = outcome === null ? withoutTypos(instruction.text, known, language) : instruction.text;
    if (right !== instruction.text) {
      const [mended] = instructionsOf(new PromptText(right, language, prompt.index));
      const second =
        mended === undefined
          ? null
          : change(
              editor,
              { ...mended, start: instruction.start, end: instruction.end },
              language,
              own,
              memory,
            );
      if (second !== null) return { instruction, outcome: second };
    }
    memory.named = namedIn(instruction, editor.next.facts, language) ?? memory.named;
    return { instruction, outcome };
  });
}

/** Parts of a message that were not understood while others were done stay visible as open points: their indexes. */
function openPoints(
  { next }: Editor,
  prompt: PromptText,
  answered: readonly Answered[],
): ReadonlyMap<Instruction, number> {
  if (answered.every(({ outcome }) => outcome === null || outcome === 'nothing')) return new Map();
  const { reasons } = prompt.language.labels;
  return new Map(
    answered
      .filter(({ outcome }) => outcome === null)
      .map(({ instruction }) => {
        const point = {
          text: instruction.text.slice(0, MAX_POINT),
          source: prompt.span(instruction),
          reason: reasons.unknown,
        };
        return [instruction, next.openPoints.push(point) - 1];
      }),
  );
}

const patchBetween = (from: SiteDocument, to: SiteDocument): DocumentPatch => createPatch(from, to);

function claimOf({ kind, ...values }: Change, { labels }: Language): string {
  return Object.entries(values).reduce(
    (text, [key, value]) => text.replaceAll(`{${key}}`, value ?? ''),
    labels.claims[kind],
  );
}

function wholeLedger(prompt: PromptText, outcome: Outcome): Ledger {
  const range = trimRange(prompt.text, { start: 0, end: prompt.text.length });
  return range.end > range.start ? [{ span: prompt.span(range), outcome }] : [];
}

/** One entry for each instruction; what is between them are courtesies and "the rest stays". */
function ledgerOf(
  prompt: PromptText,
  answered: readonly Answered[],
  points: ReadonlyMap<Instruction, number>,
): Ledger {
  const ledger: Ledger = [];
  let reached = 0;
  const between = (end: number): void => {
    const range = trimRange(prompt.text, { start: reached, end });
    if (/[\p{L}\p{N}]/u.test(prompt.text.slice(range.start, range.end)))
      ledger.push({
        span: prompt.span(range),
        outcome: { kind: 'addressed-to-builder' },
      });
  };
  for (const { instruction, outcome: made } of answered) {
    between(instruction.start);
    const outcome: Outcome =
      made === null || made === 'nothing'
        ? outcomeOfPoint(points.get(instruction))
        : {
            kind: 'obeyed',
            instruction: `${made.kind} ${made.what ?? made.to ?? ''}`.trim().slice(0, MAX_POINT),
          };
    ledger.push({ span: prompt.span(instruction), outcome });
    reached = instruction.end;
  }
  between(prompt.text.length);
  return ledger;
}

const outcomeOfPoint = (point: number | undefined): Outcome =>
  point === undefined ? { kind: 'addressed-to-builder' } : { kind: 'open', point };
