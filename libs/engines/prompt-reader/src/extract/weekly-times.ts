import type { ItemTime } from '@capstan/site-document';
import type { PromptText } from '../clauses/prompt-text.js';
import { uncoveredWords } from '../clauses/uncovered-words.js';
import { type Range, trimRange } from '../text/range.js';
import { findDays } from './days.js';
import type { FoundTimes } from './found-time.js';
import { clockOf, clockRange, findTimes } from './times.js';

/** The weekly times in a range, and what is left of it without them. */
export interface WeeklyTimes {
  times: ItemTime[];
  /** The parts that say them, with the words that lead to them. */
  ranges: Range[];
  /** The other parts, from left to right. */
  rest: Range[];
}

const NONE: WeeklyTimes = { times: [], ranges: [], rest: [] };
/** Between days and a time: "um", "from", "a las". */
const MAX_LINK = 14;
/** Hours below are in the afternoon where the language has twelve of them and none is said. */
const FIRST_HOUR = 7;
const NOON = 12;

/** "Tuesdays at 6 pm", "le samedi de 10 h à 12 h": days next to times. Days alone can be part of a name: "Sunday roast". */
export function findWeeklyTimes(prompt: PromptText, range: Range, taken: readonly Range[]): WeeklyTimes {
  const days = findDays(prompt, range);
  const times = days.length === 0 ? [] : findTimes(prompt, range, [...taken, ...days]);
  const found: (Range & { time: ItemTime })[] = [];
  const used = new Set<FoundTimes>();
  for (const [index, day] of days.entries()) {
    const next = days[index + 1]?.start ?? range.end;
    const previous = found.at(-1)?.end ?? range.start;
    const after = times.filter(({ start }) => start >= day.end && start < next);
    const before = times.filter((time) => time.start >= previous && time.end <= day.start && !used.has(time));
    const own = chainOf(prompt, day, after) ?? chainOf(prompt, day, before.slice(-1));
    if (own === null) continue;
    own.forEach((each) => used.add(each));
    const all = [day, ...own];
    const start = leadStart(prompt, Math.min(...all.map((each) => each.start)), previous);
    const end = Math.max(...all.map((each) => each.end));
    for (const each of own) found.push({ start, end, time: { days: day.days, ...clocksOf(prompt, each) } });
  }
  if (found.length === 0) return NONE;
  const ranges = found.filter(({ start }, index) => found[index - 1]?.start !== start);
  return { times: found.map(({ time }) => time), ranges, rest: restOf(prompt, range, ranges) };
}

/** The times that follow each other from the days on; null if the nearest one does not belong to them. */
function chainOf(prompt: PromptText, day: Range, times: readonly FoundTimes[]): FoundTimes[] | null {
  const chain: FoundTimes[] = [];
  let last: Range = day;
  for (const time of times) {
    const [from, to] = time.start >= last.end ? [last.end, time.start] : [time.end, last.start];
    const between = prompt.folded.slice(from, to);
    if (!isLink(prompt, between) || !isTime(prompt, time, between)) break;
    chain.push(time);
    last = time;
  }
  return chain.length === 0 ? null : chain;
}

/** Nothing but punctuation and words of grammar. */
function isLink({ language }: PromptText, between: string): boolean {
  const { lists, orders } = language;
  const known = [lists.function, lists.until, lists.and, lists.priceLink, orders.weekly];
  return (
    between.length <= MAX_LINK &&
    !/[.;!?。\n]\s/u.test(between) &&
    uncoveredWords(
      between,
      known.flatMap((list) => list.find(between)),
    ).length === 0
  );
}

/** A number is a time if it is written as one, or follows a preposition and ends its part of the sentence. */
function isTime(prompt: PromptText, { start, end, from, to }: FoundTimes, between: string): boolean {
  if (from.isMarked || from.meridiem !== null || to !== null) return true;
  if (/\d\.\d\d/u.test(prompt.text.slice(start, end))) return true;
  const after = prompt.text.slice(end, end + 3);
  return /\p{L}/u.test(between) && /^\s*(?:$|[,;.)(/&–-]|\p{Sc})/u.test(after);
}

/** The start with the words that lead to the days: "every", "le", "jeden". */
function leadStart(prompt: PromptText, start: number, from: number): number {
  const { lists, orders, grammar } = prompt.language;
  let first = start;
  for (;;) {
    const before = prompt.folded.slice(from, first);
    const words = [lists.function, orders.weekly].flatMap((list) => list.find(before));
    const last = words.find(({ end }) => before.slice(end).trim() === '' && end > 0);
    const isWhole =
      last !== undefined && (!grammar.isSpaced || !/[\p{L}\p{N}]$/u.test(before.slice(0, last.start)));
    if (last === undefined || !isWhole) return first;
    first = from + last.start;
  }
}

function clocksOf({ language }: PromptText, { from, to }: FoundTimes): Omit<ItemTime, 'days'> {
  if (to !== null) {
    const { opens, closes } = clockRange({ from, to }, language, null);
    return opens === closes ? { starts: opens } : { starts: opens, ends: closes };
  }
  const isPlain = !from.isMarked && from.meridiem === null && from.hour < FIRST_HOUR && from.hour > 0;
  const isAfternoon = isPlain && language.grammar.hasTwelveHours;
  return { starts: clockOf(isAfternoon ? { ...from, hour: from.hour + NOON } : from) };
}

function restOf(prompt: PromptText, range: Range, ranges: readonly Range[]): Range[] {
  const starts = [range.start, ...ranges.map(({ end }) => end)];
  const ends = [...ranges.map(({ start }) => start), range.end];
  return starts
    .map((start, index) => trimRange(prompt.text, { start, end: ends[index] ?? range.end }))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(prompt.text.slice(start, end)));
}

/** Whether a part of a prompt says weekly times and nothing else. */
export const isOnlyTimes = ({ language, ...prompt }: PromptText, { times, rest }: WeeklyTimes): boolean =>
  times.length > 0 &&
  rest.every(({ start, end }) => {
    const folded = prompt.folded.slice(start, end);
    return (
      uncoveredWords(folded, [
        ...language.lists.function.find(folded),
        ...language.orders.weekly.find(folded),
      ]).length === 0
    );
  });
