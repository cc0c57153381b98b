import { clockText, HALF_DAY, minutesIn, minutesOfNumber } from '../words/clock.js';
import type { Language } from '../../packs/language.js';
import { type BareNumber, bareNumbers } from '../words/bare-numbers.js';
import { timeText } from '../words/half-days.js';
import { nameOfSlot } from '../editing/name-of-slot.js';
import { fold } from '../../text/fold.js';
import { hasWords } from '../../text/whole-words.js';
import type { Change } from '../editing/made-change.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import { valuesIn } from '../words/found-values.js';
import { type Slot, slotsOf } from '../words/slots.js';
import { namingWords } from '../words/naming-words.js';
import { contentWords, overlap, closeness } from '../words/words.js';

const MIN_DIGITS = 3;
const MAX_DIGITS = 6;

/** A number alone is the new price of what is named next to it, or the end of a phone number. */
export function changeBare(
  editor: Editor,
  instruction: Instruction,
  language: Language,
  own: Language,
): Change | null {
  const numbers = bareNumbers(instruction.text, language).filter(
    (each) =>
      !each.isOld &&
      !isOfName(each, instruction, editor, language) &&
      !isUntil(each, instruction.folded, language),
  );
  const number = onlyOf(numbers);
  if (number === undefined) return null;
  const time = changeTime(editor, instruction, number, language, own);
  if (time !== null) return time;
  const words = namingWords(instruction.text, editor.next.facts, language);
  const prices = slotsOf(editor.next.facts, own).filter(({ type }) => type === 'price');
  const [best, next] = prices
    .map((slot) => ({
      slot,
      score: score(words, slot, own),
      distance: distanceTo(number, slot, instruction.folded, editor),
      order: modifierOrder(words, slot, own),
    }))
    .toSorted((a, b) => b.score - a.score || a.distance - b.distance || b.order - a.order);
  if (
    best !== undefined &&
    best.score > 0 &&
    (best.score > (next?.score ?? 0) ||
      best.distance < (next?.distance ?? 0) ||
      best.order > (next?.order ?? 0) ||
      best.slot.key === next?.slot.key)
  ) {
    const { slot } = best;
    const value = {
      ...number,
      type: 'price' as const,
      key: String(number.value),
      isBare: true,
    };
    for (const each of prices) {
      if (each !== slot && !(each.key === slot.key && score(words, each, own) > 0)) continue;
      const fact = editor.next.facts.find(({ id }) => id === each.fact);
      if (fact !== undefined) each.write(fact, value);
    }
    return {
      kind: 'changed',
      what: nameOfSlot(editor, slot),
      from: slot.key,
      to: number.text,
    };
  }
  const old = bareNumbers(instruction.text, language).find(({ isOld }) => isOld);
  if (old !== undefined)
    return correctPhoneEnd(editor, instruction, { old: old.text, fresh: number.text }, language);
  if (instruction.operations.has('set')) return changePhoneEnd(editor, number.text, own);
  return null;
}

/** "infills are 48, full sets stay": how far before the number the whole name is said. */
function distanceTo({ start }: BareNumber, { fact: id }: Slot, folded: string, { next }: Editor): number {
  const fact = next.facts.find((each) => each.id === id);
  const name = fact?.type === 'item' ? fold(fact.name) : '';
  const at = name === '' ? -1 : folded.slice(0, start).lastIndexOf(name);
  return at === -1 ? folded.length : start - at - name.length;
}

/** "the 3 night break stays", "block of 10 is 365 now" of a "10 hour block": a number within a name. */
const isOfName = (
  { start, end, text: number }: BareNumber,
  { text, folded }: Instruction,
  { next }: Editor,
  language: Language,
): boolean => {
  const words = contentWords(text, language).filter((word) => /\p{L}/u.test(word));
  return next.facts.some((fact) => {
    const name = fact.type === 'item' ? fold(fact.name) : '';
    const at = name === '' ? -1 : folded.indexOf(name);
    const isWhole = at !== -1 && at <= start && end <= at + name.length;
    return isWhole || (hasWords(name, number) && overlap(words, name, language) > 0);
  });
};

/** "till 9 at night" is when something ends. */
const isUntil = ({ start }: BareNumber, folded: string, { changes, lists }: Language): boolean => {
  const before = folded.slice(0, start).trimEnd();
  return changes.closes
    .find(before)
    .some(({ end, word }) => end === before.length && lists.until.isWord(word));
};

const CENTS = /[.,]\d{2}$/u;

/** "a box of 6 for 15.50": of several numbers the one with cents; without one it is not clear which is the price. */
function onlyOf(numbers: readonly BareNumber[]): BareNumber | undefined {
  if (numbers.length <= 1) return numbers[0];
  const [price, second] = numbers.filter(({ text }) => CENTS.test(text));
  return second === undefined ? price : undefined;
}

/** "mensalidade do casal": of two things that are named, the more specific one is said last; in English first. */
function modifierOrder(words: readonly string[], { context }: Slot, language: Language): number {
  const at = words.map((word) => overlap([word], context, language) > 0);
  return language.grammar.headIsLast ? words.length - at.indexOf(true) : at.lastIndexOf(true) + 1;
}

/** "at 15, not at 15.15": a time that is there is named as the one that goes. */
function changeTime(
  editor: Editor,
  { text }: Instruction,
  number: BareNumber,
  language: Language,
  own: Language,
): Change | null {
  const times = slotsOf(editor.next.facts, own).filter(({ type }) => type === 'time');
  const old = valuesIn(text, language).find(
    ({ type, key }) => type === 'time' && times.some((slot) => slot.key === key),
  );
  if (number.value > 24) return null;
  if (old === undefined) return correctTime(editor, text, number, times, language);
  const key = clockText(minutesOfNumber(number.value));
  for (const slot of times.filter((each) => each.key === old.key)) {
    const fact = editor.next.facts.find(({ id }) => id === slot.fact);
    if (fact !== undefined) slot.write(fact, { ...number, type: 'time', key, text: key });
  }
  return { kind: 'changed', what: old.text, from: old.text, to: key };
}

/** "the bus leaves at 3.20 not 3", where the site says 3pm: the half of the day stays. */
function correctTime(
  editor: Editor,
  text: string,
  number: BareNumber,
  times: readonly Slot[],
  language: Language,
): Change | null {
  const gone = bareNumbers(text, language).find(({ isOld }) => isOld);
  const isPrice = slotsOf(editor.next.facts, language).some(
    ({ type, key }) => type === 'price' && Number(key) === gone?.value,
  );
  if (gone === undefined || isPrice) return null;
  const words = contentWords(text, language).filter((word) => /^\p{L}/u.test(word));
  const [best, second] = times
    .filter(({ key }) => minutesOfNumber(gone.value) % HALF_DAY === minutesIn(key) % HALF_DAY)
    .map((slot) => ({ slot, score: score(words, slot, language) }))
    .toSorted((a, b) => b.score - a.score);
  if (best === undefined || best.score === 0 || best.score === second?.score) return null;
  const isLate = minutesIn(best.slot.key) >= HALF_DAY && minutesOfNumber(number.value) < HALF_DAY;
  const key = clockText(minutesOfNumber(number.value) + (isLate ? HALF_DAY : 0));
  const fact = editor.next.facts.find(({ id }) => id === best.slot.fact);
  if (fact === undefined) return null;
  best.slot.write(fact, {
    ...number,
    type: 'time',
    key,
    text: timeText(key, language, number.text.includes('.') ? '.' : ':'),
  });
  return { kind: 'changed', what: best.slot.context.trim(), from: best.slot.key, to: key };
}

function score(words: readonly string[], { context }: Slot, language: Language): number {
  const hits = closeness(words, context, language);
  return hits === 0 ? 0 : hits + hits / (1 + context.split(/\s+/u).length);
}

/** "the number ends in 19, not 10": of the only phone number that ends so. */
function correctPhoneEnd(
  editor: Editor,
  { folded }: Instruction,
  { old, fresh }: { old: string; fresh: string },
  language: Language,
): Change | null {
  const phones = slotsOf(editor.next.facts, language).filter(
    ({ type, key }) => type === 'phone' && key.endsWith(old),
  );
  const [phone] = phones;
  const isAbout = language.lists.phone.isIn(folded) || language.changes.closes.isIn(folded);
  if (phone === undefined || !isAbout || old.length !== fresh.length || !/^\d{2,}$/u.test(fresh)) return null;
  if (new Set(phones.map(({ key }) => key)).size > 1) return null;
  writeEnd(editor, phones, fresh);
  return { kind: 'changed', what: phone.key, from: old, to: fresh };
}

/** "it ends in 0556": of the phone number that ends most alike. */
function changePhoneEnd(editor: Editor, digits: string, own: Language): Change | null {
  if (!/^\d+$/.test(digits) || digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return null;
  const phones = slotsOf(editor.next.facts, own).filter(({ type }) => type === 'phone');
  const likeness = ({ key }: Slot): number =>
    [...digits].filter((digit, index) => digit === key.at(index - digits.length)).length / digits.length;
  const best = phones.toSorted((a, b) => likeness(b) - likeness(a))[0];
  if (best === undefined || likeness(best) < 0.5 || likeness(best) === 1) return null;
  writeEnd(
    editor,
    phones.filter(({ key }) => key === best.key),
    digits,
  );
  return {
    kind: 'changed',
    what: best.key,
    from: best.key.slice(-digits.length),
    to: digits,
  };
}

/** Writes the last digits of phone numbers; those before them stay. */
function writeEnd(editor: Editor, phones: readonly Slot[], digits: string): void {
  for (const each of phones) {
    const fact = editor.next.facts.find(({ id }) => id === each.fact);
    if (fact !== undefined)
      each.write(fact, { start: 0, end: 0, type: 'phone', key: digits, text: digits, isEnd: true });
  }
}
