import type { Fact, FactOf, RecordField, RecordSchema } from '@capstan/site-document';
import { kindOf } from '../packs/kinds.js';
import type { Language } from '../packs/language.js';

/** What visitors book a place in: items with weekly times, and for how many people each time has room. */
export interface Courses {
  items: readonly FactOf<'item'>[];
  /** Undefined where no number was said. */
  perSlot: number | undefined;
}

const MAX_OPTIONS = 200;
const MIN_COURSES = 2;
const DAYS_AHEAD = 60;
/** Fields of the form. */
const COURSE = 'course';
const WHEN = 'when';

/** The courses of a site: several items with weekly times, or most of what it offers, and no menu with a dish of the day. */
export function coursesOf(facts: readonly Fact[], kind: string, perSlot?: number): Courses {
  const items = facts.flatMap((fact) => (fact.type === 'item' ? [fact] : []));
  const timed = items.filter(({ times }) => times !== undefined);
  const isMany = timed.length >= MIN_COURSES || timed.length * 2 > items.length;
  const isOffer = isMany && kindOf(kind).offer !== 'menu';
  return { items: isOffer ? timed.slice(0, MAX_OPTIONS) : [], perSlot };
}

/** The choice of a course, and of one of its times. */
export function courseFields({ items }: Courses, { labels: { fields } }: Language): RecordField[] {
  return [
    {
      id: COURSE,
      label: fields['course'] ?? COURSE,
      type: 'choice',
      isRequired: true,
      options: items.map(({ id, name }) => ({ value: id, label: name, fact: id })),
    },
    { id: WHEN, label: fields['when'] ?? WHEN, type: 'slot', isRequired: true },
  ];
}

/**
 * The days and times of a form for courses, and how many people they have room for.
 * @param field in which visitors say how many they are; without it each entry is one person.
 */
export function courseRules(
  { items, perSlot }: Courses,
  field: string | undefined,
): Pick<RecordSchema, 'slots' | 'capacity'> {
  const isLimited = perSlot !== undefined || items.some(({ places }) => places !== undefined);
  const counted =
    field === undefined ? ({ counts: 'entries' } as const) : ({ counts: 'people', field } as const);
  const limit = perSlot === undefined ? {} : { perSlot };
  return {
    slots: { timesOf: COURSE, leadTimeMinutes: 0, daysAhead: DAYS_AHEAD },
    ...(isLimited ? { capacity: { ...counted, ...limit } } : {}),
  };
}
