import type { Language } from '../../packs/language.js';
import { bareNumbers } from '../words/bare-numbers.js';
import { changeHours } from './hours.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Change } from '../editing/made-change.js';
import { type FoundValue, type Slot, slotsOf, valuesIn } from '../words/slots.js';
import { contentWords, exactWords, overlap } from '../words/words.js';

/** A value that an instruction names takes the place of the one that it is about; null if that is not clear. */
export function changeValue(
  editor: Editor,
  instruction: Instruction,
  language: Language,
  own: Language,
): Change | null {
  const values = valuesIn(instruction.text, language);
  const words = contentWords(withoutTimes(instruction.text, values), language);
  // "£75 now, not 65"
  const oldPrices = bareNumbers(instruction.text, language).flatMap(({ isOld, value }) =>
    isOld ? [String(value)] : [],
  );
  const hours = changeHours(editor, instruction, language);
  if (hours !== null) return hours;
  const slots = slotsOf(editor.next.facts, own);
  for (const value of targetValues(values, slots)) {
    const slot = bestSlot(
      value,
      [
        ...values.filter((each) => each !== value && each.type === value.type).map(({ key }) => key),
        ...(value.type === 'price' ? oldPrices : []),
      ],
      ofMonth(value, values, slots, instruction.folded, language),
      words,
      language,
    );
    if (slot === null || slot.key === value.key) continue;
    const from = slot.key;
    for (const each of slots) {
      if (each !== slot && !isRepeated(each, slot, words, slots, language)) continue;
      const fact = editor.next.facts.find(({ id }) => id === each.fact);
      if (fact === undefined) continue;
      each.write(fact, value);
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

/** A text without its times, the parts of which are in every other time: "Uhr". */
const withoutTimes = (text: string, values: readonly FoundValue[]): string =>
  values
    .filter(({ type }) => type === 'time')
    .toReversed()
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);

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
  language: Language,
): Slot | null {
  const fitting = slots.filter(({ type }) => type === value.type);
  const named = fitting.filter(({ key }) => olds.includes(key) && key !== value.key);
  const scored = (from: readonly Slot[]): { slot: Slot; score: number }[] =>
    from
      .map((slot) => {
        const named = overlap(words, slot.context, language) + exactWords(words, slot.context) / 4;
        const isMeant = value.type === 'time' && (named > 0 || words.length === 0);
        const hits = named + (isMeant ? endMatch(value.lead ?? '', slot.lead, language) : 0);
        return {
          slot,
          score: hits + hits / (1 + slot.context.split(/\s+/u).length),
        };
      })
      .toSorted((a, b) => b.score - a.score);
  const [first, second] = scored(fitting.filter(({ key }) => !olds.includes(key)));
  if (first !== undefined && first.score > 0 && first.score > (second?.score ?? 0)) return first.slot;
  if (first !== undefined && first.score > 0 && second !== undefined && second.slot.key === first.slot.key)
    return first.slot;
  if (named.length > 0) return scored(named)[0]?.slot ?? null;
  if (first !== undefined && first.score > 0) return first.slot;
  const keys = new Set(fitting.map(({ key }) => key));
  const isOnly = keys.size === 1 && value.type !== 'price' && value.type !== 'time';
  // The only date may be of anything: "people can answer until 15 April" is not the day of the wedding.
  const isSaidOfIt = value.type !== 'date' || words.filter((word) => /^\p{L}/u.test(word)).length <= 1;
  return isOnly && isSaidOfIt ? fitting[0]! : null;
}

/** Whether both are the beginning, or both the end: "from 8", "until 10". */
function endMatch(said: string, own: string, { changes, lists }: Language): number {
  const endOf = (lead: string): 'start' | 'end' | null => {
    if (changes.closes.isIn(lead) || lists.until.isIn(lead)) return 'end';
    return changes.opens.isIn(lead) || changes.old.isIn(lead) ? 'start' : null;
  };
  const [a, b] = [endOf(said), endOf(own)];
  return a === null || b === null ? 0 : a === b ? 0.5 : -0.5;
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

export function nameOfSlot({ next }: Editor, slot: Slot): string {
  const fact = next.facts.find(({ id }) => id === slot.fact);
  return fact?.type === 'item' ? fact.name : slot.context.trim() || slot.type;
}
