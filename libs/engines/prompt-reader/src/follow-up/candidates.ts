import type { Language } from '../packs/language.js';
import { add, addQuestions } from './add/add.js';
import { addOwnDate, addToDates, isOneMoreDate } from './add/add-date.js';
import { addContent } from './add/content.js';
import { addInPlace, addSaid, addSeason, addSentence, withoutPlace } from './add/said.js';
import { changePrices, shiftHours } from './changes/arithmetic.js';
import { changeBare } from './changes/bare-number.js';
import { applyFormOrder } from './forms/apply-form-order.js';
import { applyExchange } from './successors/apply-exchange.js';
import { changeContact } from './changes/contact.js';
import { addHours, closeDays } from './changes/hours.js';
import { changeLook } from './pages/look.js';
import { changePhone } from './changes/phone-number.js';
import { changePlaces } from './changes/places.js';
import { changeQuantity } from './changes/quantity.js';
import { addPerson, changeRole, replaceInRole } from './people/role.js';
import { changeToTime, changeValue } from './changes/values.js';
import { correctText } from './changes/correct-text.js';
import type { Editor } from './editing/editor.js';
import type { Instruction } from './instructions/instruction.js';
import { operationsOf } from './instructions/operations.js';
import type { Change } from './editing/made-change.js';
import { addNewcomer, type Memory, removePronoun, replacePronoun } from './editing/memory.js';
import { addField, isAboutNewField } from './add/form-field.js';
import { moveCourse } from './changes/move-course.js';
import { moveDay } from './changes/move-day.js';
import { shiftDate } from './changes/shift-date.js';
import { removePerson, succeed } from './people/departures.js';
import { moveNotice } from './changes/move-notice.js';
import { factsOfNotice } from './notices/shown-notice.js';
import { removeNotice } from './remove/notice.js';
import { writeNote } from './notes/write-note.js';
import { QUOTED } from './words/quoted.js';
import { isAboutQuestion, removeQuestion } from './remove/question.js';
import { remove } from './remove/remove.js';
import { rename, renameNamed, replaceName, replaceQuoted } from './changes/rename.js';
import { movePlace } from './places/move-place.js';
import { addOffers } from './prices/add-offers.js';
import { changeEach } from './prices/change-each.js';
import { makeFree } from './prices/make-free.js';
import { reorder } from './pages/reorder.js';
import { applyRule } from './rules/apply-rule.js';
import { isAboutTitle, removeTitled, renameTitle } from './pages/section-titles.js';
import { valuesIn } from './words/found-values.js';
import { isHoursOfSeason } from './words/hours-meant.js';
import { isInOtherColor } from './words/other-color.js';
import { spellName } from './people/spell-name.js';
import { swapPlaces } from './pages/swap.js';
import { contentWords, namedFacts, overlap } from './words/words.js';

/** What was done; `nothing` where all that was asked for is done already. */
export type Made = Change | 'nothing' | null;

/** A way to read an instruction: changes the document, or returns null where it does not fit. */
export type Candidate = () => Made;

/** An instruction, and what is known when it is read. */
export interface Context {
  editor: Editor;
  instruction: Instruction;
  /** Of the message. */
  language: Language;
  /** Of the site. */
  own: Language;
  memory: Memory;
  /** Whether the instruction names nothing itself and was given the words of the one before. */
  isContinued?: boolean;
}

/** All ways to read an instruction, the most specific first. */
export function candidatesFor({ editor, instruction, language, own, memory }: Context): Candidate[] {
  const { text, folded, operations, content, person, note, exchange, form, offers, rule } = instruction;
  if (note !== undefined) return [() => writeNote(editor, note, own)];
  if (form !== undefined) return [() => applyFormOrder(editor, form, own)];
  if (rule !== undefined) return [() => applyRule(editor, rule, instruction)];
  if (exchange !== undefined) return [() => applyExchange(editor, exchange, language)];
  if (offers !== undefined) return [() => addOffers(editor, offers, instruction)];
  if (person !== undefined) return [() => removePerson(editor, person, language)];
  if (content !== undefined) return [() => addContent(editor, content, instruction, own)];
  if (instruction.isSaid) return [() => addSentence(editor, instruction, language)];
  const [hasAdd, hasRemove, hasSet, hasRename, isReplaced] = (
    ['add', 'remove', 'set', 'rename', 'replace'] as const
  ).map((each) => operations.has(each));
  if (isOneMoreDate(instruction, editor, language, own))
    return [
      () => addToDates(editor, instruction, language, own),
      () => addOwnDate(editor, instruction, language),
    ];
  if (!hasRemove && isHoursOfSeason(instruction, language))
    return [() => addSeason(editor, instruction, language)];
  if (hasRemove && !hasAdd && factsOfNotice(text, editor.next, language).length > 0)
    return [() => removeNotice(editor, instruction, language)];
  // A question of a form is nothing else: neither the form, nor the phone number on the page.
  if (hasRemove && !hasAdd && isAboutQuestion(instruction, editor, language))
    return [() => removeQuestion(editor, instruction, language)];
  // "We ask for a 30% deposit now" is no question of a form.
  if (!/\d/u.test(text) && isAboutNewField(instruction, editor, memory, language))
    return [() => addField(editor, instruction, language)];
  if (isAboutTitle(instruction, language)) return [() => renameTitle(editor, instruction, language)];
  const hasSwap = operations.has('swap');
  const isOwnAddition = hasAdd && operationsOf(language, folded).has('add');
  const hasValue = valuesIn(text, language).length > 0;
  const isNew =
    hasAdd && isNewItem(editor, instruction, language) && !isAboutHours(editor, instruction, language);
  const isAsked = language.lists.command.isIn(folded) || language.lists.wish.atStart(folded) !== undefined;
  const isWanted = hasAdd || (isAsked && (language.features.isIn(folded) || QUOTED.test(text)));
  const when = (isFit: boolean | undefined, ...candidates: Candidate[]): Candidate[] =>
    isFit ? candidates : [];
  return [
    () => moveNotice(editor, instruction, language, own),
    () => replaceQuoted(editor, instruction),
    ...when(hasRemove && !hasAdd && memory.isForm, () => removeQuestion(editor, instruction, language)),
    () => addQuestions(editor, instruction, language),
    ...when(hasSwap, () => swapPlaces(editor, instruction, language)),
    ...when(
      hasRename,
      () => renameNamed(editor, instruction, language),
      () => rename(editor, instruction, language),
    ),
    ...when(
      !hasRemove,
      () => moveCourse(editor, instruction, language),
      () => changePlaces(editor, instruction, language),
    ),
    () => shiftHours(editor, instruction, language),
    () => shiftDate(editor, instruction, language, own),
    () => changePrices(editor, instruction, language),
    ...when(!hasRemove && !hasRename, () => changeEach(editor, instruction, language, own)),
    () => makeFree(editor, instruction, language, own),
    ...when(!hasValue && !hasAdd && !hasRename, () => reorder(editor, instruction, language)),
    ...when(!hasValue, () => changeLook(editor, instruction, language, own)),
    ...when(!hasAdd && !hasRemove && !language.lists.closed.isIn(folded), () =>
      moveDay(editor, instruction, language),
    ),
    ...when(!hasRemove, () => movePlace(editor, instruction, language, own)),
    ...when(
      (isReplaced || hasSwap) && !hasValue,
      () => replaceName(editor, instruction, language),
      () => replacePronoun(editor, instruction, language, memory),
    ),
    () => closeDays(editor, instruction, language),
    ...when(!hasRemove, () => changePhone(editor, instruction, language)),
    () => changeContact(editor, instruction, language),
    ...when(!hasRemove, () => addHours(editor, instruction, language)),
    ...when(!hasValue, () => succeed(editor, instruction, language)),
    ...when(!hasValue && !isOwnAddition && !hasRemove, () => spellName(editor, instruction, language)),
    ...when(hasAdd, () => addPerson(editor, instruction, language)),
    ...when(isNew && hasValue && isOwnAddition, () => addInPlace(editor, instruction, language)),
    ...when(
      hasRemove && !(hasAdd && hasValue),
      () => removePronoun(editor, instruction, language, memory),
      () => removeTitled(editor, instruction, language),
      () => remove(editor, instruction, language),
    ),
    ...when(
      !isNew,
      () => changeValue(editor, instruction, language, own),
      () => changeBare(editor, instruction, language, own),
      ...when(!hasRemove, () => changeToTime(editor, instruction, language, own)),
    ),
    ...when(!hasValue && !hasRemove, () => correctText(editor, instruction, language)),
    ...when(!(isNew && hasValue), () => changeQuantity(editor, instruction, language, own)),
    () => replaceInRole(editor, instruction, language),
    ...when(hasSet && !isOwnAddition, () => changeRole(editor, instruction, language)),
    ...when(hasAdd && !hasValue, () => reorder(editor, instruction, language)),
    ...when(hasAdd && isAboutNamed(instruction, memory, language), () => 'nothing'),
    ...when(hasAdd || hasSet, () => addNewcomer(editor, instruction, language, memory)),
    ...when(hasRemove && !isOwnAddition, () =>
      isAboutAbsent(instruction, editor, language) ? 'nothing' : null,
    ),
    ...when(
      !(hasRemove && !isOwnAddition) && !isCorrection(instruction, language),
      () => (isWanted || hasValue ? add(editor, instruction, language, isWanted) : null),
      () => (operations.size === 0 ? addSaid(editor, instruction, language) : null),
    ),
  ];
}

/** "please add her to the team", after she was added. */
const isAboutNamed = ({ text, folded }: Instruction, { subject }: Memory, language: Language): boolean =>
  subject.length > 0 && language.changes.pronoun.isIn(folded) && contentWords(text, language).length <= 1;

const NUMBERS = /\d[\d.,:]*/gu;

/** "at 11.15 not 11.45": what is there is wrong; such a sentence is not for visitors. */
const isCorrection = ({ text, folded }: Instruction, { changes }: Language): boolean =>
  changes.old.isIn(folded) && (text.match(NUMBERS)?.length ?? 0) > 1 && !QUOTED.test(text);

/** "also on Fridays we are open until 16:00": of the days that have hours. */
const isAboutHours = (
  { next }: Editor,
  { folded }: Instruction,
  { days, changes, lists }: Language,
): boolean =>
  days.isIn(folded) &&
  next.facts.some(({ type }) => type === 'hours') &&
  [lists.open, changes.closes].some((list) => list.isIn(folded));

const MAX_TITLE_WORDS = 2;

/** A feature or page that is to go and is not there, nor anything that is called so: nothing is left to do. */
function isAboutAbsent({ text, folded }: Instruction, { next }: Editor, language: Language): boolean {
  const { features, lists } = language;
  const named = features.find(folded);
  const sections = next.pages.flatMap((page) => page.sections);
  const isThere = (key: string): boolean =>
    sections.some(({ component }) => component === key) || next.records.some(({ id }) => id === key);
  if (named.length > 0) return !named.some(({ key }) => isThere(key));
  const titles = [...next.pages.map(({ title }) => title), ...sections.map(({ label }) => label ?? '')];
  const words = contentWords(text, language).filter(
    (word) => !lists.site.isIn(word) && !lists.part.isIn(word),
  );
  const isPage = (lists.site.isIn(folded) || lists.part.isIn(folded)) && words.length <= MAX_TITLE_WORDS;
  return isPage && overlap(words, titles.join(' '), language) === 0;
}

/** "new main: Monkfish curry, 24 pounds": nothing of that name exists. */
function isNewItem(editor: Editor, instruction: Instruction, language: Language): boolean {
  const items = editor.next.facts.filter(({ type }) => type === 'item');
  const words = contentWords(withoutPlace(instruction, language), language);
  const [best] = namedFacts(words, items, language);
  return (
    best === undefined ||
    Math.floor(best.score) * 2 < words.length ||
    (best.fact.type === 'item' && isInOtherColor(instruction.folded, best.fact.name, language))
  );
}
