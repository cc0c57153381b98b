import type { Weekday } from '@capstan/site-document';
import { PromptText } from '../../clauses/prompt-text.js';
import { findContacts } from '../../extract/contacts.js';
import { findDates } from '../../extract/dates.js';
import type { FoundTime } from '../../extract/found-time.js';
import { findMoney } from '../../extract/money.js';
import { clockOf, findTimes } from '../../extract/times.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { weekdayBefore } from './weekday-of-date.js';

export type ValueType = 'price' | 'time' | 'phone' | 'email' | 'date';

/** A value in a text, as an instruction names it or a fact has it. */
export interface FoundValue extends Range {
  type: ValueType;
  /** To compare with: amount and currency, 24 hours, digits, month and day. */
  key: string;
  text: string;
  /** The few letters before it, folded: "from", "until". */
  lead?: string;
  /** A number without a sign of a currency, a time without am or pm: what the old value has stays. */
  isBare?: boolean;
  /** Of a date, the weekday that is said before it, as it is written. */
  weekday?: { key: Weekday; text: string };
  /** Only the end of the number: the digits before it stay. */
  isEnd?: boolean;
}

const MAX_KEPT = 2000;
const kept = new WeakMap<Language, Map<string, readonly FoundValue[]>>();

/** The values in a text by their types. The last texts are kept: each way to read a message looks at all facts. */
export function valuesIn(text: string, language: Language): readonly FoundValue[] {
  const known = kept.get(language) ?? new Map<string, readonly FoundValue[]>();
  if (known.size >= MAX_KEPT) known.clear();
  kept.set(language, known);
  const found = known.get(text) ?? findValues(text, language, 'USD');
  known.set(text, found);
  return found;
}

function findValues(text: string, language: Language, dollar: string): FoundValue[] {
  const prompt = new PromptText(text, language, 0);
  const whole = { start: 0, end: text.length };
  const dates = findDates(prompt);
  const monies = findMoney(prompt, whole, dollar);
  const contacts = findContacts(prompt, [...dates, ...monies]);
  const taken = [...dates, ...monies, ...contacts];
  const times = findTimes(prompt, whole, taken).flatMap(({ from, to }) =>
    to === null ? [from] : [from, to],
  );
  const at = (range: Range, type: ValueType, key: string): FoundValue => ({
    start: range.start,
    end: range.end,
    type,
    key,
    text: text.slice(range.start, range.end),
    lead: leadOf(text, range.start),
  });
  return [
    ...monies.map((found) => at(found, 'price', String(found.money.amount))),
    ...contacts.flatMap((found) =>
      found.channel === 'phone' || found.channel === 'email'
        ? [at(found, found.channel, contactKey(found.value, found.channel))]
        : [],
    ),
    ...dates.map((found) => ({
      ...at(found, 'date', `${found.month}-${found.day}`),
      ...weekdayOf(text, found, language),
    })),
    ...times
      .filter(({ isMarked, meridiem }) => isMarked || meridiem !== null)
      .map((found) => ({
        ...at(found, 'time', clockOf(found)),
        ...(isPlain(found, language) ? { isBare: true } : {}),
      })),
  ].toSorted((a, b) => a.start - b.start);
}

function weekdayOf(text: string, { start }: Range, language: Language): Pick<FoundValue, 'weekday'> {
  const found = weekdayBefore(text, start, language);
  return found === undefined ? {} : { weekday: { key: found.key, text: text.slice(found.start, start) } };
}

/** "7:30" where the day has twelve hours, "half past seven": of either half of the day. */
const isPlain = ({ hour, meridiem, isSpoken }: FoundTime, { grammar }: Language): boolean =>
  meridiem === null && hour <= 12 && (grammar.hasTwelveHours || isSpoken === true);

const MAX_LEAD = 12;
export const leadOf = (text: string, start: number): string =>
  fold(text.slice(Math.max(0, start - MAX_LEAD), start));

export const contactKey = (value: string, channel: 'phone' | 'email'): string =>
  channel === 'phone' ? value.replaceAll(/\D/g, '') : value.toLowerCase();
