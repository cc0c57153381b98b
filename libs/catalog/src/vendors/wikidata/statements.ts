import type { WikidataItem, WikidataStatement, WikidataValue } from './wikidata-item.js';

const POINT_IN_TIME = 'P585';
const START_TIME = 'P580';
const END_TIME = 'P582';

/** Current statements: the preferred ones, else all that have not ended; the latest dated first. */
export function currentStatements(item: WikidataItem, property: string): WikidataStatement[] {
  const lasting = (item.statements.get(property) ?? []).filter(({ qualifiers }) => !qualifiers.has(END_TIME));
  const preferred = lasting.filter(({ isPreferred }) => isPreferred);
  return (preferred.length > 0 ? preferred : lasting).toSorted((one, other) =>
    dateOf(other).localeCompare(dateOf(one), 'en'),
  );
}

/** Texts of current statements: strings, URLs, identifiers. */
export function currentTexts(item: WikidataItem, property: string): string[] {
  return currentStatements(item, property).flatMap(({ value }) =>
    value.kind === 'text' ? [value.text] : [],
  );
}

/** Ids of the items in current statements. */
export function currentItemIds(item: WikidataItem, property: string): string[] {
  return currentStatements(item, property).flatMap(({ value }) => (value.kind === 'item' ? [value.id] : []));
}

/** The latest whole number, e.g. of employees. */
export function currentCount(item: WikidataItem, property: string): number | null {
  const [value] = currentStatements(item, property).map((statement) => statement.value);
  return value?.kind === 'quantity' && Number.isSafeInteger(value.amount) && value.amount >= 0
    ? value.amount
    : null;
}

/** The year of a date that is exact to the year at least; null before the common era. */
export function currentYear(item: WikidataItem, property: string): number | null {
  const [value] = currentStatements(item, property).map((statement) => statement.value);
  return value ? yearOf(value) : null;
}

/** The year of a time that is exact to the year at least. */
export function yearOf(value: WikidataValue): number | null {
  if (value.kind !== 'time' || value.precision < 9) return null;
  const year = Number(/^\+(\d{1,4})-/.exec(value.time)?.[1]);
  return year > 0 ? year : null;
}

/** The URL of a file on Wikimedia Commons, e.g. of a logo (P154) or picture (P18). */
export function commonsFileUrl(name: string): string {
  return `https://commons.wikimedia.org/wiki/Special:FilePath/${encodeURIComponent(name.replaceAll(' ', '_'))}`;
}

function dateOf({ qualifiers }: WikidataStatement): string {
  const dates = [...(qualifiers.get(POINT_IN_TIME) ?? []), ...(qualifiers.get(START_TIME) ?? [])];
  const [date] = dates.flatMap((value) => (value.kind === 'time' ? [value.time] : []));
  return date ?? '';
}
