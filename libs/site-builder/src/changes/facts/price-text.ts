import type { Price } from '../../model/brief.js';

const CURRENCIES: [RegExp, string][] = [
  [/€|\beuros?\b|\beur\b/i, 'EUR'],
  [/r\$|\breais\b|\breal\b|\bbrl\b/i, 'BRL'],
  [/£|\bpounds?\b|\bquid\b|\bgbp\b/i, 'GBP'],
  [/¥|円|\byen\b|\bjpy\b/i, 'JPY'],
  [/\bchf\b|\bfranken\b|\bfrancs\b/i, 'CHF'],
  [/\bmxn\b|\bpesos\b/i, 'MXN'],
  [/\$|\bdollars?\b|\bbucks\b|\busd\b/i, 'USD'],
];

/** A price in the words of an instruction; null when there is no number in it. */
export function readPriceText(text: string): Price | null {
  const number = /\d{1,9}(?:[.,\s']\d{3})*(?:[.,]\d{1,2})?/.exec(text)?.[0];
  if (number === undefined) return null;
  const amount = Number(
    number
      .replace(/[\s']/g, '')
      .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
      .replace(',', '.'),
  );
  const currency = CURRENCIES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { amount, currency, text: text.trim() };
}
