import { fold } from '../../text/fold.js';
import { contentWords } from '../words/words.js';
import { amountOf } from '../../extract/money.js';
import type { Language } from '../../packs/language.js';
import type { Range } from '../../text/range.js';
import { countBefore } from './count-before.js';
import { dateShiftIn } from './date-shift.js';
import { bareNumbers } from '../words/bare-numbers.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Fact } from '@capstan/site-document';
import { valuesIn } from '../words/found-values.js';
import { slotsOf } from '../words/slots.js';

/** By how much a price or a time changes: "up by 20p", "5 percent less", "an hour later". */
export interface Delta extends Range {
  of: 'price' | 'time' | 'date';
  /** Signed; of prices an amount or a share, of times minutes, of dates days. */
  by: number;
  isShare: boolean;
  isRounded: boolean;
}

const NUMBER = /(?<![\p{L}\d.,:])\d{1,6}(?:[.,]\d{1,3})?(?![\d:]|[.,]\d)/u;
const MAX_TO_NUMBER = 3;
const MINUTES = 60;
const TENTHS = '割';

/** @param facts of the site. */
export function deltaOf(instruction: Instruction, language: Language, facts: readonly Fact[]): Delta | null {
  return (
    timeDelta(instruction, language) ??
    dateDelta(instruction, language) ??
    priceDelta(instruction, language, facts)
  );
}

function dateDelta({ folded }: Instruction, language: Language): Delta | null {
  const shift = dateShiftIn(folded, language);
  if (shift === null) return null;
  const { start, end, days: by } = shift;
  return { start, end, of: 'date', by, isShare: false, isRounded: false };
}

function timeDelta({ folded }: Instruction, language: Language): Delta | null {
  const [later] = language.changes.later.find(folded);
  const [earlier] = language.changes.earlier.find(folded);
  const length = durationOf(folded, language);
  if ((later === undefined) === (earlier === undefined) || length === null) return null;
  const by = later === undefined ? -length.minutes : length.minutes;
  return { start: length.start, end: length.end, of: 'time', by, isShare: false, isRounded: false };
}

function priceDelta({ text, folded }: Instruction, language: Language, facts: readonly Fact[]): Delta | null {
  const { changes, grammar } = language;
  // "it has gone up, £33 now, not 30", where something costs 30: the new price is said.
  const old = bareNumbers(text, language).filter(({ isOld }) => isOld);
  const isPrice = (value: number): boolean =>
    slotsOf(facts, language).some(({ type, key }) => type === 'price' && Number(key) === value);
  if (old.some(({ value }) => isPrice(value))) return null;
  if (saysBoth(text, isPrice, language)) return null;
  if (changes.hourUnit.isIn(folded) || changes.minuteUnit.isIn(folded)) return null;
  const number = numberIn(text, language);
  const [more, less] = [changes.more, changes.less].map((list) =>
    list
      .find(folded)
      .some(
        ({ start, end }) =>
          !isPartOfWord(folded, start, end) &&
          !isValueSet(folded, end, number?.start, language) &&
          !isOfOtherClause(folded, { start, end }, number, language),
      ),
  );
  const isRounded = changes.rounded.isIn(folded);
  // "half past seven" is a time.
  const isTime = ({ start, end }: Range): boolean =>
    valuesIn(text, language).some((value) => value.start <= start && end <= value.end);
  const isHalf =
    changes.half.find(folded).some((half) => !isTime(half)) && more === less && !/\d/u.test(text);
  const whole = { start: 0, end: 0 };
  if (isHalf) return { ...whole, of: 'price', by: -0.5, isShare: true, isRounded };
  if (number === null || more === less) return null;
  const amount = amountOf(number.digits);
  const before = folded.slice(Math.max(0, number.start - 12), number.start);
  const [to] = changes.newValue.find(before).slice(-1);
  const after = folded.slice(number.end).trimStart();
  // "6,900円に": in a language without spaces the word follows the value and its currency.
  const isNew = grammar.isSpaced
    ? to !== undefined && before.length - to.end <= MAX_TO_NUMBER
    : changes.newValue.isIn(after.slice(0, MAX_TO_NUMBER));
  if (amount === null || amount === 0 || isNew || isCount(text, number, language)) return null;
  const isShare =
    /^[%％]/u.test(after) || after.startsWith(TENTHS) || changes.percent.atStart(after)?.start === 0;
  const isCents = isInCents(after, language);
  if (!isShare && !isCents && isOfName(text, number, after, language)) return null;
  const size = isShare ? (after.startsWith(TENTHS) ? 10 : 100) : isCents ? 100 : 1;
  const by = (less ? -amount : amount) / size;
  return { start: number.start, end: number.end, of: 'price', by, isShare, isRounded };
}

/** "The £20 should say £25, it has got dearer": the old price and the new one. */
function saysBoth(text: string, isPrice: (value: number) => boolean, language: Language): boolean {
  const prices = valuesIn(text, language).filter(({ type }) => type === 'price');
  return new Set(prices.map(({ key }) => key)).size === 2 && isPrice(Number(prices[0]!.key));
}

/** "3 more singles", "3 plazas más": a number without a currency, and what it counts next to it. */
function isCount(text: string, number: Range, language: Language): boolean {
  const { changes, currencies, grammar } = language;
  if (!grammar.isSpaced || valuesIn(text, language).some(({ type }) => type === 'price')) return false;
  const after = fold(text).slice(number.end).trimStart();
  const steps = [changes.more, changes.less].flatMap((list) => list.atStart(after) ?? []);
  const rest = after.slice(Math.max(0, ...steps.map(({ end }) => end))).trimStart();
  const [word = ''] = /^\p{L}+/u.exec(rest) ?? [];
  const isUnit =
    currencies.find(rest)[0]?.start === 0 ||
    [changes.cents, changes.percent].some((list) => list.atStart(rest) !== undefined);
  return !isUnit && contentWords(word, language).length > 0;
}

/** "one more batch, Level 3": a number after a word with a capital, without a currency. */
function isOfName(text: string, number: Range, after: string, { grammar, currencies }: Language): boolean {
  const hasCurrency = /^\p{Sc}/u.test(after) || currencies.find(after)[0]?.start === 0;
  if (grammar.nounsAreCapital || hasCurrency) return false;
  return /\S\s\p{Lu}\p{L}{1,20}\s$/u.test(text.slice(Math.max(0, number.start - 24), number.start));
}

/** "the extra large loaf is £5": the value follows a word that sets it, and not the one of more. */
function isValueSet(folded: string, end: number, at: number | undefined, { lists }: Language): boolean {
  return at !== undefined && at > end && lists.isA.isIn(folded.slice(end, at));
}

/** "Prices have gone up: the buns are 3", "it is £11, because milk is dearer": the number itself is new. */
function isOfOtherClause(folded: string, word: Range, number: Range | null, { everyday }: Language): boolean {
  if (number === null) return false;
  if (number.start > word.end) return /[:：]/u.test(folded.slice(word.end, number.start));
  const between = folded.slice(number.end, Math.max(number.end, word.start));
  return everyday.reasons.isIn(between);
}

/** "drop-in" is not less. */
const isPartOfWord = (folded: string, start: number, end: number): boolean =>
  /^-\p{L}/u.test(folded.slice(end)) || /\p{L}-$/u.test(folded.slice(0, start));

const isInCents = (after: string, { changes }: Language): boolean =>
  changes.cents.atStart(after)?.start === 0;

/** The first price, else the first number that is no part of a date, a time or a phone number. */
function numberIn(text: string, language: Language): (Range & { digits: string }) | null {
  const values = valuesIn(text, language);
  const price = values.find(({ type }) => type === 'price');
  const plain = values.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
  const match = price === undefined ? NUMBER.exec(plain) : /\d[\d.,]*/u.exec(price.text);
  if (match === null) return null;
  const start = (price?.start ?? 0) + match.index;
  return { start, end: start + match[0].length, digits: match[0] };
}

/** "an hour", "30 minutes", "half an hour" in minutes; null where no length is named. */
function durationOf(folded: string, language: Language): (Range & { minutes: number }) | null {
  const { changes } = language;
  const hours = changes.hourUnit.find(folded);
  const [unit] = [...hours, ...changes.minuteUnit.find(folded)].toSorted((a, b) => a.start - b.start);
  if (unit === undefined) return null;
  const size = hours.some(({ start }) => start === unit.start) ? MINUTES : 1;
  const before = folded.slice(Math.max(0, unit.start - 20), unit.start);
  const [half] = changes.half.find(before);
  if (half !== undefined && !/\d\s?$/u.test(before))
    return { start: unit.start - before.length + half.start, end: unit.end, minutes: size / 2 };
  const { start, count } = countBefore(folded, unit.start, language);
  return { start, end: unit.end, minutes: count * size };
}
