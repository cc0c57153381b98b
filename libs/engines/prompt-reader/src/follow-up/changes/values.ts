import type { Language } from '../../packs/language.js';
import { bareNumbers } from '../words/bare-numbers.js';
import { nameOfSlot } from '../editing/name-of-slot.js';
import { isNewToo, saidValues } from '../words/said-values.js';
import { endMatch } from '../words/time-ends.js';
import { changeHours } from './hours.js';
import { changeSpan } from './time-span.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Change } from '../editing/made-change.js';
import { hasWords } from '../../text/whole-words.js';
import { nearestHalf } from '../words/half-days.js';
import { onDays } from '../words/days-at.js';
import { saidDays } from '../words/moved-days.js';
import { PromptText } from '../../clauses/prompt-text.js';
import { clockOf, findTimes } from '../../extract/times.js';
import { noticeOf } from '../notices/shown-notice.js';
import { areOfSeveral, ofOrdinal } from '../words/ordinals.js';
import { type FoundValue, valuesIn } from '../words/found-values.js';
import { type Slot, slotsOf } from '../words/slots.js';
import { withoutRanges } from '../../text/range.js';
import { namingWords } from '../words/naming-words.js';
import { contentWords, overlap, closeness } from '../words/words.js';

/** A name that is said in full weighs more than single words. */
const WHOLE_NAME = 2;

/** A value that an instruction names takes the place of the one that it is about; null if that is not clear. */
export function changeValue(
  editor: Editor,
  instruction: Instruction,
  language: Language,
  own: Language,
): Change | null {
  const known = changeHours(editor, instruction, language) ?? changeSpan(editor, instruction, language, own);
  return known ?? putValues(editor, instruction, saidValues(instruction, language), language, own);
}

/** "Wednesday run is 7.15 now": a number alone, where what it is of has a time. */
export function changeToTime(
  editor: Editor,
  instruction: Instruction,
  language: Language,
  own: Language,
): Change | null {
  const [number, more] = bareNumbers(instruction.text, language).filter(({ isOld }) => !isOld);
  if (number === undefined || more !== undefined || valuesIn(instruction.text, language).length > 0)
    return null;
  const [found] = findTimes(
    new PromptText(number.text, language, 0),
    { start: 0, end: number.text.length },
    [],
  );
  if (found === undefined) return null;
  const lead = instruction.folded.slice(0, number.start);
  // "Rule 3" is no time.
  if (!endsWithGrammar(lead, language)) return null;
  const time: FoundValue = { ...number, type: 'time', key: clockOf(found.from), lead, isBare: true };
  return putValues(editor, instruction, [time], language, own);
}

/** "… is now": no word of its own is next to what follows. */
const endsWithGrammar = (lead: string, { lists, changes }: Language): boolean =>
  [lists.function, lists.isA, changes.set, changes.newValue].some((list) => list.atEnd(lead) !== undefined);

function putValues(
  editor: Editor,
  instruction: Instruction,
  values: readonly FoundValue[],
  language: Language,
  own: Language,
): Change | null {
  // The digits of "£45" are no word of "45 mins".
  const words = namingWords(
    withoutRanges(
      instruction.text,
      values.filter(({ type }) => type === 'time' || type === 'price'),
    ),
    editor.next.facts,
    language,
  );
  // "£75 now, not 65"
  const oldPrices = bareNumbers(instruction.text, language).flatMap(({ isOld, value }) =>
    isOld ? [String(value)] : [],
  );
  const { facts } = editor.next;
  const notice = new Set(noticeOf(editor.next)?.facts);
  // "We are closed on 1 May" is another closure than that of the notice.
  const isOfNotice = ({ lead = '' }: FoundValue, { type, fact }: Slot): boolean =>
    type === 'date' &&
    notice.has(fact) &&
    instruction.operations.size === 0 &&
    (/\d/u.test(lead) || !language.lists.until.isIn(lead));
  const all = slotsOf(facts, own);
  const isNamed = ({ fact: id }: Slot): boolean =>
    facts.some((fact) => fact.id === id && fact.type === 'item' && hasWords(instruction.text, fact.name));
  const isDenied = language.lists.negation.find(instruction.folded)[0];
  for (const value of targetValues(values, all)) {
    // "No session on 9 February" moves no other date there.
    if (value.type === 'date' && isDenied !== undefined && isDenied.end <= value.start) continue;
    // "Take off Friday 6 November" makes no other date that one.
    const isThere = all.some(({ type, key }) => type === 'date' && key === value.key);
    if (value.type === 'date' && isThere && instruction.operations.has('remove')) continue;
    const slots = ofOrdinal(
      all.filter((slot) => !isOfNotice(value, slot)),
      editor.next,
      instruction.folded,
      language,
    );
    const slot = bestSlot(
      value,
      [
        ...values
          .filter((each) => each.type === value.type && !isNewToo(each, value, language))
          .map(({ key }) => key),
        ...(value.type === 'price' ? oldPrices : []),
      ],
      ofDays(value, ofMonth(value, values, slots, instruction.folded, language), instruction.text, language),
      words,
      isNamed,
      language,
    );
    if (slot === null || slot.key === value.key) continue;
    const from = slot.key;
    const repeated = slots.filter((each) => each === slot || isRepeated(each, slot, words, slots, language));
    if (areOfSeveral(repeated, editor.next, language) && !language.changes.all.isIn(instruction.folded))
      continue;
    for (const each of repeated) {
      const fact = editor.next.facts.find(({ id }) => id === each.fact);
      if (fact === undefined) continue;
      each.write(fact, inSameHalf(value, from));
    }
    return {
      kind: 'changed',
      what: nameOfSlot(editor, slot),
      from,
      to: value.text,
    };
  }
  return null;
}

/** A time without am or pm is in the half of the day of the one before it. */
const inSameHalf = (value: FoundValue, before: string): FoundValue =>
  value.type === 'time' && value.isBare === true ? { ...value, key: nearestHalf(value.key, before) } : value;

/** "The February session moves to 27 February": of the dates, those of a month that is named alone. */
function ofMonth(
  { type }: FoundValue,
  values: readonly FoundValue[],
  slots: readonly Slot[],
  folded: string,
  { monthNames }: Language,
): readonly Slot[] {
  const months = monthNames
    .find(folded)
    .filter(({ start }) => !values.some((value) => value.start <= start && start < value.end))
    .map(({ key }) => key);
  const dates = slots.filter((slot) => slot.type === 'date' && months.includes(slot.key.split('-')[0]!));
  return type === 'date' && dates.length > 0 ? dates : slots;
}

/** "Wednesday run starts at 7.15": of the times, those of a day that is named, if there are any. */
function ofDays(
  { type }: FoundValue,
  slots: readonly Slot[],
  text: string,
  language: Language,
): readonly Slot[] {
  return type === 'time'
    ? onDays(
        slots,
        saidDays(text, language).flatMap((each) => each.days),
      )
    : slots;
}

/** New values: the last of each type, because "from £24 to £27" names the old one first; those that exist already stay. */
function targetValues(values: readonly FoundValue[], slots: readonly Slot[]): FoundValue[] {
  const fresh = values.filter(
    (value) => !slots.some((slot) => slot.type === value.type && slot.key === value.key),
  );
  return fresh.length > 0 ? [fresh[0]!] : values.slice(-1);
}

/** The slot of the type of a value: the one whose old value is named, else the one that the words name, else the only one. */
function bestSlot(
  value: FoundValue,
  olds: readonly string[],
  slots: readonly Slot[],
  words: readonly string[],
  isNamed: (slot: Slot) => boolean,
  language: Language,
): Slot | null {
  const fitting = slots.filter(({ type }) => type === value.type);
  const named = fitting.filter(({ key }) => olds.includes(key) && key !== value.key);
  const scored = (from: readonly Slot[]): { slot: Slot; score: number }[] =>
    from
      .map((slot) => {
        const named = closeness(words, slot.context, language);
        const isMeant = value.type === 'time' && (named > 0 || words.length === 0);
        const end = isMeant ? endMatch(value.lead ?? '', slot.lead, language) : 0;
        // "Practice begins at 7" is not when it ends.
        const hits = end < 0 ? 0 : named + end + (isNamed(slot) ? WHOLE_NAME : 0);
        return {
          slot,
          score: hits + (named > 0 ? hits / (1 + slot.context.split(/\s+/u).length) : 0),
        };
      })
      .toSorted((a, b) => b.score - a.score);
  const [first, second] = scored(fitting.filter(({ key }) => !olds.includes(key)));
  const [old] = scored(named);
  if (old !== undefined && first !== undefined && old.score > first.score) return old.slot;
  if (first !== undefined && first.score > 0 && first.score > (second?.score ?? 0)) return first.slot;
  if (first !== undefined && first.score > 0 && second !== undefined && second.slot.key === first.slot.key)
    return first.slot;
  if (old !== undefined) return old.slot;
  if (first !== undefined && first.score > 0) return first.slot;
  const keys = new Set(fitting.map(({ key }) => key));
  const isOnly = keys.size === 1 && value.type !== 'price' && value.type !== 'time';
  // The only date may be of anything: "people can answer until 15 April" is not the day of the wedding.
  const isSaidOfIt = value.type !== 'date' || words.filter((word) => /^\p{L}/u.test(word)).length <= 1;
  return isOnly && isSaidOfIt ? fitting[0]! : null;
}

/** The same value said twice: in a sentence and in the item made of it. */
function isRepeated(
  each: Slot,
  slot: Slot,
  words: readonly string[],
  slots: readonly Slot[],
  language: Language,
): boolean {
  if (each.type !== slot.type || each.key !== slot.key) return false;
  if (slot.type !== 'price' && slot.type !== 'time') return true;
  const isOnly =
    slots.filter(({ type, key, fact }) => type === slot.type && key === slot.key && fact !== slot.fact)
      .length <= 1;
  return (
    overlap(words, each.context, language) > 0 ||
    overlap(contentWords(slot.context, language), each.context, language) > 0 ||
    (isOnly && slot.type !== 'time')
  );
}
