import type { Weekday } from '@capstan/site-document';
import { PromptText } from '../../clauses/prompt-text.js';
import { findDates } from '../../extract/dates.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import type { FoundValue } from './found-values.js';
import { weekdayBefore, weekdayLike, weekdayOn } from './weekday-of-date.js';

const HALF_YEAR = 6;
const SOME_YEAR = 2026;
/** In so many years, each day has been on each weekday. */
const CYCLE = 12;
const YEAR_AFTER = /(?:,|\.)?\s?(?:de |del |do )?\d{4}$/u;
const YEAR_BEFORE = /^\d{4}年/u;

/** A text with another date in the place of one of its own, which keeps its year and never has a wrong weekday. */
export function withDate(text: string, range: Range, value: FoundValue, language: Language): string {
  const old = text.slice(range.start, range.end);
  const from = keyOf(old, language);
  const oldYear = yearIn(old);
  const year = yearIn(value.text) ?? (oldYear === null ? null : yearOf(oldYear, from, value.key));
  const date =
    value.isBare === true ? dateLike(old, value.key, year, language) : withYear(value.text, old, year);
  const named = weekdayBefore(text, range.start, language);
  const before = text.slice(0, named?.start ?? range.start);
  const after = text.slice(range.end);
  if (value.weekday !== undefined) return before + value.weekday.text + date + after;
  if (named === undefined) return before + date + after;
  const day = year === null ? weekdayOn(yearWith(named.key, from), value.key) : weekdayOn(year, value.key);
  const word = text.slice(named.start, named.end);
  return (
    before + weekdayLike(word, named.key, day, language) + text.slice(named.end, range.start) + date + after
  );
}

/** The day and month of a text that is a date. */
function keyOf(text: string, language: Language): string {
  const [found] = findDates(new PromptText(text, language, 0));
  return `${found?.month ?? 1}-${found?.day ?? 1}`;
}

const yearIn = (text: string): number | null => {
  const year = /(?<!\d)\d{4}(?!\d)/u.exec(text)?.[0];
  return year === undefined ? null : Number(year);
};

/** From December to January is the next year, and the other way round the one before. */
export function yearOf(year: number, from: string, to: string): number {
  const months = monthOf(to) - monthOf(from);
  return year + (months < -HALF_YEAR ? 1 : months > HALF_YEAR ? -1 : 0);
}

const monthOf = (key: string): number => Number(key.split('-')[0]);

/** Some year in which a day is on that weekday. */
function yearWith(weekday: Weekday, key: string): number {
  let year = SOME_YEAR;
  while (year < SOME_YEAR + CYCLE && weekdayOn(year, key) !== weekday) year += 1;
  return year;
}

/** "11 July" in the place of "4 July 2026" is in that year. */
function withYear(text: string, old: string, year: number | null): string {
  if (year === null || yearIn(text) !== null) return text;
  if (YEAR_BEFORE.test(old)) return `${year}年${text}`;
  const tail = YEAR_AFTER.exec(old)?.[0] ?? '';
  return text + tail.replace(/\d{4}$/u, String(year));
}

/** A date in the writing of another one: "Oct 11th, 2026" for "Oct 4th, 2026". */
function dateLike(old: string, key: string, year: number | null, language: Language): string {
  const [month = 1, day = 1] = key.split('-').map(Number);
  const withDigits = numericLike(old, month, day);
  const text = withDigits ?? wordedLike(old, month, day, language);
  return year === null ? text : text.replace(/(?<!\d)\d{4}(?!\d)/u, String(year));
}

function numericLike(old: string, month: number, day: number): string | null {
  const [mm, dd] = [month, day].map((number) => String(number).padStart(2, '0'));
  if (/^\d{4}-/u.test(old)) return `${old.slice(0, 5)}${mm}-${dd}`;
  if (old.includes('月')) return old.replace(/\d{1,2}月\d{1,2}日/u, `${month}月${day}日`);
  const parts = /^(\d{1,2})([./])(\d{1,2})[./]/u.exec(old);
  if (parts === null) return null;
  const [whole, first = '', mark = '', second = ''] = parts;
  const like = (part: string, number: number): string =>
    String(number).padStart(part.startsWith('0') ? 2 : 1, '0');
  return like(first, day) + mark + like(second, month) + mark + old.slice(whole.length);
}

function wordedLike(old: string, month: number, day: number, { monthNames, grammar }: Language): string {
  const [named] = monthNames.find(fold(old));
  if (named === undefined) return old;
  const word = old.slice(named.start, named.end);
  const nameOf = (number: number, width: 'long' | 'short'): string =>
    new Intl.DateTimeFormat(grammar.locale, { day: 'numeric', month: width, timeZone: 'UTC' })
      .formatToParts(Date.UTC(SOME_YEAR, number - 1, 15))
      .find(({ type }) => type === 'month')?.value ?? '';
  const isLong = fold(nameOf(Number(named.key), 'long')) === fold(word);
  const name = nameOf(month, isLong ? 'long' : 'short').replace(/\.$/u, word.endsWith('.') ? '.' : '');
  const written = /^\p{Lu}/u.test(word) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  const withMonth = old.slice(0, named.start) + written + old.slice(named.end);
  return withMonth.replace(/(?<!\d)\d{1,2}(?!\d)(st|nd|rd|th)?/u, (_, ending?: string) =>
    ending === undefined ? String(day) : day + ordinalEnd(day),
  );
}

const ordinalEnd = (day: number): string =>
  day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
