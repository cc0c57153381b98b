import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import { bracketed } from '../clauses/bracketed.js';
import { overlaps, type Range } from '../text/range.js';
import type { Draft } from './drafts.js';

const MAX_NAME_WORDS = 4;
/** A list of prices has at least so many. */
const MIN_PRICED = 2;

/** "Free (3 invoices a month), Pro $12, Team $29": a short part with a remark in a list of items is an item too. */
export function withoutPrice(
  prompt: PromptText,
  clauses: readonly Clause[],
  priced: readonly Draft[],
): Draft[] {
  const [first] = priced;
  if (first?.fact.type !== 'item' || priced.length < MIN_PRICED) return [];
  const { group } = first.fact;
  if (group === undefined) return [];
  return clauses.flatMap((clause, index): Draft[] => {
    const next = clauses[index + 1];
    const isItem =
      next?.opening === '(' && clause.opening !== '(' && !clause.isTitle && clause.role === 'fact';
    if (!isItem || [...priced].some(({ covers }) => covers.some((each) => overlaps(each, clause)))) return [];
    const name = prompt.words(clause);
    if (name.split(/\s+/u).length > MAX_NAME_WORDS || /\d/.test(name)) return [];
    const description = bracketed(prompt, next);
    const range = { start: clause.start, end: next.end };
    return [{ fact: { type: 'item', name, description, group }, range, covers: [range] }];
  });
}

/** "Membership: adults £8 a month, juniors £4": the unit of the first price is that of the others. */
export function withSharedUnit(items: readonly Draft[]): Draft[] {
  const sorted = items.toSorted((a, b) => a.range.start - b.range.start);
  return sorted.map((draft, index) => {
    const { fact } = draft;
    const first = sorted
      .slice(0, index)
      .map((each) => each.fact)
      .find((each) => each.type === 'item' && fact.type === 'item' && each.group === fact.group);
    if (fact.type !== 'item' || first?.type !== 'item' || fact.group === undefined) return draft;
    if (typeof fact.price !== 'object' || typeof first.price !== 'object') return draft;
    const isOpen = fact.price.per === undefined && fact.note === undefined && fact.description === undefined;
    return isOpen && first.price.per !== undefined
      ? { ...draft, fact: { ...fact, price: { ...fact.price, per: first.price.per } } }
      : draft;
  });
}

const MAX_ORDER_WORDS = 3;

/** "Sell our T-shirt (£20)": an item is not named with the words that order its sale. */
export function withoutOrder(prompt: PromptText, clause: Clause): Range {
  if (clause.role !== 'wish') return clause;
  const { lists, orders } = prompt.language;
  const folded = prompt.fold(clause);
  const sell = orders.sell.atStart(folded)?.end ?? 0;
  const own = lists.own.find(folded).find(({ start }) => start >= sell);
  const isLed =
    own !== undefined && folded.slice(0, own.start).split(/\s+/u).filter(Boolean).length <= MAX_ORDER_WORDS;
  return { start: clause.start + (isLed ? own.end : sell), end: clause.end };
}
