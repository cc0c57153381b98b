import type { OpeningHours } from '../model/brief.js';
import { type Weekday, WEEKDAYS } from '../model/vocabulary.js';
import type { Words } from './words/words.js';

/** Consecutive days with the same hours; an empty `spans` is closed. */
export interface HoursRow {
  days: Weekday[];
  spans: { opens: string; closes: string }[];
}

/**
 * The hours of a week as a visitor reads them: days of the same hours together, a break at noon in one row. Days that
 * nobody told of are left out.
 */
export function hoursRows(hours: OpeningHours[]): HoursRow[] {
  const rows: HoursRow[] = [];
  let previous: Weekday | null = null;
  for (const day of WEEKDAYS) {
    const told = hours.filter(({ days }) => days.includes(day));
    if (told.length === 0) continue;
    const spans = told
      .flatMap(({ opens, closes }) => (opens === null || closes === null ? [] : [{ opens, closes }]))
      .toSorted((a, b) => a.opens.localeCompare(b.opens));
    const last = rows.at(-1);
    const follows = previous !== null && WEEKDAYS.indexOf(previous) === WEEKDAYS.indexOf(day) - 1;
    if (last && follows && isSame(last.spans, spans)) last.days.push(day);
    else rows.push({ days: [day], spans });
    previous = day;
  }
  return rows;
}

function isSame(a: HoursRow['spans'], b: HoursRow['spans']): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Name of the days of a row, e.g. `Monday – Friday`. */
export function daysText(row: HoursRow, words: Words): string {
  const [first, second] = row.days;
  const last = row.days.at(-1);
  if (first === undefined || last === undefined) return '';
  const name = (day: Weekday): string => words.weekdays[day];
  const text =
    second === undefined
      ? name(first)
      : row.days.length === 2
        ? `${name(first)}, ${name(last)}`
        : words.days(name(first), name(last));
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
