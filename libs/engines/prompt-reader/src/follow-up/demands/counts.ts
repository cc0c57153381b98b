import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';

/** The word next to a number, where the site has another number with it: "25 persons", "no 4". */
export interface Counted {
  unit?: string;
  lead?: string;
}

/** Longer words before a number are what it is the price of. */
const MAX_LEAD = 3;
const MAX_WORD = 30;

/** The word next to a number, where the site has a number with it. */
export function countsOf(
  text: string,
  { start, end }: Range,
  site: string,
  { lists, clock }: Language,
): Counted | undefined {
  const unit = /^\s?([\p{L}]{2,})/u.exec(text.slice(end, end + MAX_WORD))?.[1];
  // bounded: MAX_WORD
  const lead = /([\p{L}]{2,})\.?\s?$/u.exec(text.slice(Math.max(0, start - MAX_WORD), start))?.[1];
  const isRange = unit !== undefined && lists.until.isWord(fold(unit));
  if (unit !== undefined && !isRange && saysNumber(site, { unit: fold(unit) })) return { unit: fold(unit) };
  // "no 4", but not "at 4"; "no" is a word of grammar, too.
  const isGrammar =
    lead !== undefined &&
    [lists.place, lists.isA, lists.until, clock.at].some((list) => list.isWord(fold(lead)));
  const isShort = lead !== undefined && lead.length <= MAX_LEAD && !isGrammar;
  return isShort && saysNumber(site, { lead: fold(lead) }) ? { lead: fold(lead) } : undefined;
}

/** Whether a text has a number, or this one, next to a word. */
export function saysNumber(text: string, { unit, lead }: Counted, number?: string): boolean {
  const said = fold(text);
  return [...said.matchAll(/\d+(?:[.,]\d+)?/gu)].some(({ 0: digits, index }) => {
    if (number !== undefined && digits !== number) return false;
    const [before, after] = [said.slice(0, index).trimEnd(), said.slice(index + digits.length).trimStart()];
    return unit === undefined ? isLastWord(before.replace(/\.$/u, ''), lead ?? '') : after.startsWith(unit);
  });
}

const isLastWord = (text: string, word: string): boolean =>
  text.endsWith(word) && !/\p{L}$/u.test(text.slice(0, -word.length));
