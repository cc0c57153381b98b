import { amountOf, readPrice } from '../../brief/items/price.js';
import type { Price } from '../../model/brief.js';

/** A price in the words of an instruction, also one without a currency; null when there is no number in it. */
export function readPriceText(text: string): Price | null {
  const price = readPrice(text);
  if (price) return price;
  const digits = /\d{1,7}(?:[.,]\d{1,3}){0,2}/.exec(text)?.[0];
  return digits === undefined ? null : { amount: amountOf(digits), currency: null, text: text.trim() };
}
