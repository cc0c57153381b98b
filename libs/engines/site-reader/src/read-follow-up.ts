import {
  type DocumentPatch,
  type Ledger,
  type Outcome,
  type SiteDocument,
  validateDocument,
} from '@capstan/site-document';
import { createPatch } from 'rfc6902';
import { PromptText } from './clauses/prompt-text.js';
import { add, QUOTED } from './follow-up/add.js';
import { remove } from './follow-up/remove.js';
import { rename, replaceName, replaceQuoted } from './follow-up/rename.js';
import { changeLook } from './follow-up/change-look.js';
import { type Change, changeValue } from './follow-up/change-values.js';
import { Editor } from './follow-up/editor.js';
import { type Instruction, instructionsOf } from './follow-up/instructions.js';
import { valuesIn } from './follow-up/slots.js';
import { contentWords, namedFacts } from './follow-up/words.js';
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

interface Done {
  instruction: Instruction;
  change: Change | null;
}

/** Reads a message about a site that exists: a patch of its document, or nothing where it is not understood. */
export function readFollowUp(
  document: SiteDocument,
  ledgerSoFar: Ledger,
  text: string,
  context: FollowUpContext = {},
): ReadFollowUp {
  const language = languageFor(document.language);
  const index = Math.max(0, ...ledgerSoFar.map(({ span }) => span.prompt)) + 1;
  const prompt = new PromptText(text.slice(0, MAX_MESSAGE), language, index);
  const { claims } = language.labels;
  if (language.changes.undo.isIn(prompt.folded) && context.previous !== undefined) {
    return {
      patch: patchBetween(document, context.previous),
      ledger: wholeLedger(prompt, { kind: 'obeyed', instruction: 'undo' }),
      claims: [claims.undone],
      isUnderstood: true,
    };
  }
  const { instructions } = instructionsOf(prompt);
  const editor = new Editor(document, index);
  const done = instructions.map((instruction) => ({
    instruction,
    change: change(editor, instruction, language),
  }));
  editor.repeatChanges(document);
  const points = openPoints(editor, prompt, done);
  const changes = done.flatMap((each) => each.change ?? []);
  const isValid = 'document' in validateDocument(editor.next);
  const patch = isValid ? patchBetween(document, editor.next) : [];
  if (patch.length === 0) {
    const isFine = language.changes.fine.isIn(prompt.folded) || language.changes.keep.isIn(prompt.folded);
    return {
      patch: [],
      ledger: wholeLedger(prompt, { kind: 'addressed-to-builder' }),
      claims: [isFine ? claims.kept : claims.notUnderstood],
      isUnderstood: isFine,
    };
  }
  return {
    patch,
    ledger: ledgerOf(prompt, done, points),
    claims: changes.map((each) => claimOf(each, language)),
    isUnderstood: true,
  };
}

/** Parts of a message that were not understood while others were done stay visible as open points: their indexes. */
function openPoints(
  { next }: Editor,
  prompt: PromptText,
  done: readonly Done[],
): ReadonlyMap<Instruction, number> {
  if (done.every(({ change: made }) => made === null)) return new Map();
  const { reasons } = prompt.language.labels;
  return new Map(
    done
      .filter(({ change: made }) => made === null)
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

/** What one instruction asks for; null if that cannot be found out. */
function change(editor: Editor, instruction: Instruction, language: Language): Change | null {
  const { changes } = language;
  const { folded } = instruction;
  const has = (key: keyof typeof changes): boolean => changes[key].isIn(folded);
  if (changes.fine.isIn(folded) && !has('set')) return null;
  if (has('rename')) {
    const renamed = rename(editor, instruction, language);
    if (renamed !== null) return renamed;
  }
  const values = valuesIn(instruction.text, language);
  const look = values.length === 0 ? changeLook(editor, instruction, language) : null;
  if (look !== null) return look;
  if (has('replace')) {
    const replaced = replaceName(editor, instruction, language);
    if (replaced !== null) return replaced;
  }
  const isAdding = has('add');
  if (has('remove') && !(isAdding && values.length > 0)) {
    const removed = remove(editor, instruction, language);
    if (removed !== null) return removed;
  }
  if (values.length > 0 && (!isAdding || has('set')) && !isNewItem(editor, instruction, language, isAdding)) {
    const changed = changeValue(editor, instruction, language);
    if (changed !== null) return changed;
  }
  const role = has('set') && !isAdding ? changeRole(editor, instruction, language) : null;
  if (role !== null) return role;
  const quoted = replaceQuoted(editor, instruction);
  if (quoted !== null) return quoted;
  const isAsked = [language.lists.wish, language.lists.command].some((list) => list.isIn(folded));
  const isWanted = isAdding || (isAsked && (language.features.isIn(folded) || QUOTED.test(instruction.text)));
  return isWanted || values.length > 0 ? add(editor, instruction, language, isWanted) : null;
}

/** "new main: Monkfish curry, 24 pounds": nothing of that name exists. */
function isNewItem(editor: Editor, { text }: Instruction, language: Language, isAdding: boolean): boolean {
  return (
    isAdding &&
    namedFacts(
      contentWords(text, language),
      editor.next.facts.filter(({ type }) => type === 'item'),
      language,
    ).length === 0
  );
}

/** "Tomasz Wilk is the manager now": the role of a person. */
function changeRole(editor: Editor, { text, folded }: Instruction, language: Language): Change | null {
  const words = contentWords(text, language);
  const person = namedFacts(words, editor.next.facts, language).find(
    ({ fact }) => fact.type === 'person',
  )?.fact;
  const role = language.lists.role.find(folded).at(-1);
  if (person?.type !== 'person' || role === undefined) return null;
  const from = person.role ?? '';
  const before = text.slice(0, role.start).trim().split(/\s+/u).at(-1) ?? '';
  const isQualified =
    !language.lists.function.isWord(before.toLowerCase()) &&
    !Object.values(language.changes).some((list) => list.isWord(before.toLowerCase()));
  const given = `${before} ${text.slice(role.start, role.end)}`;
  person.role = isQualified ? given.trim() : text.slice(role.start, role.end);
  editor.touched.add(person.id);
  return { kind: 'changed', what: person.name, from, to: person.role };
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
  done: readonly Done[],
  points: ReadonlyMap<Instruction, number>,
): Ledger {
  const ledger: Ledger = [];
  let reached = 0;
  const between = (end: number): void => {
    const range = trimRange(prompt.text, { start: reached, end });
    if (/[\p{L}\p{N}]/u.test(prompt.text.slice(range.start, range.end)))
      ledger.push({ span: prompt.span(range), outcome: { kind: 'addressed-to-builder' } });
  };
  for (const { instruction, change: made } of done) {
    between(instruction.start);
    const outcome: Outcome =
      made === null
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
