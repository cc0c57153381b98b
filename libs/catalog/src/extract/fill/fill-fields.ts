import { type TextPlace, coerce } from '../coercion/coerce.js';
import type { Fact, PageFacts, StatedThing } from '../page/page-facts.js';
import type { Field, ListField, ObjectField, ScalarField } from '../schema/field.js';
import { keyOf, keysOfList, wordsOf } from '../schema/field-key.js';
import { fillFromThing, partsOf } from './fill-from-thing.js';
import { type Filled, NOT_STATED, filled, filledList, filledObject } from './filled.js';
import { hasUnit } from '../schema/units.js';
import { rowsFor } from './fill-from-tables.js';

/** Labels may say more than the field: `Price per month` for `price`. */
const MAX_FURTHER_WORDS = 2;

/** Fields whose words are part of too many labels. */
const GENERIC: ReadonlySet<string> = new Set([
  'name',
  'url',
  'type',
  'id',
  'number',
  'value',
  'date published',
  'text',
  'image',
]);

/** Fills the fields of a schema from what a page states. */
export function fillFields(schema: ObjectField, page: PageFacts, url: string): Filled {
  const place: TextPlace = { url, language: page.language, isPlain: false };
  const things = byRelevance(schema, page.things, place);
  return filledObject(schema.fields.map((field) => [field.name, fillField(field, page, things, place)]));
}

function fillField(field: Field, page: PageFacts, things: readonly StatedThing[], place: TextPlace): Filled {
  for (const thing of things) {
    const found = fillFromThing(field, thing, place);
    if (found.value !== null) return found;
  }
  switch (field.type) {
    case 'object':
      return NOT_STATED;
    case 'array':
      return fillList(field, page, place);
    default:
      return fillScalar(field, page, place);
  }
}

/** Things that state more of the fields first. Those with only one of several fields describe other things. */
function byRelevance(schema: ObjectField, things: readonly StatedThing[], place: TextPlace): StatedThing[] {
  const counted = things.map((thing) => ({
    thing,
    found: schema.fields.filter((field) => fillFromThing(field, thing, place).value !== null).length,
  }));
  const most = Math.max(0, ...counted.map(({ found }) => found));
  return counted
    .filter(({ found }) => found > 0 && (found * 2 > most || most === 1))
    .toSorted((a, b) => b.found - a.found)
    .map(({ thing }) => thing);
}

function fillScalar(field: ScalarField, page: PageFacts, place: TextPlace): Filled {
  const key = keyOf(field.name);
  const exact = page.facts.filter(({ label }) => keyOf(label) === key);
  const further = GENERIC.has(key) ? [] : page.facts.filter(({ label }) => isAbout(label, field.name));
  for (const fact of [...exact, ...further, ...factsWithUnit(field, page)]) {
    const value = coerce(fact.text, field, placeOf(fact, place));
    if (value !== null) return filled(value, fact.kind, fact.quote);
  }
  if (key === 'name') return heading(field, page, place);
  const section = page.sections.find(({ heading: text, text: below }) => keyOf(text) === key && below !== '');
  const value = section && coerce(section.text, field, place);
  return section && value !== undefined && value !== null
    ? filled(value, 'heading', section.text)
    : NOT_STATED;
}

/** The unit of `weight_kg` is in the value where the label is `Weight` alone. */
function factsWithUnit({ name, unit }: ScalarField, page: PageFacts): Fact[] {
  if (unit === null) return [];
  const key = keyOf(wordsOf(name).slice(0, -1).join(' '));
  return page.facts.filter(({ label, text }) => keyOf(label) === key && hasUnit(text));
}

function heading(field: ScalarField, page: PageFacts, place: TextPlace): Filled {
  const [first] = page.sections;
  const value = first && coerce(first.heading, field, place);
  return first && value !== undefined && value !== null
    ? filled(value, 'heading', first.heading)
    : NOT_STATED;
}

const placeOf = ({ kind }: Fact, place: TextPlace): TextPlace => ({ ...place, isPlain: kind === 'meta' });

/** Whether a label has all words of a field and few others. */
function isAbout(label: string, name: string): boolean {
  const words = wordsOf(label);
  const wanted = wordsOf(name);
  return (
    words.length > wanted.length &&
    words.length <= wanted.length + MAX_FURTHER_WORDS &&
    wanted.every((word) => words.includes(word))
  );
}

function fillList(field: ListField, page: PageFacts, place: TextPlace): Filled {
  const { items } = field;
  if (items.type === 'object') {
    const rows = rowsFor(items, page.tables, place);
    const described = itemsAmong(items, page.things, place);
    return rows.length > described.length ? filledList(rows) : filledList(described);
  }
  if (items.type === 'array') return NOT_STATED;
  return fillScalarList(field.name, items, page, place);
}

/** Things of the page, or parts of them, that state at least two of the fields, or all of fewer. */
function itemsAmong(items: ObjectField, things: readonly StatedThing[], place: TextPlace): Filled[] {
  const needed = Math.min(2, items.fields.length);
  const all = things.flatMap(({ thing, kind }) => [
    { thing, kind },
    ...partsOf(thing).map((part) => ({ thing: part, kind })),
  ]);
  return all.flatMap((thing) => {
    const parts = items.fields.map((part) => [part.name, fillFromThing(part, thing, place)] as const);
    return parts.filter(([, { value }]) => value !== null).length >= needed ? [filledObject(parts)] : [];
  });
}

function fillScalarList(name: string, items: ScalarField, page: PageFacts, place: TextPlace): Filled {
  const keys = keysOfList(name);
  const isNamed = (text: string): boolean =>
    keys.includes(keyOf(text)) || keysOfList(text).some((key) => keys.includes(key));
  const section = page.sections.find((one) => one.entries.length > 0 && isNamed(one.heading));
  const texts = section
    ? section.entries.map((text) => ({ text, kind: 'list' as const, quote: text }))
    : page.facts.filter(({ label }) => isNamed(label)).flatMap(partsOfFact);
  const parts = texts.flatMap(({ text, kind, quote }) => {
    const value = coerce(text, items, place);
    return value === null ? [] : [filled(value, kind, quote)];
  });
  return filledList(parts);
}

/** `Colors: red, green` states two values. */
const partsOfFact = ({ text, kind, quote }: Fact): Pick<Fact, 'text' | 'kind' | 'quote'>[] =>
  text.split(/[,;]\s/).map((part) => ({ text: part, kind, quote }));
