import { type TextPlace, coerce } from '../coercion/coerce.js';
import type { DataTable } from '../page/page-facts.js';
import type { ObjectField } from '../schema/field.js';
import { keyOf, wordsOf } from '../schema/field-key.js';
import { type Filled, NOT_STATED, filled, filledObject } from './filled.js';

/** Returns the rows of the table whose headers name the most fields: at least two of them, or all of fewer. */
export function rowsFor(items: ObjectField, tables: readonly DataTable[], place: TextPlace): Filled[] {
  const needed = Math.min(2, items.fields.length);
  const [best] = tables
    .map((table) => ({ table, columns: columnsFor(items, table) }))
    .filter(({ columns }) => columns.filter((column) => column >= 0).length >= needed)
    .toSorted((a, b) => countOf(b.columns) - countOf(a.columns));
  if (!best) return [];
  const { table, columns } = best;
  const rows = table.rows.map((row) =>
    filledObject(items.fields.map((field, at) => [field.name, cellOf(row, at, field)])),
  );
  return rows.filter(({ value }) => value !== null);

  function cellOf(row: readonly string[], at: number, field: ObjectField['fields'][number]): Filled {
    const column = columns[at] ?? -1;
    const text = row[column];
    if (text === undefined || field.type === 'object' || field.type === 'array') return NOT_STATED;
    const value = coerce(text, field, place);
    return value === null ? NOT_STATED : filled(value, 'table', `${table.headers[column]}: ${text}`);
  }
}

const countOf = (columns: readonly number[]): number => columns.filter((column) => column >= 0).length;

/** The column of each field: of the same name, or with its words in the header; -1 without one. */
function columnsFor(items: ObjectField, { headers }: DataTable): number[] {
  const keys = headers.map(keyOf);
  const words = headers.map(wordsOf);
  return items.fields.map(({ name }) => {
    const exact = keys.indexOf(keyOf(name));
    if (exact >= 0) return exact;
    const wanted = wordsOf(name);
    return words.findIndex((known) => wanted.every((word) => known.includes(word)));
  });
}
