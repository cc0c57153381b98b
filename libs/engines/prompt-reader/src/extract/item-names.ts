import type { ItemTime } from '@capstan/site-document';
import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import { uncoveredWords } from '../clauses/uncovered-words.js';
import { bracketed } from '../clauses/bracketed.js';
import { withCapital } from '../text/capital.js';
import { fold } from '../text/fold.js';
import { overlaps, type Range, trimRange } from '../text/range.js';
import { trimEnd } from '../text/trim-end.js';
import { findCapacities, isOnlyCapacity } from './capacity.js';
import { isOnlyDuration } from './durations.js';
import { withoutOrder } from './item-lists.js';
import { findWeeklyTimes, isOnlyTimes, type WeeklyTimes } from './weekly-times.js';

const MAX_NAME_WORDS = 8;
const MAX_NAME = 90;
/** A longer text has no name in it, whatever links words to its price. */
const MAX_LINKED = 600;
/** Between the parts of a description. */
export const SEPARATOR = ', ';
/** Clauses between a name and its price. */
const MAX_DISTANCE = 4;

/** The name of an item, with what is said of it before its price. */
export interface Named {
  text: string;
  range: Range;
  isMinimum: boolean;
  description?: string;
  extra?: Range[];
  times: ItemTime[];
  /** The parts of the prompt that say the times. */
  timed: Range[];
}

/** "The Peregrine", "La Mésange": the article is a part of the name. */
const TITLE = /^(?:The|An?|L[ae]s?|El|Los|Il|Lo|Gli|Os?|As)\s\p{Lu}/u;

/** The name of an item in a range, without its weekly times and the words that link it to its price. */
export function nameIn(prompt: PromptText, range: Range, taken: readonly Range[]): Named | null {
  const { lists } = prompt.language;
  const { times, ranges: timed, rest } = findWeeklyTimes(prompt, range, taken);
  const [part = range, ...others] = times.length === 0 ? [range] : rest;
  if (times.length > 0 && rest.length === 0) return null;
  let { start, end } = trimRange(prompt.text, part);
  if (end - start > MAX_LINKED) return null;
  const before = prompt.folded.slice(start, end);
  const isMinimum = lists.priceFrom.find(before).some((match) => before.length - match.end <= 8);
  for (;;) {
    const folded = prompt.folded.slice(start, end);
    // "À partir de" is one link, not "de" after a name.
    const link = [...lists.priceFrom.find(folded), ...lists.priceLink.find(folded)];
    const last = link.find((match) => match.end === folded.length);
    const isTitle = TITLE.test(prompt.text.slice(start, end));
    const first = link.find(
      (match) => match.start === 0 && !folded.slice(match.end).startsWith('-') && !isTitle,
    );
    const size = end - start;
    if (last !== undefined) end = start + last.start;
    else if (first !== undefined) start += first.end;
    ({ start, end } = trimRange(prompt.text, { start, end }));
    if (end - start === size || end <= start) break;
  }
  if (end <= start) {
    // "Plus" is a word of grammar, and the name of a plan.
    if (times.length > 0 || !/^\p{Lu}\p{L}+$/u.test(prompt.words(range))) return null;
    return { text: prompt.words(range), range, isMinimum, times, timed };
  }
  const more = others.map((each) => prompt.words(each)).filter((each) => isMore(prompt, each));
  const text = [trimEnd(prompt.words({ start, end }), ':=-–—'), ...more].join(' ');
  const content = uncoveredWords(
    prompt.folded.slice(start, end),
    lists.function.find(prompt.folded.slice(start, end)),
  );
  // "Check-up" and "drop-in" have a word of grammar in them, and are names.
  const isGrammar = content.length === 0 && !/\p{L}-\p{L}/u.test(text);
  if (text.split(/\s+/u).length > MAX_NAME_WORDS || text.length > MAX_NAME || isGrammar) return null;
  // "Wer Mitglied ist, zahlt 20 €": half a sentence is not a name.
  const openings = [lists.command, prompt.language.orders.relativeOpening];
  const words = prompt.folded.slice(start, end);
  // "Check-up" is no order to check.
  const opening = openings.flatMap((list) => list.atStart(words) ?? [])[0];
  if (opening !== undefined && words.charAt(opening.end) !== '-') return null;
  if (content.length > 0 && content.every((word) => /^\d+$/.test(word))) return null;
  if (lists.isA.isWord(content[0] ?? '')) return null;
  return {
    text: withoutQuotes(text),
    range: { start: range.start, end: range.end },
    isMinimum,
    times,
    timed,
  };
}

const isMore = ({ language }: PromptText, text: string): boolean => {
  const folded = fold(text);
  return uncoveredWords(folded, language.lists.function.find(folded)).length > 0;
};

/** The clauses of a sentence that has prices, and what of it is no time of day. */
export interface ItemClauses {
  prompt: PromptText;
  clauses: readonly Clause[];
  taken: readonly Range[];
}

/** `"Moth" (Guatemala) NZ$19`, `Shop: $5`, "Hatha, Mondays 18:00, €14": the price is alone in its clause. */
export function nameBefore(
  { prompt, clauses, taken }: ItemClauses,
  at: number,
  used: Set<number>,
  reached: number,
): Named | null {
  let index = at - 1;
  const extra: Range[] = [];
  const timed: Range[] = [];
  const times: ItemTime[] = [];
  const said: string[] = [];
  for (let clause = clauses[index]; clause !== undefined; clause = clauses[index]) {
    const { weekly, first } = timesTo(prompt, clauses, index, taken);
    if (isDetail(prompt, clauses, index, taken)) {
      said.unshift(prompt.words(clause));
      extra.push(clause);
    } else if (clause.opening === '(') {
      const rest = weekly.times.length === 0 ? [clause] : weekly.rest;
      const text = rest.map((each) => bracketed(prompt, each)).join(' ');
      if (text !== '') said.unshift(text);
      extra.push(clause);
    } else if (!isOnlyTimes(prompt, weekly)) break;
    times.unshift(...weekly.times);
    timed.push(...weekly.ranges);
    index = first - 1;
  }
  const clause = clauses[index];
  const isBeyond =
    clause === undefined || used.has(index) || clause.start < reached || at - index > MAX_DISTANCE;
  if (isBeyond || clause.sentence !== clauses[at]!.sentence || clause.role === 'without') return null;
  const { limit, rest } = withoutLimit(prompt, clause, withoutOrder(prompt, clause));
  const named = nameIn(prompt, rest, taken);
  if (named === null) return null;
  if (limit !== null) {
    extra.push(limit);
    said.unshift(prompt.words(limit));
  }
  used.add(index);
  return {
    ...named,
    times: [...named.times, ...times],
    timed: [...named.timed, ...timed],
    extra,
    ...(said.length > 0 ? { description: withCapital(said.join(SEPARATOR)) } : {}),
  };
}

/** "max 8", "six weeks", "three wines" behind a time: what a course is like. */
function isDetail(
  prompt: PromptText,
  clauses: readonly Clause[],
  index: number,
  taken: readonly Range[],
): boolean {
  const clause = clauses[index]!;
  const before = clauses[index - 1];
  if (isOnlyCapacity(prompt, clause) || isOnlyDuration(prompt, clause)) return true;
  const isCounted = prompt.language.lists.numbers.atStart(prompt.fold(clause)) !== undefined;
  return (
    isCounted &&
    clause.opening === ',' &&
    before?.sentence === clause.sentence &&
    isOnlyTimes(prompt, timesTo(prompt, clauses, index - 1, taken).weekly)
  );
}

/** The weekly times that end with a clause: "Thursday, 4 PM to 8 PM" are those of one, in two clauses. */
function timesTo(
  prompt: PromptText,
  clauses: readonly Clause[],
  index: number,
  taken: readonly Range[],
): { weekly: WeeklyTimes; first: number } {
  const clause = clauses[index]!;
  const weekly = findWeeklyTimes(prompt, clause, taken);
  const before = clauses[index - 1];
  if (weekly.times.length > 0 || before?.sentence !== clause.sentence || clause.opening !== ',')
    return { weekly, first: index };
  const both = findWeeklyTimes(prompt, { start: before.start, end: clause.end }, taken);
  return isOnlyTimes(prompt, both) ? { weekly: both, first: index - 1 } : { weekly, first: index };
}

/** "Wheel Basics is 12 places": the number for whom there is room is no part of the name. */
function withoutLimit(
  prompt: PromptText,
  clause: Clause,
  range: Range,
): { limit: Range | null; rest: Range } {
  const [found] = findCapacities(prompt, [clause], []);
  const { copula } = prompt.language.orders;
  const verb = found && copula.find(prompt.fold({ start: range.start, end: found.start })).at(-1);
  if (found === undefined || verb === undefined) return { limit: null, rest: range };
  const limit = { start: range.start + verb.end, end: range.end };
  return {
    limit: trimRange(prompt.text, limit),
    rest: { start: range.start, end: range.start + verb.start },
  };
}

/** "£25, Tuesdays 6 pm", "£25 (Tuesdays 6 pm)": the times of an item after its price. */
export function timesAfter(
  { prompt, clauses, taken }: ItemClauses,
  at: number,
  rest: Range,
): Pick<Named, 'times' | 'timed'> & { clause?: Clause } {
  const own = findWeeklyTimes(prompt, rest, taken);
  if (own.times.length > 0) return { times: own.times, timed: own.ranges };
  const next = clauses[at + 1];
  if (next?.sentence !== clauses[at]!.sentence || taken.some((each) => overlaps(each, next)))
    return { times: [], timed: [] };
  const weekly = findWeeklyTimes(prompt, next, taken);
  return isOnlyTimes(prompt, weekly)
    ? { times: weekly.times, timed: weekly.ranges, clause: next }
    : { times: [], timed: [] };
}

export const withoutQuotes = (text: string): string =>
  trimEnd(text.replace(/^["“”„«»「『]+/u, ''), '"“”»」』').trim();
