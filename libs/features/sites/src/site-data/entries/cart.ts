import type { FieldSpec } from '@capstan/site-document';
import { Refusal } from '../refusal.js';

const MAX_QUANTITY = 1000;

/** A line of a cart. Prices come from the site, never from the visitor. */
export interface CartLine {
  value: string;
  quantity: number;
  /** Unit price, if the schema has one. */
  price?: number;
}

type PricedOption = { value: string; price?: number };

/**
 * Parses a cart: `[{ "value", "quantity" }]`, also as JSON text (a form's hidden field), or names of items,
 * one piece each. Only items of the schema are accepted.
 */
export function readCart(field: FieldSpec, given: unknown): CartLine[] {
  const options = new Map<string, PricedOption>(
    (field.options ?? []).map((option) => [option.value, option]),
  );
  const lines = new Map<string, CartLine>();
  for (const { value, quantity } of linesOf(field, given)) {
    const option = options.get(value);
    if (!option) throw new Refusal('not_offered', field.name);
    const sum = (lines.get(value)?.quantity ?? 0) + quantity;
    if (!Number.isInteger(quantity) || quantity < 0 || sum > MAX_QUANTITY)
      throw new Refusal('invalid', field.name);
    const { price } = option;
    if (sum > 0) lines.set(value, { value, quantity: sum, ...(price === undefined ? {} : { price }) });
  }
  return [...lines.values()];
}

/** Total of a cart; null if one of its prices is unknown. */
export function totalOf(lines: readonly CartLine[]): number | null {
  if (lines.length === 0 || lines.some(({ price }) => price === undefined)) return null;
  const cents = lines.reduce((sum, { price = 0, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  return cents / 100;
}

function linesOf(field: FieldSpec, given: unknown): { value: string; quantity: number }[] {
  const list = typeof given === 'string' ? fromText(given) : given;
  if (!Array.isArray(list) || list.length > MAX_QUANTITY) throw new Refusal('invalid', field.name);
  return list.map((line: unknown) => {
    if (typeof line === 'string') return { value: line, quantity: 1 };
    const { value, quantity } = (line ?? {}) as { value?: unknown; quantity?: unknown };
    if (typeof value !== 'string' || typeof quantity !== 'number') throw new Refusal('invalid', field.name);
    return { value, quantity };
  });
}

/** JSON, or the name of one item. */
function fromText(text: string): unknown {
  if (!text.trimStart().startsWith('[')) return [text];
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
