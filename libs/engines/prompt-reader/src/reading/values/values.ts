import type { PromptText } from '../../clauses/prompt-text.js';
import { type Clause, clausesOf } from '../../clauses/roles.js';
import { type Segment, segmentsOf } from '../../clauses/segments.js';
import { sentencesOf } from '../../clauses/sentences.js';
import { type FoundContact, findContacts } from '../../extract/contacts.js';
import { type FoundDate, findDates } from '../../extract/dates.js';
import { currencySymbol, dollarOf, type FoundMoney, findMoney } from '../../extract/money.js';
import type { FoundTimes } from '../../extract/found-time.js';
import { findTimes } from '../../extract/times.js';
import { findWeeklyTimes } from '../../extract/weekly-times.js';
import { fold } from '../../text/fold.js';
import { overlaps, type Range } from '../../text/range.js';
import { type AskedFields, askedFields } from '../fields/asked-fields.js';
import { trimEnd } from '../../text/trim-end.js';

/** What can be found by its shape alone, and the clauses. */
export interface Values {
  sentences: Range[];
  clauses: Clause[];
  /** What visitors are asked for. */
  asked: AskedFields[];
  dates: FoundDate[];
  monies: FoundMoney[];
  contacts: FoundContact[];
  times: FoundTimes[];
}

export function findValues(prompt: PromptText): Values {
  const { segments, strong, ...values } = findSegments(prompt);
  return { ...values, clauses: clausesOf(prompt, segments, strong, values.asked) };
}

type Segments = Omit<Values, 'clauses'> & { segments: Segment[]; strong: Range[] };

/** The parts of the sentences, and what in them is surely meant to be read: prices, contacts, dates, times. */
export function findSegments(prompt: PromptText): Segments {
  const whole: Range = { start: 0, end: prompt.text.length };
  const sentences = sentencesOf(prompt);
  const dates = findDates(prompt);
  const dollar = dollarOf(prompt);
  const signed = findMoney(prompt, whole, dollar);
  const monies = [...signed, ...unsignedPrices(prompt, sentences, signed, dollar)].toSorted(
    (a, b) => a.start - b.start,
  );
  const contacts = findContacts(prompt, [...dates, ...monies]);
  const times = findTimes(prompt, whole, [...dates, ...monies, ...contacts]).filter(
    ({ from, to }) => from.isMarked || from.meridiem !== null || to?.isMarked || to?.meridiem,
  );
  const strong = [...dates, ...monies, ...contacts, ...times];
  const parts = sentences.map((sentence, index) => segmentsOf(prompt, sentence, index));
  const asked = sentences.flatMap((sentence, index) =>
    askedFields(prompt, { sentence, segments: parts[index]!, strong, published: [...monies, ...contacts] }),
  );
  const segments = parts.flat().flatMap((segment) => cutAt(segment, asked));
  return { sentences, segments, strong, dates, monies, contacts, times, asked };
}

/** What comes before or after a request for fields is not a part of its clauses. */
function cutAt(segment: Segment, asked: readonly AskedFields[]): Segment[] {
  const at = asked
    .flatMap(({ start, end }) => [start, end])
    .find((place) => segment.start < place && place < segment.end);
  if (at === undefined) return [segment];
  return [{ ...segment, end: at, isTitle: false }, ...cutAt({ ...segment, start: at, opening: ',' }, asked)];
}

const ENDS_WITH_NUMBER = /(?<![\d.,:/\p{L}-])(\d{1,5}(?:[.,]\d{2})?)$/u;
const MAX_CLAUSE = 60;
/** "max. 10", "maximum of 10". */
const MAX_LIMIT_GAP = 4;

/** "boiler service 85 quid, tap change 60": a number that ends a short part of a sentence with prices is a price too. */
function unsignedPrices(
  prompt: PromptText,
  sentences: readonly Range[],
  signed: readonly FoundMoney[],
  dollar: string,
): FoundMoney[] {
  return sentences.flatMap((sentence, index) => {
    const first = signed.find((money) => overlaps(money, sentence));
    const currency =
      first?.money.currency ??
      listCurrency(prompt, sentence, index) ??
      currencyAside(prompt, sentence, dollar);
    if (currency === undefined) return [];
    return segmentsOf(prompt, sentence, index).flatMap((segment): FoundMoney[] => {
      const text = trimEnd(prompt.text.slice(segment.start, segment.end), '.,;:!?');
      const number = ENDS_WITH_NUMBER.exec(text)?.[1];
      const isFree = !signed.some((money) => overlaps(money, segment));
      const isNamed = /\p{L}{3}/u.test(text) && text.length <= MAX_CLAUSE && segment.opening !== '(';
      if (
        number === undefined ||
        !isFree ||
        !isNamed ||
        /\d\s*$/u.test(text.slice(0, text.length - number.length)) ||
        isLimit(prompt, segment, segment.start + text.length - number.length) ||
        prompt.language.monthNames.isIn(prompt.fold(segment)) ||
        isTimeAt(prompt, segment, segment.start + text.length - number.length)
      )
        return [];
      const start = segment.start + text.length - number.length;
      const range = { start, end: start + number.length };
      return [
        {
          ...range,
          number: range,
          money: { amount: Number(number.replace(',', '.')), currency },
        },
      ];
    });
  });
}

/** "max 10": the number limits something. */
const isLimit = ({ language, ...prompt }: PromptText, { start }: Range, at: number): boolean =>
  language.orders.limit
    .find(prompt.folded.slice(start, at))
    .some(({ end }) => at - start - end <= MAX_LIMIT_GAP);

/** "decorazione il sabato alle 10": the number is a time. */
const isTimeAt = (prompt: PromptText, segment: Range, at: number): boolean =>
  findWeeklyTimes(prompt, segment, []).ranges.some(({ start, end }) => start <= at && at < end);

// bounded: MAX_CLAUSE
const ASIDE = /[(（](?<aside>[^()（）\d]{1,40})[)）]/u;

/** "fr" is a currency, and short for Friday. */
const MIN_CURRENCY = 4;

/** "cod 9.50, peas 1.50 (all in £)": the currency of all numbers of a sentence is named in brackets. */
function currencyAside(prompt: PromptText, { start, end }: Range, dollar: string): string | undefined {
  const aside = ASIDE.exec(prompt.text.slice(start, end))?.groups?.['aside'];
  if (aside === undefined) return undefined;
  const named = prompt.language.currencies.find(fold(aside)).find(({ word }) => word.length >= MIN_CURRENCY);
  return currencySymbol(aside, dollar) ?? named?.key;
}

const MIN_LIST = 3;
// bounded: MAX_CLAUSE
const ENDS_WITH_PRICE = /\p{L}{3}.*(?<![\d.,:])\d{1,4}[.,]\d{2}$/u;

/** "flat white 3.40, cheese scone 2.80, …": three and more parts that end with cents, in the usual or only named currency. */
function listCurrency(prompt: PromptText, sentence: Range, index: number): string | undefined {
  const priced = segmentsOf(prompt, sentence, index).filter(
    ({ start, end }) =>
      end - start <= MAX_CLAUSE &&
      ENDS_WITH_PRICE.test(trimEnd(prompt.text.slice(start, end), '.,;:!?').trimStart()),
  );
  if (priced.length < MIN_LIST) return undefined;
  const named = prompt.language.currencies.find(prompt.folded)[0]?.key;
  return named ?? prompt.language.grammar.currency ?? undefined;
}
