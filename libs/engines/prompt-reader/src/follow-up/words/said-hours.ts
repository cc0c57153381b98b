import type { FactOf } from '@capstan/site-document';
import { PromptText } from '../../clauses/prompt-text.js';
import { findDays } from '../../extract/days.js';
import { clockOf, findTimes } from '../../extract/times.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { bareNumbers } from './bare-numbers.js';
import { clockText, minutesOfNumber } from './clock.js';
import { type FoundValue, valuesIn } from './found-values.js';
import { contentWords } from './words.js';

const LAST_HOUR = 24;
/** "instead of at 6". */
const MAX_OLD_GAP = 6;
/** More words than these say what else the times are of. */
const MAX_OTHER_WORDS = 1;

/** The days that a message names; undefined where there are none. */
export const daysIn = (text: string, language: Language): FactOf<'hours'>['days'] | undefined => {
  const found = findDays(new PromptText(text, language, 0), {
    start: 0,
    end: text.length,
  });
  return found.length === 0 ? undefined : [...new Set(found.flatMap(({ days }) => days))];
};

/** Times; numbers alone are hours where nothing else can be meant. */
export function timesIn(text: string, language: Language, isHours: boolean): FoundValue[] {
  const old = language.changes.instead.find(fold(text));
  const times = valuesIn(text, language).filter(
    ({ type, start }) =>
      type === 'time' && !old.some(({ end }) => start >= end && start - end <= MAX_OLD_GAP),
  );
  if (times.length > 0 || !isHours) return times;
  const span = bareSpan(text, language);
  if (span.length > 0) return span;
  return bareNumbers(text, language)
    .filter(({ isOld, value }) => !isOld && value <= LAST_HOUR)
    .map(({ start, end, value, text: written }) => ({
      start,
      end,
      type: 'time',
      key: clockText(minutesOfNumber(value)),
      text: written,
    }));
}

/** "Saturdays 10-2", "9 to 1": the only two numbers are when it opens and closes. */
export function bareSpan(text: string, language: Language): FoundValue[] {
  const [span, more] = findTimes(new PromptText(text, language, 0), { start: 0, end: text.length }, []);
  if (span === undefined || span.to === null || more !== undefined) return [];
  return [span.from, span.to].map((time) => ({
    start: time.start,
    end: time.end,
    type: 'time',
    key: clockOf(time),
    text: text.slice(time.start, time.end),
  }));
}

/** Whether a message has other words than those of days and hours. */
export const isAboutMore = (text: string, language: Language): boolean =>
  // "half past four"
  contentWords(withoutTimes(text, language), language).filter(
    (word) =>
      /^\p{L}/u.test(word) &&
      !language.lists.open.isIn(word) &&
      !language.lists.closed.isIn(word) &&
      !language.days.isIn(word) &&
      !language.lists.everyDay.isIn(word) &&
      !/^(?:am|pm|uhr|h)$/u.test(word),
  ).length > MAX_OTHER_WORDS;

const withoutTimes = (text: string, language: Language): string =>
  valuesIn(text, language)
    .filter(({ type }) => type === 'time')
    .reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
