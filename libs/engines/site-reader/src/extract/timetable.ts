import type { ItemTime } from '@capstan/site-document';
import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import { fold } from '../text/fold.js';
import { overlaps, type Range } from '../text/range.js';
import type { Draft } from './drafts.js';
import { bracketed, nameIn } from './item-names.js';
import { findWeeklyTimes, isOnlyTimes } from './weekly-times.js';

/** A line of opening hours has more days, or is longer. */
const MAX_DAYS = 3;
const MAX_MINUTES = 240;
const MIN_LINES = 2;

/** A line of a timetable as an item without a price. */
export interface TimetableLine extends Draft {
  sentence: number;
}

/**
 * The lines of a timetable: "Choir Thursdays 19:30, youth choir Tuesdays 17:00", or a line for each class. One alone is a sentence, and what
 * is open for longer, or on more days, are opening hours.
 */
export function findTimetable(
  prompt: PromptText,
  clauses: readonly Clause[],
  taken: readonly Range[],
): TimetableLine[] {
  const bySentence = new Map<number, Clause[]>();
  for (const clause of clauses)
    bySentence.set(clause.sentence, [...(bySentence.get(clause.sentence) ?? []), clause]);
  const lines = [...bySentence.values()].flatMap((own) => linesOf(prompt, own, taken));
  return lines.length < MIN_LINES ? [] : lines;
}

/** The lines of a sentence; none if a part of it is something else. */
function linesOf(prompt: PromptText, own: readonly Clause[], taken: readonly Range[]): TimetableLine[] {
  const found: (TimetableLine & { times: ItemTime[] })[] = [];
  for (const clause of own) {
    if (clause.role !== 'fact' || taken.some((each) => overlaps(each, clause))) return [];
    const weekly = findWeeklyTimes(prompt, clause, taken);
    const last = found.at(-1);
    if (last !== undefined && isOnlyTimes(prompt, weekly)) {
      last.times.push(...weekly.times);
      extend(last, clause);
      last.reworded = [...(last.reworded ?? []), ...weekly.ranges];
    } else if (last?.fact.type === 'item' && clause.opening === '(' && weekly.times.length === 0) {
      last.fact.description = bracketed(prompt, clause);
      extend(last, clause);
    } else {
      const named = nameIn(prompt, clause, taken);
      if (named === null || prompt.language.lists.open.isIn(fold(named.text))) return [];
      found.push({
        fact: { type: 'item', name: named.text },
        range: { start: clause.start, end: clause.end },
        covers: [clause],
        reworded: named.timed,
        sentence: clause.sentence,
        times: [...named.times],
      });
    }
  }
  return found.every(({ times }) => times.length > 0 && times.every(isClass))
    ? found.map(({ times, ...line }) => ({ ...line, fact: { ...line.fact, times } as Draft['fact'] }))
    : [];
}

function extend(line: TimetableLine, clause: Clause): void {
  line.range.end = clause.end;
  line.covers.push(clause);
}

function isClass({ days, starts, ends }: ItemTime): boolean {
  return (
    days.length <= MAX_DAYS && (ends === undefined || minutesOf(ends) - minutesOf(starts) <= MAX_MINUTES)
  );
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
