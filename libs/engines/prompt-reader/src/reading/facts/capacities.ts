import type { PromptText } from '../../clauses/prompt-text.js';
import { findCapacities, type FoundCapacity } from '../../extract/capacity.js';
import type { Draft } from '../../extract/drafts.js';
import { bracketed } from '../../clauses/bracketed.js';
import { SEPARATOR } from '../../extract/item-names.js';
import { withCapital } from '../../text/capital.js';
import { fold } from '../../text/fold.js';
import { overlaps } from '../../text/range.js';
import type { Values } from '../values/values.js';

/** Facts with the places of each course, or the places that all of them have. */
export interface WithCapacities {
  drafts: Draft[];
  perSlot: FoundCapacity | null;
}

const MIN_OWN = 2;

/**
 * "Kids climbing Saturdays 9:30 (12 places), adults Wednesdays 19:00 (6 places)": numbers that follow several courses in their
 * sentence are their own; else the first number is that of all.
 */
export function withCapacities(prompt: PromptText, values: Values, drafts: readonly Draft[]): WithCapacities {
  const { clauses, monies, contacts, dates, times } = values;
  const found = findCapacities(prompt, clauses, [...monies, ...contacts, ...dates, ...times]);
  const timed = drafts
    .filter(({ fact }) => fact.type === 'item' && fact.times !== undefined)
    .toSorted((a, b) => a.range.start - b.range.start);
  if (timed.length === 0) return { drafts: [...drafts], perSlot: null };
  const sentenceOf = ({ start }: { start: number }): number =>
    clauses.find((clause) => clause.start <= start && start < clause.end)?.sentence ?? -1;
  const own = new Map<Draft, FoundCapacity>();
  for (const [index, draft] of timed.entries()) {
    const next = timed[index + 1]?.range.start ?? prompt.text.length;
    const capacity = found.find(
      (each) =>
        each.start >= draft.range.start && each.start < next && sentenceOf(each) === sentenceOf(draft.range),
    );
    if (capacity !== undefined) own.set(draft, capacity);
  }
  if (own.size < MIN_OWN) return { drafts: [...drafts], perSlot: found[0] ?? null };
  return {
    drafts: drafts.map((draft) => {
      const capacity = own.get(draft);
      return capacity === undefined ? draft : withPlaces(prompt, values, draft, capacity);
    }),
    perSlot: null,
  };
}

/** "12 places" in a description: the number is shown by itself. */
function isLimit({ language }: PromptText, part: string, { people }: FoundCapacity): boolean {
  const { limit, places, people: counted } = language.orders;
  const folded = fold(part);
  const isNumber = new RegExp(String.raw`(?<!\d)${people}(?!\d)`, 'u').test(folded);
  return isNumber && [limit, places, counted].some((list) => list.isIn(folded));
}

/** The clause that states the number counts as shown by it. */
function withPlaces(prompt: PromptText, { clauses }: Values, draft: Draft, capacity: FoundCapacity): Draft {
  const { fact } = draft;
  const clause = clauses.find((each) => overlaps(each, capacity));
  if (fact.type !== 'item' || clause === undefined) return draft;
  const { description, ...rest } = fact;
  const isSaid = description !== undefined && fold(description) === fold(bracketed(prompt, clause));
  const left = isSaid
    ? []
    : (description ?? '').split(SEPARATOR).filter((part) => !isLimit(prompt, part, capacity));
  return {
    ...draft,
    fact: {
      ...rest,
      ...(left.join('') === '' ? {} : { description: withCapital(left.join(SEPARATOR)) }),
      places: capacity.people,
    },
    covers: [...draft.covers, clause],
    reworded: [...(draft.reworded ?? []), clause],
  };
}
