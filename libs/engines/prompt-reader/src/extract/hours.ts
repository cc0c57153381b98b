import { type FactOf, WEEKDAYS, type Weekday } from '@capstan/site-document';
import type { PromptText } from '../clauses/prompt-text.js';
import type { Range } from '../text/range.js';
import { findDays, type FoundDays } from './days.js';
import type { FoundTimes } from './found-time.js';
import { clockRange, findTimes } from './times.js';

export type HoursDraft = Pick<FactOf<'hours'>, 'days' | 'opens' | 'closes' | 'isClosed'>;

export interface FoundHours extends Range {
  hours: HoursDraft[];
  covers: Range[];
}

type Part =
  | (Range & { kind: 'days'; days: Weekday[] })
  | (Range & { kind: 'times'; times: FoundTimes })
  | (Range & { kind: 'closed' });

/**
 * The opening hours of a sentence: days with ranges of times, and days that are closed. Ranges without days are those of
 * every day that is not named otherwise.
 */
export function findHours(prompt: PromptText, sentence: Range, taken: readonly Range[]): FoundHours | null {
  const { lists } = prompt.language;
  const folded = prompt.fold(sentence);
  const days = findDays(prompt, sentence);
  const times = withStarts(prompt, findTimes(prompt, sentence, taken), days).filter(({ to }) => to !== null);
  const closed = lists.closed.find(folded).map(({ start, end }) => ({
    start: start + sentence.start,
    end: end + sentence.start,
  }));
  const isNamed = lists.open.isIn(folded);
  const hasDays = days.length > 0;
  const isTimed = times.some(({ from, to }) => from.isMarked || to?.isMarked === true || hasDays);
  if (!(isTimed && (hasDays || isNamed)) && !(closed.length > 0 && hasDays)) return null;
  const parts: Part[] = [
    ...days.map((each: FoundDays): Part => ({ ...each, kind: 'days' })),
    ...times.map((each): Part => ({
      start: each.start,
      end: each.end,
      kind: 'times',
      times: each,
    })),
    ...closed.map((each): Part => ({ ...each, kind: 'closed' })),
  ].toSorted((a, b) => a.start - b.start);
  const hours = hoursOf(parts, prompt);
  if (hours.length === 0) return null;
  return {
    ...sentence,
    hours,
    covers: parts.map(({ start, end }) => ({ start, end })),
  };
}

/** "Mon to Thu 7.30-17, Fri until 12.30": an end alone, after days of its own, begins as the range before it. */
function withStarts(
  prompt: PromptText,
  times: readonly FoundTimes[],
  days: readonly Range[],
): readonly FoundTimes[] {
  return times.map((time, index) => {
    const last = times[index - 1];
    if (time.to !== null || last === undefined || last.to === null) return time;
    const day = days.find(({ start, end }) => start >= last.end && end <= time.start);
    const between = day === undefined ? '' : prompt.folded.slice(day.end, time.start).trim();
    if (day === undefined || !prompt.language.lists.until.isWord(between)) return time;
    // From its "until" on: the word says nothing else.
    return { ...time, start: day.end, from: last.from, to: time.from };
  });
}

function hoursOf(parts: readonly Part[], prompt: PromptText): HoursDraft[] {
  const found: HoursDraft[] = [];
  let days: Weekday[] = [];
  let isClosing = false;
  let wasUsed = false;
  let undated: HoursDraft[] = [];
  parts.forEach((part, index) => {
    if (part.kind === 'days') {
      if (
        undated.length > 0 &&
        found.length === 0 &&
        parts[index - 1]?.kind === 'times' &&
        parts[index + 1]?.kind !== 'times' &&
        parts[index + 1]?.kind !== 'closed'
      ) {
        found.push(...undated.map((each) => ({ ...each, days: part.days })));
        undated = [];
      } else if (isClosing && parts[index + 1]?.kind !== 'times')
        found.push({ days: part.days, isClosed: true });
      else if (parts[index + 1]?.kind === 'closed' && parts[index - 1]?.kind !== 'closed') {
        found.push({ days: part.days, isClosed: true });
      } else {
        days = wasUsed ? part.days : [...days, ...part.days];
        wasUsed = false;
      }
    } else if (part.kind === 'closed') {
      isClosing = true;
    } else if (part.times.to !== null) {
      isClosing = false;
      const earlier = found.findLast(({ days: known }) => known.join() === days.join())?.closes ?? null;
      const range = clockRange({ from: part.times.from, to: part.times.to }, prompt.language, earlier);
      if (days.length > 0)
        found.push({
          days: WEEKDAYS.filter((day) => days.includes(day)),
          ...range,
        });
      else undated = [...undated, { days: [], ...range }];
      wasUsed = true;
    }
  });
  const named = new Set(found.flatMap(({ days: each }) => each));
  const rest = WEEKDAYS.filter((day) => !named.has(day));
  const everyOther = rest.length === 0 ? [] : undated.map((each) => ({ ...each, days: rest }));
  return [...everyOther, ...found].filter(
    ({ opens, closes, isClosed }) =>
      isClosed === true || (opens !== undefined && closes !== undefined && opens !== closes),
  );
}
