import { trimEnd } from '../../text/trim-end.js';
import type { FactOf, SiteDocument } from '@capstan/site-document';
import { PromptText } from '../../clauses/prompt-text.js';
import { findMoney, type FoundMoney } from '../../extract/money.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import type { Offer } from '../instructions/instruction.js';
import { bareNumbers } from '../words/bare-numbers.js';
import { valuesIn } from '../words/found-values.js';
import { QUOTED } from '../words/quoted.js';
import { contentWords, overlap } from '../words/words.js';
import { offeredName } from './offered-name.js';

type Item = FactOf<'item'>;

const MAX_UNIT_WORDS = 4;

/**
 * The new items of a text, each with its price: "we've got tandems now, £40 a day and £25 half day". Null where it says
 * anything else, or where one of them may be what the site has already.
 * @param isAdded whether its words add something: "also", "new"
 */
export function offersIn(
  text: string,
  isAdded: boolean,
  { facts }: SiteDocument,
  language: Language,
): Offer[] | null {
  const items = facts.filter((fact): fact is Item => fact.type === 'item');
  const others = valuesIn(text, language).some(({ type }) => type !== 'price');
  if (others || QUOTED.test(text) || language.days.isIn(fold(text))) return null;
  const prices = pricesIn(text, currencyOf(items), language);
  const [first] = prices;
  if (first === undefined) return null;
  const { group, said } = underTitle(text.slice(0, first.start), items, language);
  const lead = offeredName(said, language);
  if (lead === null || !(isAdded || lead.isOurs)) return null;
  let name = lead.text;
  const found: Offer[] = [];
  for (const [index, price] of prices.entries()) {
    const rest = text.slice(price.end, prices[index + 1]?.start);
    const cut = separatorIn(rest, language);
    const unit = trimEnd(rest.slice(0, cut?.start), '.,;:!?)').replace(/^[\s/]+/u, '');
    if (unit.split(/\s+/u).length > MAX_UNIT_WORDS) return null;
    const isMore = index > 0 && fold(found.at(-1)?.name ?? '').startsWith(fold(name));
    found.push(offerOf(name, price, unit, isMore, group, language));
    const after = cut === undefined ? '' : rest.slice(cut.start);
    const next = contentWords(after, language).length === 0 ? null : offeredName(after, language);
    if (contentWords(after, language).length > 0 && (next === null || index === prices.length - 1))
      return null;
    name = next?.text ?? name;
  }
  return found.some((offer) => isThere(offer.name, said, items, isAdded, language)) ? null : found;
}

/** "new mains: lamb shank £17": the group, where the site has it, and the rest. */
function underTitle(
  lead: string,
  items: readonly Item[],
  language: Language,
): { group: string | undefined; said: string } {
  const colon = trimEnd(lead, ':：–—-').search(/[:：]/u);
  if (colon === -1) return { group: undefined, said: lead };
  const words = contentWords(lead.slice(0, colon), language);
  const group = items.find(
    (item) => item.group !== undefined && overlap(words, item.group, language) > 0,
  )?.group;
  return { group, said: lead.slice(colon + 1) };
}

/** Prices, and after them numbers alone: "40 quid a day and 25 half day". */
function pricesIn(
  text: string,
  currency: string,
  language: Language,
): (FoundMoney & { isMinimum: boolean })[] {
  const marked = findMoney(new PromptText(text, language, 0), { start: 0, end: text.length }, currency);
  const [first] = marked;
  if (first === undefined) return [];
  const bare = bareNumbers(text, language)
    .filter(({ start, isOld }) => start > first.end && !isOld && endsWithAnd(text.slice(0, start), language))
    .map(({ start, end, value }): FoundMoney => ({
      start,
      end,
      money: { amount: value, currency: first.money.currency },
      number: { start, end },
    }));
  return [...marked, ...bare]
    .toSorted((a, b) => a.start - b.start)
    .map((price) => ({ ...price, isMinimum: endsWithFrom(text.slice(0, price.start), language) }));
}

const endsWithAnd = (before: string, { lists }: Language): boolean =>
  lists.and.atEnd(fold(before)) !== undefined;

const endsWithFrom = (before: string, { lists }: Language): boolean =>
  lists.priceFrom.atEnd(fold(before)) !== undefined;

const currencyOf = (items: readonly Item[]): string =>
  items.flatMap(({ price }) => (typeof price === 'object' ? [price.currency] : []))[0] ?? 'USD';

/** The comma or the "and" that ends what is said of a price. */
function separatorIn(text: string, { lists, grammar }: Language): Range | undefined {
  const folded = fold(text);
  const commas = [...text.matchAll(/[,;、。.!?]/gu)].map(({ index }) => ({ start: index, end: index + 1 }));
  const ands = grammar.isSpaced ? lists.and.find(folded) : [];
  return [...commas, ...ands].toSorted((a, b) => a.start - b.start)[0];
}

function offerOf(
  name: string,
  { money, isMinimum }: FoundMoney & { isMinimum: boolean },
  said: string,
  isMore: boolean,
  group: string | undefined,
  language: Language,
): Offer {
  const { lists, grammar, changes } = language;
  const tail = contentWords(said, language).length === 0 && !lists.per.isIn(fold(said)) ? '' : said;
  const per = grammar.isSpaced ? lists.per.atStart(fold(tail)) : undefined;
  const unit = per === undefined ? '' : tail.slice(per.end).trim();
  const isUnit = unit !== '' && !changes.half.isIn(fold(unit));
  const plain = grammar.isSpaced && tail !== '' && !isUnit;
  const whole = plain && isMore ? `${name} ${tail}` : name;
  return {
    type: 'item',
    name: whole,
    price: { ...money, ...(isMinimum ? { isMinimum } : {}), ...(isUnit ? { per: unit } : {}) },
    ...(plain && !isMore ? { note: tail } : {}),
    ...(group === undefined ? {} : { group }),
  };
}

/** Whether an item of the site is meant: all that is said is in its name; for "also", all of its name is said. */
function isThere(
  name: string,
  said: string,
  items: readonly Item[],
  isAdded: boolean,
  language: Language,
): boolean {
  const words = contentWords(name, language);
  const at = fold(said).lastIndexOf(fold(name));
  const isCalled = at !== -1 && language.lists.isA.isIn(fold(said).slice(at + name.length));
  return items.some((item) => {
    const shared = overlap(words, item.name, language);
    const own = contentWords(item.name, language);
    const isWhole = own.length > 0 && overlap(own, name, language) === own.length;
    if (shared === 0) return false;
    return isCalled || (shared === words.length && (isWhole || !isAdded));
  });
}
