import type { PromptText } from '../clauses/prompt-text.js';
import { bracketed } from '../clauses/bracketed.js';
import type { Clause } from '../clauses/roles.js';
import { uncoveredWords } from '../clauses/uncovered-words.js';
import { contains, type Range, trimRange } from '../text/range.js';
import type { Draft } from './drafts.js';
import { nameIn } from './item-names.js';
import type { FoundMoney } from './money.js';

/** Prices that come before what they are for, and the items made of them. */
export interface PriceFirst {
  drafts: Draft[];
  monies: ReadonlySet<FoundMoney>;
}

const NONE: PriceFirst = { drafts: [], monies: new Set() };
const OPENING = '[(（';

/**
 * "£12 for adults, £8 for children and £30 for a family": where the first price of a sentence opens it, and each
 * further one comes right after a separator, each belongs to the words after it. If one of these names nothing, none of
 * the prices makes an item, and the sentence is published as it is.
 */
export function itemsByPriceFirst(
  prompt: PromptText,
  clauses: readonly Clause[],
  monies: readonly FoundMoney[],
  group: string | undefined,
): PriceFirst {
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
  const title = previous?.isTitle === true && previous.role === 'fact' ? previous : undefined;
  if (!isLead(prompt, { start: opening.start, end: first.start })) return NONE;
  const after = monies.map((money, index): Range | null => {
    const next = monies[index + 1];
    if (next === undefined) return withoutStop(prompt, { start: money.end, end: closing.end });
    return withoutSeparator(prompt, { start: money.end, end: next.start });
  });
  const parts = after.filter((part) => part !== null && prompt.words(part) !== '');
  if (parts.length < monies.length) return NONE;
  const named = monies.map((money, index) => itemOf(prompt, clauses, money, parts[index]!));
  const items = named.filter((each) => each !== null);
  const ownGroup = title === undefined || isPart(prompt, title) ? group : titleOf(prompt, title);
  return {
    monies: new Set(monies),
    drafts:
      items.length < monies.length
        ? []
        : items.map(({ fact, range, covers }, index) => ({
            fact: ownGroup === undefined ? fact : ({ ...fact, group: ownGroup } as Draft['fact']),
            range,
            covers: index === 0 && title !== undefined ? [...covers, title] : covers,
          })),
  };
}

/** "It is", "for": nothing that a price could belong to. An article makes the price an adjective: "a £10 deposit". */
function isLead(prompt: PromptText, range: Range): boolean {
  const { lists, orders } = prompt.language;
  const text = prompt.fold(range).trim();
  if (text === '') return true;
  const known = [...lists.function.find(text), ...lists.priceLink.find(text), ...lists.priceFrom.find(text)];
  if (uncoveredWords(text, known).length > 0) return false;
  return ![lists.per, lists.own, orders.determiner].some((list) =>
    list.find(text).some(({ end }) => end === text.length),
  );
}

const withoutStop = (prompt: PromptText, { start, end }: Range): Range => ({
  start,
  end: start + prompt.text.slice(start, end).replace(/[\s.!]+$/u, '').length,
});

/** What is between two prices without the comma or "and" before the second one; null if none is there. */
function withoutSeparator(prompt: PromptText, range: Range): Range | null {
  const { lists } = prompt.language;
  let text = prompt.folded.slice(range.start, range.end);
  let isSeparated = false;
  for (;;) {
    const kept = text.replace(/[\s,;/|·•]+$/u, '');
    isSeparated ||= /[,;/|·•]/u.test(text.slice(kept.length));
    const and = lists.and.find(kept).find(({ end }) => end === kept.length);
    const links = [...lists.priceLink.find(kept), ...lists.priceFrom.find(kept)];
    const link = and ?? links.find(({ end }) => end === kept.length);
    isSeparated ||= and !== undefined;
    text = kept.slice(0, link?.start ?? kept.length);
    if (link === undefined) break;
  }
  return isSeparated ? { start: range.start, end: range.start + text.length } : null;
}

function itemOf(
  prompt: PromptText,
  clauses: readonly Clause[],
  money: FoundMoney,
  after: Range,
): Pick<Draft, 'fact' | 'range' | 'covers'> | null {
  const { lists } = prompt.language;
  const at = clauses.findIndex((clause) => contains(clause, money));
  const clause = clauses[at]!;
  const remark = clauses[at + 1];
  const own = { start: after.start, end: Math.min(after.end, clause.end) };
  const bracket = remark?.opening === '(' && remark.start < after.end + OPENING.length ? remark : undefined;
  const { per, rest } = unitOf(prompt, own);
  const text = prompt.fold(rest);
  const less = prompt.language.changes.less.atStart(text);
  if (less !== undefined || lists.isA.atStart(text) !== undefined || lists.negation.isIn(text)) return null;
  const buys = lists.priceBuys.atStart(text);
  const named = nameIn(prompt, { start: rest.start + (buys?.end ?? 0), end: rest.end }, []);
  if (named === null || named.times.length > 0) return null;
  return {
    fact: {
      type: 'item',
      name: named.text,
      price: { ...money.money, ...(per === undefined ? {} : { per }) },
      ...(bracket === undefined ? {} : { description: bracketed(prompt, bracket) }),
    },
    range: { start: money.start, end: bracket?.end ?? own.end },
    covers: [money, own, ...(bracket === undefined ? [] : [bracket])],
  };
}

/** "a month" of "£3 a month feeds a puppy"; "a bundle" of "£5 a bundle" is what is sold. */
function unitOf(prompt: PromptText, range: Range): { per?: string; rest: Range } {
  const trimmed = trimRange(prompt.text, range);
  const text = prompt.folded.slice(trimmed.start, trimmed.end);
  const per = prompt.language.lists.per.atStart(text);
  const unit = per?.start === 0 ? /^\s*(\p{L}+)\s+\S+\s+\S/u.exec(text.slice(per.end)) : null;
  if (per === undefined || unit === null) return { rest: trimmed };
  const start = trimmed.start + per.end + unit[0].indexOf(unit[1]!);
  const end = start + unit[1]!.length;
  return { per: prompt.words({ start, end }), rest: { start: end, end: trimmed.end } };
}

/** "Donation section: £5 buys …" names a part of the page, not a group of prices. */
const isPart = (prompt: PromptText, title: Clause): boolean =>
  prompt.language.lists.part.isIn(prompt.fold(title));

const titleOf = (prompt: PromptText, title: Clause): string =>
  prompt
    .words(title)
    .replace(/[:：]$/u, '')
    .trimEnd();
