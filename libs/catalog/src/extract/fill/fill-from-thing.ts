import { type TextPlace, coerce } from '../coercion/coerce.js';
import type { StatedThing, Thing, ThingValue } from '../page/page-facts.js';
import type { Field, ScalarField } from '../schema/field.js';
import { keyOf, keysOfList } from '../schema/field-key.js';
import { type Filled, NOT_STATED, filled, filledList, filledObject } from './filled.js';

const MAX_DEPTH = 3;
const MAX_ITEMS = 200;

/** Properties of parts that do not describe the whole: the name of an author is not that of the article. */
const OF_PARTS: ReadonlySet<string> = new Set([
  'name',
  'url',
  'image',
  'description',
  'id',
  'type',
  'email',
  'telephone',
]);

/** Fills a field from the properties of a thing, or of its parts. */
export function fillFromThing(field: Field, { thing, kind }: StatedThing, place: TextPlace): Filled {
  const keys = field.type === 'array' ? keysOfList(field.name) : [keyOf(field.name)];
  for (const { name, values, depth } of propertiesOf(thing, 0).toSorted((a, b) => a.depth - b.depth)) {
    const key = keyOf(name);
    if (!keys.includes(key) || (depth > 0 && OF_PARTS.has(key))) continue;
    const found = fillFromValues(field, name, values, kind, place);
    if (found.value !== null) return found;
  }
  return NOT_STATED;
}

/** Things in lists of a thing: `itemListElement`, `@graph` and so on. */
export function partsOf(thing: Thing): Thing[] {
  return Object.values(thing)
    .flat()
    .filter((value) => typeof value === 'object');
}

function fillFromValues(
  field: Field,
  name: string,
  values: readonly ThingValue[],
  kind: StatedThing['kind'],
  place: TextPlace,
): Filled {
  switch (field.type) {
    case 'array': {
      const parts = values
        .slice(0, MAX_ITEMS)
        .map((value) => fillFromValues(field.items, name, [value], kind, place));
      return filledList(parts.filter(({ value }) => value !== null));
    }
    case 'object': {
      const thing = values.find((value) => typeof value === 'object');
      if (!thing) return NOT_STATED;
      return filledObject(
        field.fields.map((part) => [part.name, fillFromThing(part, { thing, kind }, place)]),
      );
    }
    default: {
      const [value] = values;
      const text = value === undefined ? null : textOf(value);
      return text === null ? NOT_STATED : scalarOf(field, name, text, kind, place);
    }
  }
}

function scalarOf(
  field: ScalarField,
  name: string,
  text: string,
  kind: StatedThing['kind'],
  place: TextPlace,
): Filled {
  // Prices in microdata are often written for readers: `1.299,00 €`.
  const isPlain = kind === 'json_ld' || /^-?\d+(?:\.\d+)?$/.test(text.trim());
  const value = coerce(text, field, { ...place, isPlain });
  return value === null
    ? NOT_STATED
    : filled(value, kind, kind === 'json_ld' ? `"${name}": ${JSON.stringify(text)}` : text);
}

/** The text of a value; that of a thing is its name, or its address. */
function textOf(value: ThingValue): string | null {
  if (typeof value !== 'object') return String(value);
  const name = (value.name ?? value.url ?? value.contentUrl ?? value['@id'])?.[0];
  return name === undefined || typeof name === 'object' ? null : String(name);
}

/** The properties of a thing and of its parts. */
function propertiesOf(thing: Thing, depth: number): { name: string; values: ThingValue[]; depth: number }[] {
  const own = Object.entries(thing).map(([name, values]) => ({ name, values, depth }));
  if (depth === MAX_DEPTH) return own;
  // No part of a list describes the whole.
  const single = Object.values(thing).flatMap((values) => (values.length === 1 ? values : []));
  const parts = single.filter((value) => typeof value === 'object');
  return [...own, ...parts.flatMap((part) => propertiesOf(part, depth + 1))];
}
