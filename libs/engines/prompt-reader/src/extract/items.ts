import { trimEnd } from '../text/trim-end.js';
import type { Money } from '@capstan/site-document';
import type { PromptText } from '../clauses/prompt-text.js';
import { bracketed } from '../clauses/bracketed.js';
import { fold } from '../text/fold.js';
import type { Clause } from '../clauses/roles.js';
import { isSentence } from '../clauses/said-title.js';
import { contains, overlaps, type Range, trimRange } from '../text/range.js';
import type { Draft } from './drafts.js';
import { beforeMinimum, isFreeAfter, isFreeFrom, isFreeOffer, isMinimumOrder } from './free-offers.js';
import { withoutOrder, withoutPrice, withSharedUnit } from './item-lists.js';
import { type ItemClauses, type Named, nameBefore, nameIn, timesAfter, withoutQuotes } from './item-names.js';
import type { FoundMoney } from './money.js';
import { itemsByPriceFirst } from './price-first.js';
import { findWeeklyTimes, isOnlyTimes } from './weekly-times.js';

const MAX_UNIT_WORDS = 5;

/**
 * Items with prices: the words before a price, back to the separator or the price before it. A price on its own belongs
 * to the clause before it. What does not look like the name of an item stays a sentence.
 */
export function findItems(
  prompt: PromptText,
  clauses: readonly Clause[],
  monies: readonly FoundMoney[],
  group: string | undefined,
): Draft[] {
  const priceFirst = itemsByPriceFirst(prompt, clauses, monies, group);
  const found: Draft[] = [];
  const here = { prompt, clauses, taken: monies };
  let reached = 0;
  const used = new Set<number>();
  monies.forEach((money, index) => {
    if (priceFirst.monies.has(money)) return;
    const at = clauses.findIndex((clause) => contains(clause, money));
    const clause = clauses[at];
    if (clause === undefined || clause.role === 'without' || clause.role === 'remark') return;
    if (isFreeAfter(prompt, clauses[at + 1]) || isFreeFrom(prompt, clause, money)) return;
    if (clause.tag === 'policy' && !clauses.some(({ tag }) => tag === 'item')) return;
    const start = Math.max(withoutOrder(prompt, clause).start, reached);
    const lead = { start, end: money.start };
    const inside = isAfterAnd(prompt, clause, lead) ? null : nameIn(prompt, lead, monies);
    const before = (): Named | null => withTimes(nameBefore(here, at, used, reached), prompt, lead, monies);
    const named = clause.opening === '(' ? (before() ?? inside) : (inside ?? before());
    const unitEnd = unitBeforeAnd(prompt, money, clause, monies[index + 1]);
    reached = unitEnd?.end ?? money.end;
    if (named === null || isDated(prompt, named.text)) return;
    if (isFreeOffer(prompt, named.text) || isMinimumOrder(prompt, named.text)) return;
    const remark = named.description === undefined ? remarkAfter(here, at) : undefined;
    const title = titleBefore(prompt, clauses, at);
    const byTitle = title === undefined ? null : findWeeklyTimes(prompt, title, monies);
    const isTimeTitle = byTitle !== null && isOnlyTimes(prompt, byTitle);
    const isOwnTitle = title !== undefined && overlaps(title, named.range);
    const ownGroup = title === undefined || isOwnTitle || isTimeTitle ? group : prompt.title(title);
    const description = named.description ?? remark?.text;
    const next = monies[index + 1];
    const rest = {
      start: money.end,
      end: next !== undefined && next.start < clause.end ? (unitEnd?.start ?? money.end) : clause.end,
    };
    const isTimed = named.times.length > 0;
    const later = isTimed || isTimeTitle ? null : timesAfter(here, at, rest);
    const times = isTimed ? named.times : isTimeTitle ? byTitle.times : (later?.times ?? []);
    const timed = [...named.timed, ...(isTimeTitle ? [title!] : []), ...(later?.timed ?? [])];
    const unit = unitIn(
      prompt,
      timed.some((each) => overlaps(each, rest)) ? { ...rest, end: rest.start } : rest,
    );
    const isMinimum = named.isMinimum || beforeMinimum(prompt, lead) !== undefined || undefined;
    const price: Money = {
      ...money.money,
      ...(isMinimum ? { isMinimum } : {}),
      ...(unit.per ? { per: unit.per } : {}),
    };
    found.push({
      fact: {
        type: 'item',
        name: named.text,
        ...(description ? { description } : {}),
        price,
        ...(unit.note ? { note: unit.note } : {}),
        ...(times.length > 0 ? { times } : {}),
        ...(ownGroup ? { group: ownGroup } : {}),
      },
      range: {
        start: Math.min(named.range.start, clause.start),
        end: remark?.range.end ?? later?.clause?.end ?? clause.end,
      },
      covers: [
        named.range,
        money,
        unit.range,
        ...(named.extra ?? []),
        ...(remark ? [remark.range] : []),
        ...timed,
      ],
      reworded: timed,
    });
  });
  return [...priceFirst.drafts, ...withSharedUnit([...found, ...withoutPrice(prompt, clauses, found)])];
}

/** "A £10 deposit holds your place and £5 is refunded": what ends with "and" belongs to the price before it. */
const isAfterAnd = (prompt: PromptText, clause: Clause, lead: Range): boolean => {
  const { grammar, lists } = prompt.language;
  return grammar.isSpaced && lead.start > clause.start && lists.and.atEnd(prompt.fold(lead)) !== undefined;
};

/** "Town hall 14 Nov £4" is an evening, not an item. */
const isDated = ({ language }: PromptText, name: string): boolean =>
  /\d[./]\d{1,2}[./]\d|\d{4}-\d{2}/.test(name) || (/\d/.test(name) && language.monthNames.isIn(fold(name)));

/** The last title of the sentence before a clause: "Mains: …, Desserts: …". */
const titleBefore = (prompt: PromptText, clauses: readonly Clause[], at: number): Clause | undefined =>
  clauses
    .slice(0, at)
    .findLast(
      (clause) =>
        clause.isTitle &&
        clause.role === 'fact' &&
        clause.sentence === clauses[at]!.sentence &&
        !isSentence(prompt, clause),
    );

/** "Pro $12 a month (unlimited)": what is in brackets after a price describes the item. */
function remarkAfter(
  { prompt, clauses, taken }: ItemClauses,
  at: number,
): { text: string; range: Range } | undefined {
  const next = clauses[at + 1];
  if (next?.opening !== '(' || next.role !== 'fact' || next.sentence !== clauses[at]!.sentence)
    return undefined;
  const isTaken = taken.some((each) => overlaps(each, next));
  if (isTaken || isOnlyTimes(prompt, findWeeklyTimes(prompt, next, taken))) return undefined;
  return { text: bracketed(prompt, next), range: next };
}

/** "Hatha, Mondays 18:00 €14": what is between a name and its price can be times. */
function withTimes(
  named: Named | null,
  prompt: PromptText,
  lead: Range,
  taken: readonly Range[],
): Named | null {
  const { times, ranges } = findWeeklyTimes(prompt, lead, taken);
  return named && { ...named, times: [...named.times, ...times], timed: [...named.timed, ...ranges] };
}

const UNIT_ENDS = '.,;:!)';

/** "an hour", "per kilo incl. clay": what a price is for. */
export function unitIn(prompt: PromptText, range: Range): { per?: string; note?: string; range: Range } {
  const trimmed = trimRange(prompt.text, range);
  const text = trimEnd(prompt.words(trimmed), UNIT_ENDS).replace(/^[/–-]\s*/u, '');
  const words = text.split(/\s+/u).filter(Boolean);
  if (words.length === 0 || words.length > MAX_UNIT_WORDS)
    return { range: { start: range.start, end: range.start } };
  const per = prompt.language.lists.per.atStart(prompt.folded.slice(trimmed.start, trimmed.end));
  const isSlash = prompt.text.slice(range.start, trimmed.start + 1).includes('/');
  if (per !== undefined && words.length > 1 && words.length <= 3) {
    const unit = trimEnd(prompt.words({ start: trimmed.start + per.end, end: trimmed.end }), UNIT_ENDS);
    if (unit !== '' && unit.length < 40) return { per: unit, range };
  }
  const [unit = '', ...more] = words;
  if (isSlash && /^\p{L}+(?:\/\p{L}+)?\.?$/u.test(unit))
    return { per: unit, ...(more.length > 0 ? { note: more.join(' ') } : {}), range };
  return { note: text, range };
}

/** The "and" of "£20 a year and students pay £10": before it is the unit of one price, after it the name of the next. */
function unitBeforeAnd(
  { folded, language }: PromptText,
  money: Range,
  clause: Range,
  next: Range | undefined,
): Range | undefined {
  if (next === undefined || next.start >= clause.end || !language.grammar.isSpaced) return undefined;
  const between = folded.slice(money.end, next.start);
  const per = language.lists.per.atStart(between);
  const [and] = language.lists.and.find(between).filter(({ start }) => start >= (per?.end ?? 0));
  if (per === undefined || and === undefined) return undefined;
  // "per kilo", and nothing else.
  const unit = between.slice(per.end, and.start).trim();
  if (!/^[\p{L}-]+$/u.test(unit) || between.slice(0, per.start).trim() !== '') return undefined;
  return { start: money.end + and.start, end: money.end + and.end };
}

const TRAILING_NUMBER = /(?<![\d.,:\p{L}#])\d{1,4}(?:[.,]\d{2})?$/u;
/** "Loom Conf 2027": no price, unless in a currency of large numbers. */
const YEAR = /^(?:19|20)\d{2}$/u;
const MAX_LINE = 100;

/** Lines of a menu that end with a number, where the currency is named once for all, or nowhere. */
export function findBarePrices(
  prompt: PromptText,
  sentences: readonly Range[],
  currency: string | null,
): (Draft & { sentence: number })[] {
  const lines = sentences.flatMap((range, sentence) => {
    const text = prompt.text.slice(range.start, range.end).trimEnd();
    const number = text.length > MAX_LINE ? undefined : TRAILING_NUMBER.exec(text)?.[0];
    const name = trimEnd(text.slice(0, text.length - (number?.length ?? 0)), '.·…:-');
    // "Wed Haworth 1-3" has hours, not a price.
    const isRange = /\d\s?[-–]\s?$/u.test(text.slice(0, text.length - (number?.length ?? 0)));
    // "Rye bread: Sundays 10am, £95" is read with its time.
    const isTimed = number !== undefined && findWeeklyTimes(prompt, range, []).times.length > 0;
    // "a full groom is £35" has a price with its sign.
    const hasSign = /\p{Sc}$/u.test(name);
    const isYear = number !== undefined && YEAR.test(number) && currency !== 'JPY';
    if (
      number === undefined ||
      isYear ||
      hasSign ||
      isRange ||
      isTimed ||
      name === '' ||
      /^\d|\d[:.]\d{2}/u.test(name)
    )
      return [];
    return [
      { range: trimRange(prompt.text, range), sentence, name, amount: Number(number.replace(',', '.')) },
    ];
  });
  if (lines.length < 2 || currency === null) return [];
  return lines.map(({ range, sentence, name, amount }) => ({
    fact: { type: 'item', name: withoutQuotes(name.replace(/^[-•*]\s*/u, '')), price: { amount, currency } },
    range,
    covers: [range],
    sentence,
  }));
}
