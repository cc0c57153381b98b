import type { PromptText } from '../clauses/prompt-text.js';
import type { Range } from '../text/range.js';

/** A day of the calendar in a text. */
export interface FoundDate extends Range {
  day: number;
  month: number;
  year: number | null;
}

const ISO = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/gu;
const NUMERIC = /(?<![\d.,/])(\d{1,2})([./])(\d{1,2})\2(\d{4})(?!\d)/gu;
const JAPANESE = /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})日/gu;
/** Between the month and the day or year: "of", "de", a comma, a full stop. */
const YEAR_AFTER = /^(?:\s*,|\.)?\s?(?:de |del |do )?(\d{4})(?!\d)/u;
const DAY_AFTER = /^\.?\s?(\d{1,2})(?:st|nd|rd|th)?(?![\d:.]\d|\d)/u;
const DAY_BEFORE = /(?<![\d.,:])(\d{1,2})(?:\.|st|nd|rd|th|er|º|°)?\s?(?:of |de |do )?$/u;

/** Dates with a day and a month, in the usual writings of a language. */
export function findDates(prompt: PromptText): FoundDate[] {
  const { folded } = prompt;
  const found = [...isoDates(folded), ...namedDates(prompt)].toSorted((a, b) => a.start - b.start);
  return found.filter(({ day, month }) => day >= 1 && day <= 31 && month >= 1 && month <= 12);
}

function isoDates(folded: string): FoundDate[] {
  const at = (match: RegExpMatchArray, year: string | undefined, month: string, day: string): FoundDate => ({
    start: match.index ?? 0,
    end: (match.index ?? 0) + match[0].length,
    year: year === undefined ? null : Number(year),
    month: Number(month),
    day: Number(day),
  });
  return [
    ...[...folded.matchAll(ISO)].map((match) => at(match, match[1], match[2]!, match[3]!)),
    ...[...folded.matchAll(NUMERIC)].map((match) => at(match, match[4], match[3]!, match[1]!)),
    ...[...folded.matchAll(JAPANESE)].map((match) => at(match, match[1], match[2]!, match[3]!)),
  ];
}

function namedDates({ folded, language }: PromptText): FoundDate[] {
  return language.monthNames.find(folded).flatMap(({ start, end, key }): FoundDate[] => {
    const before = folded.slice(Math.max(0, start - 12), start);
    const dayBefore = DAY_BEFORE.exec(before);
    const after = folded.slice(end, end + 16);
    const month = Number(key);
    if (dayBefore !== null) {
      const year = YEAR_AFTER.exec(after);
      const from = start - before.length + dayBefore.index;
      return [
        {
          start: from,
          end: end + (year?.[0].length ?? 0),
          day: Number(dayBefore[1]),
          month,
          year: yearOf(year),
        },
      ];
    }
    const dayAfter = DAY_AFTER.exec(after);
    if (dayAfter === null) return [];
    const to = end + dayAfter[0].length;
    const year = YEAR_AFTER.exec(folded.slice(to, to + 8));
    return [
      {
        start,
        end: to + (year?.[0].length ?? 0),
        day: Number(dayAfter[1]),
        month,
        year: yearOf(year),
      },
    ];
  });
}

const yearOf = (match: RegExpExecArray | null): number | null => (match === null ? null : Number(match[1]));

/** The date as documents have it; null without a year or for a day that does not exist. */
export function localDate({ year, month, day }: FoundDate): string | null {
  if (year === null) return null;
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(moment) || !new Date(moment).toISOString().startsWith(text) ? null : text;
}
