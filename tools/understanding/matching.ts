import type { LabeledFact } from './labels.js';

/** A text as the matching of the sets compares it. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‐-―−〜~～]/gu, '-')
    .replaceAll(/[‘’´`]/gu, "'")
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Whether a text is in another one, not within a longer number. */
export function contains(page: string, text: string): boolean {
  const wanted = comparable(text);
  if (wanted === '') return false;
  for (let at = page.indexOf(wanted); at !== -1; at = page.indexOf(wanted, at + 1)) {
    if (!continuesNumber(page, at, wanted)) return true;
  }
  const plain = page.replaceAll(
    /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu,
    '',
  );
  return plain !== page && contains(plain, wanted.replaceAll(' ', ''));
}

function continuesNumber(page: string, at: number, wanted: string): boolean {
  const before = page.slice(Math.max(0, at - 2), at);
  const after = page.slice(at + wanted.length, at + wanted.length + 2);
  if (/^\d/.test(wanted) && /\d$|\d[.,:]$/.test(before)) return true;
  return /\d$/.test(wanted) ? /^\d|^[.,:]\d/.test(after) : wanted.endsWith('時') && after.startsWith('半');
}

/** All writings of a fact that count. */
export function writingsOf(fact: LabeledFact): string[] {
  return [
    fact.text,
    ...(fact.said === undefined ? [] : [fact.said]),
    ...(fact.accepts ?? []),
    ...pricesOf(fact),
    ...datesOf(fact),
    ...timesOf(fact),
  ];
}

export function isThere(page: string, fact: LabeledFact): boolean {
  if (fact.type.startsWith('words of ')) return hasWords(page, fact.text);
  if (fact.type === 'phone') return phoneDigits(page).includes(fact.text.replaceAll(/\D/g, ''));
  if (fact.type === 'address') {
    const plain = (text: string): string => comparable(text).replaceAll(/[\s,]+/gu, ' ');
    return writingsOf(fact).some((text) => contains(plain(page), plain(text)));
  }
  return writingsOf(fact).some((text) => contains(page, text));
}

const MIN_WORDS = 0.75;

/** Most words of a text, in any order; of a script without spaces, pairs of characters. */
function hasWords(page: string, text: string): boolean {
  const words =
    comparable(text).match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}|[\p{L}\p{N}]{3,}/gu) ??
    [];
  return words.filter((word) => page.includes(word)).length >= words.length * MIN_WORDS;
}

/** The digits of a page with separators of phone numbers removed. */
const phoneDigits = (page: string): string => page.replaceAll(/[\s()./-]+/gu, '').replaceAll(/\D+/gu, ' ');

function pricesOf({ type, amount, currency }: LabeledFact): string[] {
  if (type !== 'price' || amount === undefined || currency === undefined) return [];
  return ['en', 'de', 'fr', 'ja', 'es', 'pt', 'it', 'de-CH'].flatMap((locale) =>
    ([true, false] as const).flatMap((grouping) =>
      (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
        [0, 2].map((digits) =>
          new Intl.NumberFormat(locale, {
            style: 'currency',
            currency,
            currencyDisplay,
            useGrouping: grouping,
            minimumFractionDigits: Number.isInteger(amount) ? digits : 2,
          }).format(amount),
        ),
      ),
    ),
  );
}

function datesOf({ type, day }: LabeledFact): string[] {
  if (type !== 'date' || day === undefined || day.startsWith('--')) return [];
  const moment = Date.parse(`${day}T00:00:00Z`);
  return ['en-GB', 'en-US', 'de', 'fr', 'es', 'pt', 'it', 'ja'].flatMap((locale) =>
    (['long', 'short'] as const).map((month) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }).format(
        moment,
      ),
    ),
  );
}

const timesOf = ({ type, at }: LabeledFact): string[] => (type === 'time' && at !== undefined ? [at] : []);
