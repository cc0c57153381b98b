import type { PromptText } from '../clauses/prompt-text.js';
import { bracketed } from '../clauses/bracketed.js';
import type { Clause } from '../clauses/roles.js';
import { uncoveredWords } from '../clauses/uncovered-words.js';
import { contains, type Range, trimRange } from '../text/range.js';
import { withCapital } from '../text/capital.js';
import { trimEnd } from '../text/trim-end.js';
import type { Draft } from './drafts.js';
import { nameIn } from './item-names.js';
import type { FoundMoney } from './money.js';

/** Prices that come before what they are for, and the items made of them. */
export interface PriceFirst {
  drafts: Draft[];
  monies: ReadonlySet<FoundMoney>;
}

type ItemFact = Extract<Draft['fact'], { type: 'item' }>;

const NONE: PriceFirst = { drafts: [], monies: new Set() };
/** Spaces between what a price is for and what is said of it. */
const MAX_GAP = 3;
/** Longer words between two prices separate nothing. */
const MAX_SEPARATOR = 60;

/**
 * "£12 for adults, £8 for children and £30 for a family": where the first price of a sentence opens it, and each
 * further one comes right after a separator, each belongs to the words after it. If one of these names nothing, none of
 * the prices makes an item, and the sentence is published as it is.
 */
export function itemsByPriceFirst(
  prompt: PromptText,
  clauses: readonly Clause[],
  all: readonly FoundMoney[],
  group: string | undefined,
): PriceFirst {
  // "free for under 3": an age is no price.
  const isFree = (clause: Clause): boolean =>
    prompt.language.lists.free.atStart(prompt.fold(clause)) !== undefined;
  const monies = all.filter((money) => !clauses.some((clause) => contains(clause, money) && isFree(clause)));
  const [first] = monies;
  const last = monies.at(-1);
  if (first === undefined || last === undefined || monies.length < 2 || !prompt.language.grammar.isSpaced)
    return NONE;
  const opening = clauses.find((clause) => contains(clause, first));
  const closing = clauses.find((clause) => contains(clause, last));
  if (opening === undefined || closing === undefined || opening.opening === '(') return NONE;
  if (clauses.some(({ role, start }) => role === 'without' && start < closing.end)) return NONE;
  const previous = clauses[clauses.indexOf(opening) - 1];
  if (previous !== undefined && opening.opening !== ':') return NONE;
  const title = previous !== undefined && isHeading(prompt, previous) ? previous : undefined;
  const after = monies.map((money, index): Range | null => {
    const next = monies[index + 1];
    if (next === undefined) return withoutStop(prompt, { start: money.end, end: closing.end });
    return withoutSeparator(prompt, { start: money.end, end: next.start });
  });
  const parts = after.filter((part) => part !== null && prompt.words(part) !== '') as Range[];
  if (parts.length < monies.length) return NONE;
  const lead = { start: opening.start, end: first.start };
  const subject = isLead(prompt, lead) ? null : subjectOf(prompt, lead, parts);
  if (subject === undefined) return NONE;
  const named = monies.map((money, index) => itemOf(prompt, clauses, money, parts[index]!));
  const items = named.filter((each) => each !== null);
  const shown = subject ?? (title === undefined || isPart(prompt, title) ? undefined : prompt.title(title));
  const ownGroup = shown ?? group;
  const perOfAll = sharedUnit(prompt, parts);
  return {
    monies: new Set(all),
    drafts:
      items.length < monies.length
        ? []
        : items.map(({ fact, range, covers }, index) => ({
            fact: { ...withUnit(fact, perOfAll), ...(ownGroup === undefined ? {} : { group: ownGroup }) },
            range,
            covers: index === 0 ? [...covers, ...(title === undefined ? [] : [title]), lead] : covers,
            reworded: covers,
          })),
  };
}

const MAX_HEADING_WORDS = 10;

/** "Tickets:" names its prices, also where tickets can be ordered. */
function isHeading(prompt: PromptText, { isTitle, role, ...range }: Clause): boolean {
  const { wish, command, imperative } = prompt.language.lists;
  const isRequest = [wish, command, imperative].some((list) => list.isIn(prompt.fold(range)));
  const isShort = prompt.words(range).split(/\s+/u).length <= MAX_HEADING_WORDS;
  return (role === 'fact' && (isTitle || isShort)) || (isTitle && role === 'wish' && !isRequest);
}

/** "£95 a night for the Garden Double, £110 for the Harbour Twin": the unit of the first price is that of all. */
function sharedUnit(prompt: PromptText, parts: readonly Range[]): string | undefined {
  const { priceFirst } = prompt.language;
  const units = parts.map((part) => unitOf(prompt, part));
  const isOfAll = units.every(({ rest, per }, index) => {
    const isFor = priceFirst.for.atStart(prompt.fold(rest)) !== undefined;
    return isFor && (index === 0) === (per !== undefined);
  });
  return isOfAll ? units[0]?.per : undefined;
}

const withUnit = (item: ItemFact, per: string | undefined): ItemFact =>
  per === undefined || typeof item.price !== 'object' ? item : { ...item, price: { ...item.price, per } };

/** "It is", "for": nothing that a price could belong to. An article makes the price an adjective: "a £10 deposit". */
function isLead(prompt: PromptText, range: Range): boolean {
  const { lists, orders } = prompt.language;
  const text = prompt.fold(range).trim();
  if (text === '') return true;
  const known = [...lists.function.find(text), ...lists.priceLink.find(text), ...lists.priceFrom.find(text)];
  if (uncoveredWords(text, known).length > 0) return false;
  return ![lists.per, lists.own, orders.determiner].some((list) => list.atEnd(text) !== undefined);
}

const withoutStop = (prompt: PromptText, { start, end }: Range): Range => ({
  start,
  end: start + trimEnd(prompt.text.slice(start, end), '.!').length,
});

const MAX_SUBJECT_WORDS = 4;

/**
 * "Rooms are £95 for the Garden Double, £110 for …", "Menu is £8 curry, £7 soup": what the prices are of. Undefined where the
 * first price is of what is in front of it.
 */
function subjectOf(prompt: PromptText, lead: Range, parts: readonly Range[]): string | undefined {
  const { lists, orders, priceFirst } = prompt.language;
  const verb = [orders.copula, lists.priceLink].flatMap((list) => list.atEnd(prompt.fold(lead)) ?? [])[0];
  if (verb === undefined || verb.start === 0) return undefined;
  const subject = trimRange(prompt.text, { start: lead.start, end: lead.start + verb.start });
  const words = prompt.words(subject);
  const isShort = words !== '' && words.split(/\s+/u).length <= MAX_SUBJECT_WORDS && !/\d/u.test(words);
  const isFor = parts.every(
    (part) => priceFirst.for.atStart(prompt.fold(unitOf(prompt, part).rest)) !== undefined,
  );
  return isShort && (isFor || lists.menu.isWord(prompt.fold(subject))) ? withCapital(words) : undefined;
}

/** What is between two prices without the comma or "and" before the second one; null if none is there. */
function withoutSeparator(prompt: PromptText, range: Range): Range | null {
  const { lists } = prompt.language;
  const from = Math.max(range.start, range.end - MAX_SEPARATOR);
  let text = prompt.folded.slice(from, range.end);
  let isSeparated = false;
  for (;;) {
    const kept = trimEnd(text, ',;/|·•');
    isSeparated ||= /[,;/|·•]/u.test(text.slice(kept.length));
    const and = lists.and.atEnd(kept);
    const link = and ?? lists.priceLink.atEnd(kept) ?? lists.priceFrom.atEnd(kept);
    isSeparated ||= and !== undefined;
    text = kept.slice(0, link?.start ?? kept.length);
    if (link === undefined) break;
  }
  return isSeparated ? { start: range.start, end: from + text.length } : null;
}

function itemOf(
  prompt: PromptText,
  clauses: readonly Clause[],
  money: FoundMoney,
  after: Range,
): { fact: ItemFact; range: Range; covers: Range[] } | null {
  const { lists, outline, priceFirst } = prompt.language;
  const at = clauses.findIndex((clause) => contains(clause, money));
  const clause = clauses[at]!;
  const remark = clauses[at + 1];
  const own = { start: after.start, end: Math.min(after.end, clause.end) };
  const isBehind = remark !== undefined && remark.start < after.end + MAX_GAP;
  const bracket = isBehind && remark.opening === '(' ? remark : undefined;
  // "£135 for the Attic Suite, which sleeps four"
  const relative =
    isBehind && remark.opening === ',' && remark.sentence === clause.sentence
      ? outline.describes.atStart(prompt.fold(remark))
      : undefined;
  const about = relative === undefined ? bracket : remark;
  const description =
    about &&
    (relative === undefined
      ? bracketed(prompt, about)
      : withCapital(trimEnd(prompt.words({ start: about.start + relative.end, end: about.end }), '.')));
  const { per, rest } = unitOf(prompt, own);
  const text = prompt.fold(rest);
  const less = prompt.language.changes.less.atStart(text);
  if (less !== undefined || lists.isA.atStart(text) !== undefined || lists.negation.isIn(text)) return null;
  const buys = priceFirst.buys.atStart(text) ?? priceFirst.for.atStart(text);
  const of = { start: rest.start + (buys?.end ?? 0), end: rest.end };
  const named = nameIn(prompt, of, []);
  if (named === null || named.times.length > 0) return null;
  // "An hour": of who or what a price is for, the article is a part.
  const isFor = buys !== undefined && priceFirst.for.isWord(buys.word);
  return {
    fact: {
      type: 'item',
      name: isFor ? withCapital(trimEnd(prompt.words(of), '.')) : named.text,
      price: { ...money.money, ...(per === undefined ? {} : { per }) },
      ...(description ? { description } : {}),
    },
    range: { start: money.start, end: about?.end ?? own.end },
    covers: [money, own, ...(about === undefined ? [] : [about])],
  };
}

/** "a month" of "£3 a month feeds a puppy"; "a bundle" of "£5 a bundle of reeds" is what is sold. */
function unitOf(prompt: PromptText, range: Range): { per?: string; rest: Range } {
  const trimmed = trimRange(prompt.text, range);
  const text = prompt.folded.slice(trimmed.start, trimmed.end);
  const per = prompt.language.lists.per.atStart(text);
  const unit = per?.start === 0 ? prompt.language.priceFirst.unit.atStart(text.slice(per.end)) : undefined;
  if (per === undefined || unit === undefined || !/\p{L}/u.test(text.slice(per.end + unit.end)))
    return { rest: trimmed };
  const start = trimmed.start + per.end + unit.start;
  const end = start + unit.end - unit.start;
  return {
    per: prompt.words({ start, end }),
    rest: trimRange(prompt.text, { start: end, end: trimmed.end }),
  };
}

/** "Donation section: £5 buys …" names a part of the page, not a group of prices. */
const isPart = (prompt: PromptText, title: Clause): boolean =>
  prompt.language.lists.part.isIn(prompt.fold(title));
