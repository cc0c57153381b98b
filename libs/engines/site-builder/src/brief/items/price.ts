import type { Price } from '../../model/brief.js';

/** A price and where it stands in the text. */
export interface PriceFound {
  price: Price;
  start: number;
  end: number;
}

const CURRENCIES: [RegExp, string][] = [
  [/^(?:r\$|brl|reais|real)$/i, 'BRL'],
  [/^(?:€|eur|euros?)$/i, 'EUR'],
  [/^(?:\$|us\$|usd|dollars?|dólares|dolares)$/i, 'USD'],
  [/^(?:£|gbp|pounds?|quid)$/i, 'GBP'],
  [/^(?:¥|￥|円|yen|jpy)$/i, 'JPY'],
  [/^(?:chf|fr\.|franken|francs?)$/i, 'CHF'],
  [/^(?:mxn|pesos?)$/i, 'MXN'],
  [/^(?:kr|sek)$/i, 'SEK'],
  [/^(?:zł|pln)$/i, 'PLN'],
];
const BEFORE = String.raw`(?:R\$|US\$|[€$£¥￥]|(?:CHF|EUR|USD|GBP)(?=\s?\d))`;
const AFTER = String.raw`(?:€|\$|£|¥|円|(?:euros?|eur|chf|franken|francs?|usd|gbp|dollars?|dólares|pounds?|quid|reais|yen|pesos?|kr|zł)(?![\p{L}]))`;
const NUMBER = String.raw`\d{1,7}(?:[.,'’]\d{1,3}){0,2}(?:,-)?`;
const FROM = String.raw`(?:(?:from|starting at|ab|à partir de|dès|desde|a partir de|von)\s)?`;
const PER = String.raw`(?:\s?(?:\/|per|pro|par|por|al|ao|à|im|an|a|je|each|each way)\s?(?:h|hr|hour|stunde|heure|hora|night|nacht|nuit|noche|noite|person|persona|pessoa|personne|pp|month|monat|mois|mes|mês|week|woche|semaine|semana|day|tag|jour|día|dia|kg|g|l|slice|piece|stück|pièce|unidad|unidade|session|class|lesson|year|jahr|an|año|ano|box|loaf|bottle|dozen|half day)(?![\p{L}])|\s?(?:pp|p\.p\.|each)(?![\p{L}]))?`;
const PRICE = new RegExp(`(${FROM})(?:(${BEFORE})\\s?(${NUMBER})|(${NUMBER})\\s?(${AFTER}))${PER}`, 'giu');

function currencyOf(sign: string): string | null {
  return CURRENCIES.find(([pattern]) => pattern.test(sign))?.[1] ?? null;
}

/** Value of `1.200,50`, `1,200.50`, `4,5` or `35`: the last sign is decimal unless three digits follow it. */
export function amountOf(digits: string): number {
  const plain = digits.replaceAll(/['’]|,-$/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last === -1) return Number(plain);
  const decimals = plain.length - last - 1;
  if (decimals === 3) return Number(plain.replaceAll(/[.,]/g, ''));
  return Number(`${plain.slice(0, last).replaceAll(/[.,]/g, '')}.${plain.slice(last + 1)}`);
}

/** All prices with a currency, in the order of the text. */
export function pricesIn(text: string): PriceFound[] {
  return Array.from(text.matchAll(PRICE), (match) => {
    const digits = match[3] ?? match[4] ?? '0';
    const shown = match[0].trim().replace(/(?<=\d)[.,]$/, '');
    return {
      price: { amount: amountOf(digits), currency: currencyOf(match[2] ?? match[5] ?? ''), text: shown },
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

/** The price that a short text such as `€4.50` or `30 Euro` gives; null when it gives none. */
export function readPrice(text: string): Price | null {
  return pricesIn(text)[0]?.price ?? null;
}
