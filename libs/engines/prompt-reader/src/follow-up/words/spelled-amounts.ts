import type { Rewriting } from '../../clauses/rewritten-text.js';
import type { Language } from '../../packs/language.js';
import type { Match } from '../../text/word-list.js';

const MIN_ALONE = 13;
const MIN_CENTS = 10;
const MAX_CENTS = 99;
const HUNDRED = 100;

interface Spelled {
  start: number;
  end: number;
  value: number;
}

/**
 * Prices in words as digits: "a fiver", "twelve quid", "four fifty"; a number alone only where nothing follows that it
 * could count.
 * @param currency of banknotes
 */
export function spelledAmounts(folded: string, language: Language, currency: string): Rewriting[] {
  const notes = language.everyday.notes.find(folded).map(({ start, end, key }): Rewriting => ({
    start,
    end,
    text: priceText(Number(key), currency, language),
  }));
  const numbers = joined(language.everyday.numbers.find(folded), folded, language);
  const spelled = numbers.flatMap((number, index): Rewriting[] => {
    const [before, next] = [numbers[index - 1], numbers[index + 1]];
    if (before !== undefined && isNext(before, number, folded)) return [];
    const cents =
      next !== undefined && isNext(number, next, folded) && isCents(next.value) ? next : undefined;
    if (cents !== undefined) {
      const text = (number.value + cents.value / 100).toFixed(2);
      return [{ start: number.start, end: cents.end, text: decimal(text, language) }];
    }
    const rest = folded.slice(number.end);
    const isPrice = language.currencies.find(rest)[0]?.start === rest.search(/\S/u);
    const isAlone = number.value >= MIN_ALONE && countsNothing(folded, number, language);
    return isPrice || isAlone ? [{ start: number.start, end: number.end, text: String(number.value) }] : [];
  });
  const isApart = ({ start, end }: Rewriting): boolean =>
    !notes.some((note) => note.start < end && start < note.end);
  return [...notes, ...spelled.filter(isApart)].toSorted((a, b) => a.start - b.start);
}

/** "a hundred and ten" and "千五百" are one number each. */
function joined(
  found: readonly (Match & { key: string })[],
  folded: string,
  { grammar, lists }: Language,
): Spelled[] {
  const numbers: Spelled[] = [];
  for (const { start, end, key } of found) {
    const last = numbers.at(-1);
    const gap = last === undefined ? '' : folded.slice(last.end, start);
    const isMore = grammar.isSpaced ? /^[\s-]$/u.test(gap) || lists.and.isWord(gap.trim()) : gap === '';
    if (last !== undefined && isMore && last.value % HUNDRED === 0 && last.value > Number(key)) {
      last.end = end;
      last.value += Number(key);
    } else numbers.push({ start, end, value: Number(key) });
  }
  // A part of a longer word: "一番".
  return grammar.isSpaced
    ? numbers
    : numbers.filter((number) => !/\p{Script=Han}$/u.test(folded.slice(0, number.start)));
}

const isNext = (a: Spelled, b: Spelled, folded: string): boolean =>
  /^[\s-]$/u.test(folded.slice(a.end, b.start));

const isCents = (value: number): boolean => value >= MIN_CENTS && value <= MAX_CENTS;

/** "thirty now", "thirty each", at the end; but not "thirty places". */
function countsNothing(folded: string, { start, end }: Spelled, language: Language): boolean {
  const { changes, rules, lists, grammar } = language;
  if (!grammar.isSpaced || folded.slice(0, start).endsWith('-')) return false;
  const rest = folded.slice(end);
  if (/^\s*(?:[.,;!?)]|$)/u.test(rest)) return true;
  return [changes.set, changes.instead, rules.since, lists.and, lists.aside].some(
    (list) => list.atStart(rest) !== undefined,
  );
}

const decimal = (text: string, { grammar }: Language): string =>
  /,/u.test(new Intl.NumberFormat(grammar.locale).format(0.5)) ? text.replace('.', ',') : text;

/** "£5", "5 €". */
const priceText = (amount: number, currency: string, { grammar }: Language): string =>
  new Intl.NumberFormat(grammar.locale, { style: 'currency', currency, maximumFractionDigits: 0 })
    .format(amount)
    .replaceAll(/\s/gu, ' ');
