import { type DocumentPatch, type Ledger, type SiteDocument, validateDocument } from '@capstan/site-document';
import { createPatch } from 'rfc6902';
import { plainMessage } from './follow-up/instructions/plain-message.js';
import { answerMessage } from './follow-up/answer-message.js';
import { claimOf } from './follow-up/claim-of.js';
import { deltaOf } from './follow-up/demands/delta.js';
import type { Instruction } from './follow-up/instructions/instruction.js';
import { removeEmptyGalleries } from './follow-up/editing/empty-galleries.js';
import { isDone, ledgerOf, wholeLedger } from './follow-up/message-ledger.js';
import { openPoints } from './follow-up/open-points.js';
import { replyTo } from './follow-up/reply.js';
import { isUndo } from './follow-up/undo.js';
import { messageLanguage } from './packs/detect-language.js';
import { type Language, languageFor } from './packs/language.js';

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
  const { previous } = context;
  const { editor, answered, verified } = answerMessage({ document, previous, prompt, language, own });
  removeEmptyGalleries(editor.next, document);
  const points = openPoints(editor, prompt, verified, document);
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

const patchBetween = (from: SiteDocument, to: SiteDocument): DocumentPatch => createPatch(from, to);
