import { buffer, text } from 'node:stream/consumers';
import type { CollectionSpec, FieldSpec } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import type { EntryData } from '../entries/read-entry.js';
import type { SiteEntry } from '../entries/site-entry.js';
import { entriesCsv } from './entries-csv.js';
import type { OwnedEntries } from './owned-entries.js';

const CART: FieldSpec = {
  name: 'cart',
  label: 'Cart',
  type: 'items',
  isRequired: false,
  options: [
    { value: 'loaf', label: 'Loaf', price: 6.5 },
    { value: 'knot', label: 'Knot' },
  ],
};
const NAME: FieldSpec = { name: 'name', label: 'Name', type: 'text', isRequired: true };

/** Spreadsheets recognize UTF-8 by it. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

const entryOf = (data: EntryData, number: number, more: Partial<SiteEntry> = {}): SiteEntry => ({
  id: `id${number}`,
  number,
  data,
  code: null,
  referredBy: null,
  status: 'new',
  note: '',
  createdAt: new Date('2026-11-20T09:30:00Z'),
  updatedAt: new Date('2026-11-20T09:30:00Z'),
  ...more,
});

/** The CSV of some entries, without its byte order mark. */
async function csvOf(
  given: SiteEntry[],
  {
    fields = [NAME],
    spec = {},
    isCurrent = true,
  }: { fields?: FieldSpec[]; spec?: Partial<CollectionSpec>; isCurrent?: boolean } = {},
): Promise<{ lines: string[]; reads: number[] }> {
  const reads: number[] = [];
  const owned: Pick<OwnedEntries, 'fieldNames' | 'following'> = {
    fieldNames: async () => [...new Set(given.flatMap(({ data }) => Object.keys(data)))].toSorted(),
    following: async (_site, _collection, { afterNumber, limit }) => {
      reads.push(afterNumber);
      return given.filter(({ number }) => number > afterNumber).slice(0, limit);
    },
  };
  const collection = {
    siteId: 's',
    name: 'orders',
    spec: isCurrent ? { name: 'orders', title: 'Orders', access: 'submit' as const, fields, ...spec } : null,
    count: null,
  };
  const bytes = await buffer(await entriesCsv(owned as OwnedEntries, collection));
  expect(bytes.subarray(0, 3)).toEqual(BYTE_ORDER_MARK);
  const csv = bytes.subarray(3).toString();
  return {
    lines: csv.split('\r\n').slice(0, -1),
    reads,
  };
}

/** The cells of one entry between its time and its status. */
const cellsOf = async (data: EntryData, fields: FieldSpec[]): Promise<string | undefined> =>
  (await csvOf([entryOf(data, 1)], { fields })).lines[1]?.split(',').slice(2, -2).join(',');

describe('entriesCsv', () => {
  it('has a header row, and a row for each entry, oldest first', async () => {
    const { lines } = await csvOf([entryOf({ name: 'Ada' }, 1), entryOf({ name: 'Bo' }, 2)]);
    expect(lines).toEqual([
      'id,created_at,Name,status,note',
      'id1,2026-11-20T09:30:00.000Z,Ada,new,',
      'id2,2026-11-20T09:30:00.000Z,Bo,new,',
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])(
    'prefixes %j with a quote, which a spreadsheet would read as a formula',
    async (name) => {
      const cell = await cellsOf({ name }, [NAME]);
      expect(cell?.replace(/^"/, '').startsWith(`'${name[0]}`)).toBe(true);
    },
  );

  it('keeps numbers unchanged, including negative ones', async () => {
    expect(await cellsOf({ name: -5 }, [{ ...NAME, type: 'number' }])).toBe('-5');
  });

  it('writes lists and checkboxes as text', async () => {
    const fields: FieldSpec[] = [
      { ...NAME, name: 'a', type: 'choices', options: [] },
      { ...NAME, name: 'b', type: 'checkbox' },
      { ...NAME, name: 'c', type: 'checkbox' },
    ];
    expect(await cellsOf({ a: ['x', 'y'], b: true, c: false }, fields)).toBe('x; y,yes,no');
  });

  it('adds up a cart with the stored prices', async () => {
    const cart = [
      { value: 'loaf', quantity: 3, price: 6.1 },
      { value: 'roll', quantity: 1, price: 0.2 },
    ];
    expect(await cellsOf({ cart }, [CART])).toBe('3 × loaf; 1 × roll,18.5');
  });

  it('has no total for a cart with an unknown price, and no column without prices', async () => {
    const cart = [{ value: 'knot', quantity: 1 }];
    expect(await cellsOf({ cart }, [CART])).toBe('1 × knot,');
    const unpriced = { ...CART, options: [{ value: 'knot', label: 'Knot' }] };
    expect((await csvOf([entryOf({ cart }, 1)], { fields: [unpriced] })).lines[0]).toBe(
      'id,created_at,Cart,status,note',
    );
  });

  it.each<[string, EntryData[string], string]>([
    ['a text', 'two loaves', 'two loaves,'],
    ['a number', 7, '7,'],
    ['a checkbox', true, 'yes,'],
    ['choices', ['loaf'], 'loaf,'],
  ])('has no total for an entry whose field was %s', async (_, value, cells) => {
    expect(await cellsOf({ cart: value }, [CART])).toBe(cells);
  });

  it('does not read inherited object properties', async () => {
    const fields = [
      { ...CART, name: 'constructor' },
      { ...NAME, name: 'valueof' },
    ];
    expect(await cellsOf({}, fields)).toBe(',,');
  });

  it('adds fields that only older entries have after the fields of the site', async () => {
    const { lines } = await csvOf([entryOf({ gone: 'x', name: 'Ada' }, 1)]);
    expect(lines).toEqual(['id,created_at,Name,gone,status,note', 'id1,2026-11-20T09:30:00.000Z,Ada,x,new,']);
    const { lines: orphaned } = await csvOf([entryOf({ gone: 'x' }, 1)], { isCurrent: false });
    expect(orphaned[0]).toBe('id,created_at,gone,status,note');
  });

  it('includes referrals if there are any', async () => {
    const entries = [
      entryOf({ name: 'Ada' }, 1, { code: 'abc' }),
      entryOf({ name: 'Bo' }, 2, { referredBy: 'id1' }),
    ];
    const { lines } = await csvOf(entries, { spec: { hasReferrals: true } });
    expect(lines.map((line) => line.split(',').slice(2, -2).join(','))).toEqual([
      'Name,code,referred_by',
      'Ada,abc,',
      'Bo,,id1',
    ]);
  });

  it('reads 500 entries at a time, each once', async () => {
    const many = Array.from({ length: 1001 }, (_, n) => entryOf({ name: `n${n}` }, n + 1));
    const { lines, reads } = await csvOf(many);
    expect(lines).toHaveLength(1002);
    expect(new Set(lines).size).toBe(1002);
    expect(reads).toEqual([0, 500, 1000]);
  });

  it('ends with an error when entries cannot be read', async () => {
    const owned = {
      fieldNames: async () => [],
      following: async () => Promise.reject(new Error('the database is unavailable')),
    } as unknown as OwnedEntries;
    const csv = await entriesCsv(owned, { siteId: 's', name: 'orders', spec: null, count: null });
    await expect(text(csv)).rejects.toThrow('the database is unavailable');
  });
});
