import type { Item } from '../model/brief.js';

/** Words before or after an amount that is only where prices begin. */
const STARTING = /\b(from|starting|ab|dès|desde|partir|up)\b|から|～|~|\+\s*$/iu;

/** What one piece of an item costs; null when the prompt told no price, or only where prices begin. */
export function fixedPriceOf({ price }: Item): { amount: number; currency: string | null } | null {
  if (price === null || STARTING.test(price.text)) return null;
  return { amount: price.amount, currency: price.currency };
}
