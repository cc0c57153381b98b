import type { Scalar } from '../coercion/coerce.js';
import type { SourceKind } from '../page/page-facts.js';

/** A value by a schema; null where the page does not state it. */
export type Value = Scalar | null | Value[] | { [name: string]: Value };

/** Where a value was found. */
export interface Place {
  /** Names and indexes from the outermost object: `offers.0.price`. */
  path: string;
  source: SourceKind;
  quote: string;
}

/** A value with the places of its parts. */
export interface Filled {
  value: Value;
  places: Place[];
}

export const NOT_STATED: Filled = { value: null, places: [] };

const MAX_QUOTE_CHARS = 500;

export const filled = (value: Scalar, source: SourceKind, quote: string): Filled => ({
  value,
  places: [{ path: '', source, quote: quote.replace(/\s+/g, ' ').trim().slice(0, MAX_QUOTE_CHARS) }],
});

/** The places of a part, as those of the whole. */
export const placesWithin = (name: string | number, places: readonly Place[]): Place[] =>
  places.map((place) => ({ ...place, path: place.path === '' ? String(name) : `${name}.${place.path}` }));

/** Joins the values of a list. */
export const filledList = (parts: readonly Filled[]): Filled =>
  parts.length === 0
    ? NOT_STATED
    : {
        value: parts.map(({ value }) => value),
        places: parts.flatMap(({ places }, at) => placesWithin(at, places)),
      };

/** Joins the values of an object; null if it has none. */
export function filledObject(parts: readonly (readonly [name: string, part: Filled])[]): Filled {
  if (parts.every(([, { value }]) => value === null)) return NOT_STATED;
  return {
    // By definition, not by assignment: a field may be named __proto__.
    value: Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
    places: parts.flatMap(([name, { places }]) => placesWithin(name, places)),
  };
}
