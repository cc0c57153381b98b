import { type Weekday, WEEKDAYS } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { tokensOf } from '../../text/tokens.js';

/** "Saturday 16 May", "Samstag, den 4. Juli": the weekday that is said with the date after it. */
export function weekdayBefore(
  text: string,
  start: number,
  { days, lists }: Language,
): (Range & { key: Weekday; word: string }) | undefined {
  const found = days.find(fold(text.slice(0, start))).at(-1);
  if (found === undefined || found.word.length < 2) return undefined;
  const gap = text.slice(found.end, start);
  const words = tokensOf(fold(gap)).map((token) => token.text);
  const isNext = words.every((word) => lists.function.isWord(word) && !lists.and.isWord(word));
  return words.length <= 1 && isNext && /^[,.]?\s(?:\p{L}{1,4}\s)?$/u.test(gap) ? found : undefined;
}

/** On which weekday a day of a year is. */
export function weekdayOn(year: number, key: string): Weekday {
  const [month = 1, day = 1] = key.split('-').map(Number);
  return WEEKDAYS[(new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7]!;
}

/** Another weekday in the form of an old one: "Sat" for "Fri". */
export function weekdayLike(old: string, key: Weekday, day: Weekday, { grammar }: Language): string {
  const forms = grammar.days[key].map((form) => fold(form));
  const word = grammar.days[day][Math.max(0, forms.indexOf(fold(old)))] ?? grammar.days[day][0] ?? '';
  return /^\p{Lu}/u.test(old) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
