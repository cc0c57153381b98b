import type { Clause } from '../../clauses/roles.js';
import { uncoveredWords } from '../../clauses/uncovered-words.js';
import type { PromptText } from '../../clauses/prompt-text.js';
import { type FoundDate, localDate } from '../../extract/dates.js';
import type { Draft } from '../../extract/drafts.js';
import { overlaps, type Range, trimRange } from '../../text/range.js';
import type { Values } from '../values/values.js';

const MAX_TITLE = 80;

/** Days with a year, with what the clause says about them as the title: not what is to be built. */
export function findDated(
  prompt: PromptText,
  own: readonly Clause[],
  { dates }: Values,
  sentence: Range,
): Draft[] {
  const days = daysIn(
    prompt,
    dates.filter((date) => overlaps(date, sentence)),
  );
  if (days === null) return [];
  const { date, start, end } = days;
  const clause = own.find((each) => overlaps(each, date));
  if (clause === undefined || clause.role !== 'fact') return [];
  const range = trimRange(prompt.text, sentence);
  const isOrdered = own.some(
    (each) => each.end <= date.start && prompt.language.lists.site.isIn(prompt.fold(each)),
  );
  const titled = isOrdered ? { start: clause.start, end: range.end } : range;
  const others = own.filter((each) => !overlaps(each, date) && each.start >= titled.start);
  const isAlone = others.length > 0 && isOnlyDay(prompt, clause, date);
  const said = isAlone ? others.map((each) => prompt.words(each)).join(', ') : prompt.words(titled);
  const title = said.replace(/[.!。]$/u, '');
  if (title.length > MAX_TITLE) return [];
  return [
    {
      fact: { type: 'date', title, start, ...(end === undefined ? {} : { end }), isAllDay: true },
      range,
      covers: [range],
      ...(isAlone ? { reworded: [clause] } : {}),
    },
  ];
}

/** "Saturday 11 July 2026": a clause that says a day and nothing else. */
function isOnlyDay(prompt: PromptText, clause: Clause, date: Range): boolean {
  const { lists, days } = prompt.language;
  const folded = prompt.fold(clause);
  const said = { start: date.start - clause.start, end: date.end - clause.start };
  return uncoveredWords(folded, [said, ...days.find(folded), ...lists.function.find(folded)]).length === 0;
}

/** A day before another one, without a month of its own: "29 and", "29th -". */
const FIRST_DAY = /(?<![\d.,:])(?<day>\d{1,2})(?:\.|st|nd|rd|th|er|º|°)?\s?(?<link>[-–]|\p{L}{1,3})\s?$/u;
const MAX_FIRST_DAY = 14;

/** The only day of a sentence, with the day before it where it is a range: "29 and 30 August 2026". */
function daysIn(
  prompt: PromptText,
  [date, other]: readonly FoundDate[],
): { date: Range; start: string; end?: string } | null {
  if (date === undefined || other !== undefined) return null;
  const day = localDate(date);
  if (day === null) return null;
  const before = prompt.folded.slice(Math.max(0, date.start - MAX_FIRST_DAY), date.start);
  const { day: number, link = '' } = FIRST_DAY.exec(before)?.groups ?? {};
  const { lists, orders } = prompt.language;
  const isJoined = (lists.and.isWord(link) && !orders.alternative.isWord(link)) || lists.until.isWord(link);
  const isLinked = /^[-–]$/u.test(link) || isJoined;
  const first = number === undefined || !isLinked ? null : localDate({ ...date, day: Number(number) });
  if (first === null || first >= day) return { date, start: day };
  const at = date.start - before.length + before.search(FIRST_DAY);
  return { date: { start: at, end: date.end }, start: first, end: day };
}
