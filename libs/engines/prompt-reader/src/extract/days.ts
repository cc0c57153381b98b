import { WEEKDAYS, type Weekday } from '@capstan/site-document';
import type { PromptText } from '../clauses/prompt-text.js';
import type { Match } from '../text/word-list.js';
import type { Range } from '../text/range.js';

export interface FoundDays extends Range {
  days: Weekday[];
}

const DASH = /^\s?(?:-|–|—|~|〜)\s?$/u;
const LIST = /^\s?(?:,|\/|&|\+|・|、)\s?(?:\p{L}{1,5}\s)?$/u;

/** Weekdays, ranges and lists of them, and words such as "daily". */
export function findDays(prompt: PromptText, range: Range): FoundDays[] {
  const folded = prompt.fold(range);
  const { days, lists, grammar, changes } = prompt.language;
  const named = days
    .find(folded)
    .filter((match) => match.word.length > 1 || isLoneLetterDay(folded, match))
    .map(({ start, end, key }) => ({ start, end, days: [key] }));
  const wide: [typeof lists.everyDay, Weekday[]][] = [
    [lists.everyDay, [...WEEKDAYS]],
    [lists.workDays, WEEKDAYS.slice(0, 5)],
    [lists.weekend, ['sa', 'su']],
  ];
  const sets = wide.flatMap(([list, each]) =>
    list.find(folded).map(({ start, end }) => ({ start, end, days: each })),
  );
  const all = [...named, ...sets].toSorted((a, b) => a.start - b.start);
  const found: FoundDays[] = [];
  for (const next of all) {
    const last = found.at(-1);
    const between = last === undefined ? null : folded.slice(last.end, next.start);
    if (last === undefined || between === null || next.start < last.end) {
      if (last === undefined || next.start >= last.end) found.push(next);
    } else if (DASH.test(between) || (between.length < 12 && isRangeWord(between, prompt, lists.and))) {
      found[found.length - 1] = {
        start: last.start,
        end: next.end,
        days: [...last.days, ...span(last, next)],
      };
    } else if (
      // "Saturday, not Friday": the second one goes.
      (LIST.test(between) && !changes.instead.isIn(between)) ||
      lists.and.isWord(between.trim()) ||
      (!grammar.isSpaced && /^(?:と|や|、|・)$/u.test(between))
    ) {
      found[found.length - 1] = {
        start: last.start,
        end: next.end,
        days: [...last.days, ...next.days],
      };
    } else {
      found.push(next);
    }
  }
  return found.map((each) => ({
    start: each.start + range.start,
    end: each.end + range.start,
    days: WEEKDAYS.filter((day) => each.days.includes(day)),
  }));
}

const isRangeWord = (
  between: string,
  { language }: PromptText,
  and: { isWord: (text: string) => boolean },
): boolean => {
  const words = between.trim().split(/\s+/u);
  return !and.isWord(words[0] ?? '') && language.lists.until.isWord(words[0] ?? '');
};

/** `M–F`: a single letter is a day only next to a dash. */
const isLoneLetterDay = (folded: string, { start, end }: Match): boolean =>
  /[-–]/u.test(folded.charAt(end)) || /[-–]/u.test(folded.charAt(start - 1));

/** The days after `from` up to `to`, over the end of the week too. */
function span(from: { days: Weekday[] }, to: { days: Weekday[] }): Weekday[] {
  const start = WEEKDAYS.indexOf(from.days.at(-1) ?? 'mo');
  const end = WEEKDAYS.indexOf(to.days[0] ?? 'mo');
  const length = (end - start + 7) % 7;
  return Array.from({ length }, (_, index) => WEEKDAYS[(start + index + 1) % 7]!);
}
