import type { Language } from '../packs/language.js';
import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import { uncoveredWords } from '../clauses/uncovered-words.js';
import { overlaps, type Range } from '../text/range.js';

/** How many people can come at once, as a clause says it. */
export interface FoundCapacity extends Range {
  people: number;
}

const NUMBER = /(?<![a-z\d.,:/-])(\d{1,4})(?![\d.,:]\d|\d)/gu;
/** Between a number and what it counts, or the word of a limit. */
const MAX_GAP = 3;
/** "no more than 8", "maximum of 16". */
const MAX_LIMIT_GAP = 6;

/**
 * "At most 8 people a class", "12 places": a number next to a word for people or places. People need a word of a limit next to them,
 * because "2 people run it" limits nothing.
 */
export function findCapacities(
  prompt: PromptText,
  clauses: readonly Clause[],
  taken: readonly Range[],
): FoundCapacity[] {
  return clauses.flatMap((clause) => {
    if (clause.role === 'remark' || clause.role === 'look') return [];
    const found = [...prompt.fold(clause).matchAll(NUMBER)].flatMap((match) =>
      capacityAt(prompt, clause, match),
    );
    return found.filter((each) => !taken.some((other) => overlaps(each, other))).slice(0, 1);
  });
}

/** Whether a number counts people: "8 people", "5 places", "places: 5". In "adults 12, kids 8" the numbers are prices. */
export const countsPeople = (folded: string, { start, end }: Range, { orders }: Language): boolean =>
  orders.people.find(folded).some((word) => word.start >= end && isBlank(folded.slice(end, word.start))) ||
  orders.places
    .find(folded)
    .some((word) =>
      word.start >= end ? word.start - end <= MAX_GAP : word.end <= start && start - word.end <= MAX_GAP,
    );

/** Whether a clause limits the number of people and says nothing else: "max 8", "12 places each". */
export function isOnlyCapacity(prompt: PromptText, clause: Clause): boolean {
  const { lists, orders } = prompt.language;
  const [found] = findCapacities(prompt, [clause], []);
  if (found === undefined) return false;
  const folded = prompt.fold(clause);
  const number = { start: found.start - clause.start, end: found.end - clause.start };
  const words = [
    orders.limit,
    orders.people,
    orders.places,
    orders.groupOf,
    orders.weekly,
    lists.function,
    lists.per,
  ];
  return uncoveredWords(folded, [number, ...words.flatMap((list) => list.find(folded))]).length === 0;
}

const isBlank = (text: string): boolean => text.trim() === '';

function capacityAt(prompt: PromptText, clause: Clause, match: RegExpMatchArray): FoundCapacity[] {
  const { orders, lists } = prompt.language;
  const folded = prompt.fold(clause);
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const people = Number(match[1]);
  const after = (words: typeof orders.places): boolean =>
    words.find(folded).some((word) => word.start >= end && word.start - end <= MAX_GAP);
  const before = (words: typeof orders.places): boolean =>
    words.find(folded).some((word) => word.end <= start && start - word.end <= MAX_GAP);
  const limits = orders.limit.find(folded);
  const isLimited = limits.some((word) =>
    word.end <= start ? start - word.end <= MAX_LIMIT_GAP : word.start >= end,
  );
  const grammar = [lists.function, orders.groupOf];
  // "max 10", "groups of up to 4": a limit without what it counts, and nothing else in its clause.
  const isBare =
    limits.some((word) => word.end <= start && isBlank(folded.slice(word.end, start).replace('.', ''))) &&
    uncoveredWords(folded, [{ start, end }, ...limits, ...grammar.flatMap((list) => list.find(folded))])
      .length === 0;
  const isCount =
    isBare || after(orders.places) || before(orders.places) || (isLimited && after(orders.people));
  return isCount && people > 0 ? [{ start: clause.start + start, end: clause.start + end, people }] : [];
}
