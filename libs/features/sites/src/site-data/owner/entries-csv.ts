import { Readable, pipeline } from 'node:stream';
import { stringify } from 'csv-stringify';
import { type CartLine, totalOf } from '../entries/cart.js';
import type { EntryData } from '../entries/read-entry.js';
import type { FieldValue } from '../entries/read-value.js';
import type { SiteEntry } from '../entries/site-entry.js';
import type { OwnedCollection } from './owner-data.js';
import type { OwnedEntries } from './owned-entries.js';

const ROWS_A_READ = 500;

interface Column {
  header: string;
  cell(entry: SiteEntry): string | number;
}

/**
 * Streams all entries of a collection as CSV, oldest first. They are read in batches with separate
 * statements: a slow reader keeps no transaction open. Text that a spreadsheet could read as a formula is
 * prefixed with a quote.
 */
export async function entriesCsv(owned: OwnedEntries, collection: OwnedCollection): Promise<Readable> {
  const { siteId, name } = collection;
  const columns = columnsOf(collection, await owned.fieldNames(siteId, name));
  const csv = stringify({ bom: true, escape_formulas: true, record_delimiter: 'windows' });
  const source = Readable.from(rowsOf(owned, collection, columns));
  // An error of the source also ends the CSV with an error, which its reader handles.
  pipeline(source, csv, () => undefined);
  return csv;
}

async function* rowsOf(
  owned: OwnedEntries,
  { siteId, name }: OwnedCollection,
  columns: readonly Column[],
): AsyncGenerator<(string | number)[]> {
  yield columns.map(({ header }) => header);
  let afterNumber = 0;
  for (;;) {
    const entries = await owned.following(siteId, name, { afterNumber, limit: ROWS_A_READ });
    for (const entry of entries) yield columns.map((column) => column.cell(entry));
    const last = entries.at(-1);
    if (!last || entries.length < ROWS_A_READ) return;
    afterNumber = last.number;
  }
}

/** Fields of the site in its order, then those that only older entries have. */
function columnsOf({ spec }: OwnedCollection, present: readonly string[]): Column[] {
  const fields = spec?.fields ?? [];
  const vanished = present.filter((name) => !fields.some((field) => field.name === name));
  return [
    { header: 'id', cell: ({ id }) => id },
    { header: 'created_at', cell: ({ createdAt }) => createdAt.toISOString() },
    ...fields.flatMap(({ name, label, type, options }): Column[] => {
      const column = fieldColumn(name, label);
      const isPriced = options?.some((option) => 'price' in option) ?? false;
      return type === 'items' && isPriced ? [column, totalColumn(name, label)] : [column];
    }),
    ...vanished.map((name) => fieldColumn(name, name)),
    ...(spec?.hasReferrals
      ? [
          { header: 'code', cell: ({ code }: SiteEntry) => code ?? '' },
          { header: 'referred_by', cell: ({ referredBy }: SiteEntry) => referredBy ?? '' },
        ]
      : []),
    { header: 'status', cell: ({ status }) => status },
    { header: 'note', cell: ({ note }) => note },
  ];
}

const fieldColumn = (name: string, header: string): Column => ({
  header,
  cell: ({ data }) => textOf(own(data, name)),
});

const totalColumn = (name: string, label: string): Column => ({
  header: `${label} (total)`,
  cell: ({ data }) => totalText(own(data, name)),
});

/** A field may have the name of an inherited property, such as `constructor`. */
const own = (data: EntryData, name: string): FieldValue | undefined =>
  Object.hasOwn(data, name) ? data[name] : undefined;

/** An entry that is older than the type of its field may have any value. */
function totalText(value: FieldValue | undefined): string | number {
  return isCart(value) ? (totalOf(value) ?? '') : '';
}

const isCart = (value: FieldValue | undefined): value is CartLine[] =>
  Array.isArray(value) && value.every((line) => typeof line !== 'string');

function textOf(value: FieldValue | undefined): string | number {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value)) return value;
  return value.map((one) => (typeof one === 'string' ? one : `${one.quantity} × ${one.value}`)).join('; ');
}
