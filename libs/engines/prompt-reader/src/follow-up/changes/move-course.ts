import type { FactOf, ItemTime, Weekday } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import type { Demand } from '../demands/demand.js';
import { daysOf, demandsOf } from '../demands/demands.js';
import type { Editor } from '../editing/editor.js';
import { clockText, minutesIn } from '../words/clock.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Change } from '../editing/made-change.js';
import { contentWords, namedFacts } from '../words/words.js';

const MAX_TIMES = 2;

/** "Move wheel throwing to Thursday at 7pm": the weekly time of the course that is named, if it is clear which of its times. */
export function moveCourse(editor: Editor, instruction: Instruction, language: Language): Change | null {
  const { said } = demandsOf(instruction, editor.next, language);
  const [gone, days] = [true, false].map((isOld) =>
    said.filter((each) => each.type === 'days' && each.isOld === isOld).flatMap(daysOf),
  ) as [Weekday[], Weekday[]];
  const clocks = said.filter(({ type, isOld }) => type === 'time' && !isOld);
  if (days.length === 0 || clocks.length > MAX_TIMES) return null;
  const course = courseNamed(editor, instruction, language);
  const time = course === null ? null : timeMeant(course.times, gone, days);
  if (course === null || time === null || isRangeFrom(time, days)) return null;
  const left = time.days.filter((day) => gone.length > 0 && !gone.includes(day));
  const moved = { ...time, days, ...clockOf(time, clocks) };
  course.item.times = course.times.flatMap((each) =>
    each === time ? [...(left.length > 0 ? [{ ...time, days: left }] : []), moved] : [each],
  );
  return { kind: 'changed', what: course.item.name };
}

/** The one course that the words fit best; of two that fit equally well, none. */
function courseNamed(
  editor: Editor,
  { text }: Instruction,
  language: Language,
): { item: FactOf<'item'>; times: ItemTime[] } | null {
  const courses = editor.next.facts.filter(
    (fact): fact is FactOf<'item'> => fact.type === 'item' && fact.times !== undefined,
  );
  const words = contentWords(text, language).filter((word) => !language.days.isIn(word));
  const [best, second] = namedFacts(words, courses, language);
  const item = courses.find(({ id }) => id === best?.fact.id);
  if (item?.times === undefined || best?.score === second?.score) return null;
  return { item, times: item.times };
}

/** The time on the days that go; without such, the only one, which must not be on more days than the new one. */
function timeMeant(times: ItemTime[], gone: readonly Weekday[], days: readonly Weekday[]): ItemTime | null {
  const fitting =
    gone.length > 0
      ? times.filter((time) => gone.every((day) => time.days.includes(day)))
      : times.filter((time) => time.days.length <= days.length);
  const [time] = fitting;
  const isClear = fitting.length === 1 && (gone.length > 0 || times.length === 1);
  return isClear && time !== undefined ? time : null;
}

/** "From Friday to Thursday" reads like all days between them: whether more days or another one are meant is not clear. */
const isRangeFrom = (time: ItemTime, days: readonly Weekday[]): boolean =>
  days.length > time.days.length && time.days.every((day) => days.includes(day));

/** The new hours; where only the beginning is said, it takes as long as before. */
function clockOf({ starts, ends }: ItemTime, [first, second]: readonly Demand[]): Omit<ItemTime, 'days'> {
  if (first === undefined) return ends === undefined ? { starts } : { starts, ends };
  if (second !== undefined) return { starts: first.key, ends: second.key };
  if (ends === undefined) return { starts: first.key };
  return {
    starts: first.key,
    ends: clockText(minutesIn(first.key) + minutesIn(ends) - minutesIn(starts)),
  };
}
