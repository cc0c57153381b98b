import type { Fact } from '@capstan/site-document';
import { NAME } from '../extract/name-shape.js';
import type { Language } from '../packs/language.js';
import { fold } from '../text/fold.js';
import { add, addQuestions, QUOTED } from './add.js';
import { addInPlace, addSaid, addSentence, withoutPlace } from './add-said.js';
import { changePrices, shiftHours } from './arithmetic.js';
import { changeBare } from './change-bare.js';
import { changeLook } from './change-look.js';
import { changeQuantity } from './change-quantity.js';
import { addPerson, changeRole, replaceInRole } from './change-role.js';
import { changeContact } from './change-contact.js';
import { addHours, closeDays } from './change-hours.js';
import { changeValue } from './change-values.js';
import { correctText } from './correct-text.js';
import type { Editor } from './editor.js';
import type { Change } from './made-change.js';
import { type Instruction, operationsOf } from './instructions.js';
import { reorder } from './reorder.js';
import { moveDay } from './move-day.js';
import { remove } from './remove.js';
import { rename, replaceName, replaceQuoted } from './rename.js';
import { slotsOf, valuesIn } from './slots.js';
import { swapPlaces } from './swap.js';
import { contentWords, namedFacts } from './words.js';

const NUMBERS = /\d[\d.,:]*/gu;

/** What a message has named so far, for "him", "it" and successors. */
export interface Memory {
  named: Fact | null;
  removed: Fact | null;
}

/** What was done; `nothing` where all that was asked for is done already. */
export type Outcome = Change | 'nothing' | null;

/** What one instruction asks for; null if that cannot be found out, or if it cannot be done. */
export function change(
  editor: Editor,
  instruction: Instruction,
  language: Language,
  own: Language,
  memory: Memory,
): Outcome {
  const before = editor.snapshot();
  const outcome = changeOf(editor, instruction, language, own, memory);
  if (outcome === null || outcome === 'nothing') {
    editor.restore(before);
    return outcome;
  }
  if (!editor.differsFrom(before) || isStillThere(editor, outcome)) {
    editor.restore(before);
    return null;
  }
  remember(memory, before.facts, editor.next.facts, instruction, language);
  return outcome;
}

function changeOf(
  editor: Editor,
  instruction: Instruction,
  language: Language,
  own: Language,
  memory: Memory,
): Outcome {
  const { text, folded, operations } = instruction;
  if (instruction.isSaid) return addSentence(editor, instruction, language);
  const has = (operation: Parameters<typeof operations.has>[0]): boolean => operations.has(operation);
  const values = valuesIn(text, language);
  const quoted = replaceQuoted(editor, instruction);
  if (quoted !== null) return quoted;
  const questions = addQuestions(editor, instruction, language);
  if (questions !== null) return questions;
  if (has('swap')) {
    const swapped = swapPlaces(editor, instruction, language);
    if (swapped !== null) return swapped;
  }
  if (has('rename')) {
    const renamed = renameNamed(editor, instruction, language) ?? rename(editor, instruction, language);
    if (renamed !== null) return renamed;
  }
  const computed =
    shiftHours(editor, instruction, language) ??
    (has('remove') && values.length > 1 ? null : changePrices(editor, instruction, language));
  if (computed !== null) return computed;
  const ordered =
    values.length === 0 && !has('add') && !has('rename') ? reorder(editor, instruction, language) : null;
  if (ordered !== null) return ordered;
  const isOfItem = /\d/u.test(text) && namedIn(instruction, editor.next.facts, language) !== null;
  const look = values.length === 0 && !isOfItem ? changeLook(editor, instruction, language) : null;
  if (look !== null) return look;
  const moved =
    has('add') || has('remove') || language.lists.closed.isIn(folded)
      ? null
      : moveDay(editor, instruction, language);
  if (moved !== null) return moved;
  if (has('replace') || has('swap')) {
    const replaced =
      replaceName(editor, instruction, language) ?? replacePronoun(editor, instruction, language, memory);
    if (replaced !== null && values.length === 0) return replaced;
  }
  const closed = closeDays(editor, instruction, language);
  if (closed !== null) return closed;
  const isFresh = values.some(
    (value) =>
      !slotsOf(editor.next.facts, own).some(({ type, key }) => type === value.type && key === value.key),
  );
  const contact = changeContact(editor, instruction, language);
  if (contact !== null) return contact;
  const open = has('remove') ? null : addHours(editor, instruction, language);
  if (open !== null) return open;
  const person = has('add') ? addPerson(editor, instruction, language) : null;
  if (person !== null) return person;
  const isNew = has('add') && isNewItem(editor, instruction, language);
  if (isNew && values.length > 0 && operationsOf(language, folded).has('add')) {
    const added = addInPlace(editor, instruction, language);
    if (added !== null) return added;
  }
  if (has('remove') && !(has('add') && values.length > 0) && !isFresh) {
    const removed =
      removePronoun(editor, instruction, language, memory) ?? remove(editor, instruction, language);
    if (removed !== null) return removed;
  }
  const ownOperations = operationsOf(language, folded);
  if (!isNew) {
    const changed =
      changeValue(editor, instruction, language, own) ?? changeBare(editor, instruction, language, own);
    if (changed !== null) return changed;
  }
  const corrected = values.length === 0 && !has('remove') ? correctText(editor, instruction, language) : null;
  if (corrected !== null) return corrected;
  const quantity = isNew && values.length > 0 ? null : changeQuantity(editor, instruction, language, own);
  if (quantity !== null) return quantity;
  const successor = replaceInRole(editor, instruction, language);
  if (successor !== null) return successor;
  if (has('set') && !ownOperations.has('add')) {
    const role = changeRole(editor, instruction, language);
    if (role !== null) return role;
  }
  const newcomer = has('add') || has('set') ? addNewcomer(editor, instruction, language, memory) : null;
  if (newcomer !== null) return newcomer;
  const isAsked = language.lists.command.isIn(folded) || language.lists.wish.atStart(folded) !== undefined;
  const isWanted = has('add') || (isAsked && (language.features.isIn(folded) || QUOTED.test(text)));
  if (has('remove') && !ownOperations.has('add'))
    return isAboutPart(instruction, language) ? 'nothing' : null;
  if (isCorrection(instruction, language)) return null;
  const added = isWanted || values.length > 0 ? add(editor, instruction, language, isWanted) : null;
  return added ?? (operations.size === 0 ? addSaid(editor, instruction, language) : null);
}

/** "at 11.15 not 11.45": what is there is wrong; such a sentence is not for visitors. */
const isCorrection = ({ text, folded }: Instruction, { changes }: Language): boolean =>
  changes.old.isIn(folded) && (text.match(NUMBERS)?.length ?? 0) > 1 && !QUOTED.test(text);

/** A page or feature that is to go and is not there: nothing is left to do. */
const isAboutPart = ({ folded }: Instruction, { lists, features }: Language): boolean =>
  lists.site.isIn(folded) || lists.part.isIn(folded) || features.isIn(folded);

/** "new main: Monkfish curry, 24 pounds": nothing of that name exists. */
function isNewItem(editor: Editor, instruction: Instruction, language: Language): boolean {
  const items = editor.next.facts.filter(({ type }) => type === 'item');
  const words = contentWords(withoutPlace(instruction, language), language);
  const [best] = namedFacts(words, items, language);
  return best === undefined || Math.floor(best.score) * 2 < words.length;
}

/** "Mr Aksoy is called Aksoy-Brandt now": the new name of a person or item, not of the site. */
function renameNamed(editor: Editor, instruction: Instruction, language: Language): Change | null {
  const word = language.changes.rename.find(instruction.folded)[0];
  if (word === undefined) return null;
  const before = instruction.text.slice(0, word.start);
  const words = contentWords(before, language);
  const typed = editor.next.facts.filter(({ type }) => type === 'person' || type === 'item');
  const [target] = namedFacts(words, typed, language);
  const name = new RegExp(NAME, 'u').exec(instruction.text.slice(word.end))?.[0];
  const fact = target?.fact;
  if (name === undefined || (fact?.type !== 'person' && fact?.type !== 'item')) return null;
  const isWholeName = fold(editor.next.identity.name).includes(fold(before.trim()));
  if (isWholeName && before.trim() !== '') return null;
  const from = fact.name;
  const to = fromKnownWord(name, from);
  editor.renameEverywhere(from, to);
  return { kind: 'changed', what: from, from, to };
}

/** A capitalized noun before a name is not part of it: the name begins with a word of the old one, if it has any. */
function fromKnownWord(name: string, old: string): string {
  const words = name.split(/\s+/u);
  const first = words.findIndex((word) => old.split(/\s+/u).some((each) => fold(each) === fold(word)));
  return first > 0 ? words.slice(first).join(' ') : name;
}

/** "take her off", after a person was named; "please remove it", after it was said to be sold out. */
function removePronoun(editor: Editor, { text }: Instruction, language: Language, memory: Memory): Outcome {
  const words = contentWords(text, language).filter((word) => !language.changes.pronoun.isWord(word));
  if (words.length > 0) return null;
  if (memory.removed !== null) return 'nothing';
  const { named } = memory;
  if (named === null || !editor.next.facts.some(({ id }) => id === named.id)) return null;
  editor.remove(new Set([named.id]));
  editor.touched.add(named.id);
  return { kind: 'removed', what: 'name' in named ? (named.name ?? '') : '' };
}

/** "Sacha replaces him": a person in the place of the one who has left. */
function replacePronoun(
  editor: Editor,
  instruction: Instruction,
  language: Language,
  memory: Memory,
): Change | null {
  return language.changes.pronoun.isIn(instruction.folded)
    ? addNewcomer(editor, instruction, language, memory)
    : null;
}

/** A new person has the role of the one who has left, if no other is named. */
function addNewcomer(
  editor: Editor,
  { text, folded, start, end }: Instruction,
  language: Language,
  memory: Memory,
): Change | null {
  if (memory.removed?.type !== 'person') return null;
  const name = [...text.matchAll(new RegExp(NAME, 'gu'))]
    .map(([each]) => each)
    .find(
      (each) => !language.lists.function.isWord(fold(each)) && !operationsOf(language, fold(each)).has('add'),
    );
  if (name === undefined) return null;
  const named = language.lists.role.find(folded).at(-1);
  const role = named === undefined ? memory.removed.role : text.slice(named.start, named.end);
  editor.add({ type: 'person', name, ...(role === undefined ? {} : { role }) }, { start, end });
  return { kind: 'added', what: name };
}

/** What was removed must be on no page any more. */
function isStillThere(editor: Editor, { kind, what }: Change): boolean {
  return kind === 'removed' && what !== undefined && what.length > 3 && editor.says(what);
}

function remember(
  memory: Memory,
  before: readonly Fact[],
  after: readonly Fact[],
  instruction: Instruction,
  language: Language,
): void {
  const ids = new Set(after.map(({ id }) => id));
  memory.removed =
    before.find(({ id, type }) => !ids.has(id) && (type === 'person' || type === 'item')) ?? null;
  memory.named = namedIn(instruction, after, language) ?? memory.removed;
}

/** The person or item that an instruction names. */
export function namedIn({ text }: Instruction, facts: readonly Fact[], language: Language): Fact | null {
  const typed = facts.filter(({ type }) => type === 'person' || type === 'item');
  return namedFacts(contentWords(text, language), typed, language)[0]?.fact ?? null;
}
