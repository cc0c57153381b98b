import type { Weekday } from '@capstan/site-document';
import { PromptText } from '../../clauses/prompt-text.js';
import { findDays } from '../../extract/days.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { tokensOf } from '../../text/tokens.js';

/** "Tuesday 7:00 and Thursday 19:30", "9am on Sundays": the days of a time, next after it or else last before it. */
export function daysAt(text: string, { start, end }: Range, language: Language): readonly Weekday[] {
  const found = findDays(new PromptText(text, language, 0), { start: 0, end: text.length });
  const { lists } = language;
  const isOnlyGrammar = (gap: string): boolean =>
    /^[\s\p{L}]*$/u.test(gap) &&
    tokensOf(fold(gap)).every(({ text: word }) => lists.function.isWord(word) && !lists.and.isWord(word));
  const after = found.find((each) => each.start >= end);
  if (after !== undefined && isOnlyGrammar(text.slice(end, after.start))) return after.days;
  const before = found.findLast((each) => each.end <= start);
  const isSame = before !== undefined && !/[.;!?。](?:\s|$)/u.test(text.slice(before.end, start));
  return isSame ? before.days : [];
}

/** The slots of the days that are named; all, where none is of them. */
export function onDays<T extends { days?: readonly Weekday[] }>(
  slots: readonly T[],
  days: readonly Weekday[],
): readonly T[] {
  const named = slots.filter((slot) => slot.days?.some((day) => days.includes(day)) === true);
  return named.length > 0 ? named : slots;
}
