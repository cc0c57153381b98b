import { type Scalar, type TextPlace, coerce } from '../coercion/coerce.js';
import { type Filled, NOT_STATED, filled, filledList, filledObject } from '../fill/filled.js';
import { statesYesNo } from './states-yes-no.js';
import type { Field, ObjectField, ScalarField } from '../schema/field.js';

/** A value as a model states it. */
export interface QuotedValue {
  path: string;
  value: string;
  quote: string;
}

const MAX_ITEMS = 200;
/** A shorter quotation is on nearly every page. */
const MIN_QUOTE_CHARS = 2;

/**
 * Fills fields with the values of a model, those alone whose quotation is on the page and states them. A choice may be said in
 * other words, so its quotation need only be there.
 */
export function quotedFields(
  schema: ObjectField,
  values: readonly QuotedValue[],
  text: string,
  place: TextPlace,
): Filled {
  const page = folded(text);
  const byPath = new Map(values.map((value) => [value.path, value]));
  return fill(schema, '');

  function fill(field: Field, path: string): Filled {
    switch (field.type) {
      case 'object':
        return filledObject(
          field.fields.map((part) => [
            part.name,
            fill(part, path === '' ? part.name : `${path}.${part.name}`),
          ]),
        );
      case 'array': {
        const indexes = Array.from({ length: MAX_ITEMS }, (_, at) => at).filter((at) =>
          isStated(`${path}.${at}`),
        );
        const items = indexes.map((at) => fill(field.items, `${path}.${at}`));
        return filledList(items.filter(({ value }) => value !== null));
      }
      default: {
        const stated = byPath.get(path);
        return stated ? scalarOf(field, stated, path) : NOT_STATED;
      }
    }
  }

  function isStated(path: string): boolean {
    return values.some((value) => value.path === path || value.path.startsWith(`${path}.`));
  }

  function scalarOf(field: ScalarField, { value: written, quote }: QuotedValue, path: string): Filled {
    const quoted = folded(quote);
    if (quoted.length < MIN_QUOTE_CHARS || !page.includes(quoted)) return NOT_STATED;
    // The model writes numbers for machines, the page for readers.
    const value = coerce(written, field, { ...place, isPlain: true });
    if (value === null) return NOT_STATED;
    const isStatedThere =
      typeof value === 'boolean'
        ? statesYesNo(quote, nameOf(path), value)
        : states(quote, value, field, place);
    return isStatedThere ? filled(value, 'text', quote) : NOT_STATED;
  }
}

/** The name of the field; for an entry of a list, the name of the list. */
const nameOf = (path: string): string => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;

function states(quote: string, value: Scalar, field: ScalarField, place: TextPlace): boolean {
  if (field.choices) return true;
  if (coerce(quote, field, place) === value) return true;
  if (typeof value === 'number') return numbersOf(quote).some((part) => coerce(part, field, place) === value);
  return field.format === null && folded(quote).includes(folded(String(value)));
}

/** Each number of a text, with the word that follows it. */
const numbersOf = (text: string): string[] =>
  text.match(/[-−]?\d[\d.,'’]{0,30}(?:\s{0,3}\p{L}{1,20})?/gu) ?? [];

const folded = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
