import type { PromptText } from '../clauses/prompt-text.js';
import { type Clause, rolesOf } from '../clauses/roles.js';
import { segmentsOf } from '../clauses/segments.js';
import { sentencesOf } from '../clauses/sentences.js';
import { type FoundContact, findContacts } from '../extract/contacts.js';
import { type FoundDate, findDates } from '../extract/dates.js';
import { type FoundMoney, findMoney } from '../extract/money.js';
import { findTimes, type FoundTimes } from '../extract/times.js';
import { overlaps, type Range } from '../text/range.js';
import { trimEnd } from '../text/trim-end.js';

/** What can be found by its shape alone, and the clauses. */
export interface Values {
  sentences: Range[];
  clauses: Clause[];
  dates: FoundDate[];
  monies: FoundMoney[];
  contacts: FoundContact[];
  times: FoundTimes[];
}

const DOLLARS: readonly [RegExp, string][] = [
  [/(?<![\p{L}])(?:canada|montr[eé]al|toronto|vancouver|qu[eé]bec|ottawa|calgary)(?![\p{L}])/iu, 'CAD'],
  [/(?<![\p{L}])(?:australia|sydney|melbourne|brisbane|adelaide|perth)(?![\p{L}])/iu, 'AUD'],
];

export function findValues(prompt: PromptText): Values {
  const whole: Range = { start: 0, end: prompt.text.length };
  const sentences = sentencesOf(prompt);
  const dates = findDates(prompt);
  const dollar = DOLLARS.find(([place]) => place.test(prompt.text))?.[1] ?? 'USD';
  const signed = findMoney(prompt, whole, dollar);
  const monies = [...signed, ...unsignedPrices(prompt, sentences, signed)].toSorted(
    (a, b) => a.start - b.start,
  );
  const contacts = findContacts(prompt, [...dates, ...monies]);
  const times = findTimes(prompt, whole, [...dates, ...monies, ...contacts]).filter(
    ({ from, to }) => from.isMarked || from.meridiem !== null || to?.isMarked || to?.meridiem,
  );
  const strong = [...dates, ...monies, ...contacts, ...times];
  const clauses = sentences.flatMap((sentence, index) =>
    rolesOf(prompt, segmentsOf(prompt, sentence, index), strong),
  );
  return { sentences, clauses, dates, monies, contacts, times };
}

const ENDS_WITH_NUMBER = /(?<![\d.,:/\p{L}-])(\d{1,5}(?:[.,]\d{2})?)$/u;
const MAX_CLAUSE = 60;

/** "boiler service 85 quid, tap change 60": a number that ends a short part of a sentence with prices is a price too. */
function unsignedPrices(
  prompt: PromptText,
  sentences: readonly Range[],
  signed: readonly FoundMoney[],
): FoundMoney[] {
  return sentences.flatMap((sentence, index) => {
    const own = signed.filter((money) => overlaps(money, sentence));
    const [first] = own;
    if (first === undefined) return [];
    return segmentsOf(prompt, sentence, index).flatMap((segment): FoundMoney[] => {
      const text = trimEnd(prompt.text.slice(segment.start, segment.end), '.,;:!?');
      const number = ENDS_WITH_NUMBER.exec(text)?.[1];
      const isFree = !signed.some((money) => overlaps(money, segment));
      const isNamed = /\p{L}{3}/u.test(text) && text.length <= MAX_CLAUSE && segment.opening !== '(';
      if (
        number === undefined ||
        !isFree ||
        !isNamed ||
        prompt.language.monthNames.isIn(prompt.fold(segment))
      )
        return [];
      const start = segment.start + text.length - number.length;
      const range = { start, end: start + number.length };
      return [
        {
          ...range,
          number: range,
          money: { amount: Number(number.replace(',', '.')), currency: first.money.currency },
        },
      ];
    });
  });
}
