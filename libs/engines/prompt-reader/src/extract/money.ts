import type { Money } from '@capstan/site-document';
import type { PromptText } from '../clauses/prompt-text.js';
import type { Range } from '../text/range.js';

/** A price in a text. */
export interface FoundMoney extends Range {
  money: Money;
  /** Where the number itself is: for changes of prices. */
  number: Range;
}

/** The longest first. `$` alone is decided by the place. */
const SIGNS: readonly [string, string][] = [
  ['US$', 'USD'],
  ['AU$', 'AUD'],
  ['CA$', 'CAD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['MX$', 'MXN'],
  ['A$', 'AUD'],
  ['C$', 'CAD'],
  ['S$', 'SGD'],
  ['R$', 'BRL'],
  ['S/', 'PEN'],
  ['£', 'GBP'],
  ['€', 'EUR'],
  ['¥', 'JPY'],
  ['￥', 'JPY'],
  ['円', 'JPY'],
  ['₹', 'INR'],
  ['zł', 'PLN'],
  ['₺', 'TRY'],
  ['₱', 'PHP'],
  ['₦', 'NGN'],
  ['₩', 'KRW'],
  ['₪', 'ILS'],
  ['Fr.', 'CHF'],
  ['$', '$'],
];
/** Written like words: "Rs. 1,200", "RM25". */
const LETTERS: readonly [string, string][] = [
  ['Rs.', 'INR'],
  ['Rs', 'INR'],
  ['Rp.', 'IDR'],
  ['Rp', 'IDR'],
  ['RM', 'MYR'],
  ['KSh', 'KES'],
  ['Ksh', 'KES'],
];
/**
 * The currency of a symbol in a short text: "(all in £)". Signs of letters alone are no symbols: "Fr." may be Friday.
 * @param dollar the currency of `$` alone
 */
export function currencySymbol(text: string, dollar: string): string | undefined {
  const currency = SIGNS.find(([sign]) => /\p{Sc}/u.test(sign) && text.includes(sign))?.[1];
  return currency === '$' ? dollar : currency;
}

const CODES = [
  'EUR',
  'GBP',
  'USD',
  'CHF',
  'JPY',
  'CAD',
  'AUD',
  'NZD',
  'SGD',
  'BRL',
  'MXN',
  'PLN',
  'SEK',
  'NOK',
  'DKK',
  'INR',
  'ARS',
  'CLP',
  'COP',
  'PEN',
  'ZAR',
  'AED',
];
const NUMBER = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,9}(?:[.,]\d{1,2})?(?!\d)(?:,-|,–)?`;
const ANY_SIGN = [
  ...SIGNS.map(([sign]) => RegExp.escape(sign)),
  ...LETTERS.map(([sign]) => String.raw`(?<!\p{L})${RegExp.escape(sign)}(?!\p{L})`),
  ...CODES.map((code) => String.raw`\b${code}\b`),
].join('|');
/** In "box of 12 £30" the sign belongs to the number after it. */
const WITH_SIGN = new RegExp(
  String.raw`(?<before>${ANY_SIGN})[\s\u00a0]?(?<first>${NUMBER})|(?<![\d.,:])(?<second>${NUMBER})[\s\u00a0\u202f]?(?:k\s)?(?<after>${ANY_SIGN})(?!(?<=\s\D{1,3})\d)`,
  'gu',
);
const WITH_WORD = new RegExp(String.raw`(?<![\d.,:\p{L}])(?<number>${NUMBER})\s?$`, 'u');

const DOLLARS: readonly [RegExp, string][] = [
  [/(?<![\p{L}])(?:canada|montr[eé]al|toronto|vancouver|qu[eé]bec|ottawa|calgary)(?![\p{L}])/iu, 'CAD'],
  [/(?<![\p{L}])(?:australia|sydney|melbourne|brisbane|adelaide|perth)(?![\p{L}])/iu, 'AUD'],
];

/** The currency of `$` alone, by the places that a prompt names. */
export const dollarOf = ({ text }: PromptText): string =>
  DOLLARS.find(([place]) => place.test(text))?.[1] ?? 'USD';

/** The prices in a range: with a sign, a code or a word for the currency, on either side. */
export function findMoney(prompt: PromptText, range: Range, dollar: string): FoundMoney[] {
  const text = prompt.text.slice(range.start, range.end);
  const bySign = [...text.matchAll(WITH_SIGN)].flatMap((match) => {
    const number = match.groups?.['first'] ?? match.groups?.['second'] ?? '';
    const sign = match.groups?.['before'] ?? match.groups?.['after'] ?? '';
    const code = [...SIGNS, ...LETTERS].find(([each]) => each === sign)?.[1] ?? sign;
    const start = range.start + match.index;
    return moneyAt(
      number,
      code === '$' ? dollar : code,
      { start, end: start + match[0].length },
      prompt.text,
    );
  });
  const byWord = prompt.language.currencies.find(prompt.fold(range)).flatMap(({ start, end, key }) => {
    const before = text.slice(Math.max(0, start - 20), start);
    const match = WITH_WORD.exec(before);
    if (match === null) return [];
    const from = range.start + start - before.length + match.index;
    return moneyAt(match.groups?.['number'] ?? '', key, { start: from, end: range.start + end }, prompt.text);
  });
  return withoutOverlaps([...bySign, ...byWord].toSorted((a, b) => a.start - b.start));
}

function withoutOverlaps(found: FoundMoney[]): FoundMoney[] {
  const kept: FoundMoney[] = [];
  for (const each of found) if (each.start >= (kept.at(-1)?.end ?? 0)) kept.push(each);
  return kept;
}

function moneyAt(number: string, currency: string, range: Range, text: string): FoundMoney[] {
  const amount = amountOf(number);
  if (amount === null) return [];
  const at = text.indexOf(number, range.start);
  return [
    {
      ...range,
      money: { amount, currency },
      number: { start: at, end: at + number.length },
    },
  ];
}

/** `1.234,50`, `1,234.50`, `1 234` and `12,5` as numbers: the last separator with one or two digits is the decimal one. */
export function amountOf(text: string): number | null {
  const plain = text.replaceAll(/[\s'’\u00a0\u202f]|,[-–]$/gu, '');
  const decimal = /[.,](\d{1,2})$/.exec(plain);
  const whole = (decimal === null ? plain : plain.slice(0, decimal.index)).replaceAll(/[.,]/g, '');
  const amount = Number(decimal === null ? whole : `${whole}.${decimal[1]}`);
  return Number.isFinite(amount) && whole !== '' ? amount : null;
}
