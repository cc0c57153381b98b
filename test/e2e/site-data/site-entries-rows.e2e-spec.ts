import { createHash, randomUUID } from 'node:crypto';
import {
  AccountEntryStorage,
  type Capacities,
  EntryReader,
  type EntryScope,
  type NewEntry,
  OwnedEntries,
  SiteEntries,
  entryCreated,
} from '@capstan/sites';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import { eventsOf, outboxOf } from '../../harness/event-rows.js';
import { insertSite } from '../../harness/site-rows.js';

const ANY: Capacities = { perValue: null, countsAmounts: false, total: null };
const MAX_BYTES = 20 * 1024 * 1024;
const LIMITS = { companies: 9, sites: 9, workspaceBytes: 9, entries: 10_000, entryBytes: 30 * 1024 * 1024 };

let database: TestDatabase;
let dataSource: DataSource;
let entries: SiteEntries;
let reader: EntryReader;
let owned: OwnedEntries;
let scope: EntryScope;
let accountId: string;

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  entries = new SiteEntries(
    dataSource,
    new AccountEntryStorage(LIMITS),
    outboxOf(dataSource, [entryCreated]),
  );
  reader = new EntryReader(dataSource);
  owned = new OwnedEntries(dataSource);
});
beforeEach(async () => {
  const site = await insertSite(dataSource);
  ({ accountId } = site);
  scope = { siteId: site.siteId, collection: 'bookings', spaceHash: null };
});
afterAll(() => database?.drop());

const space = (secret: string): EntryScope => ({
  ...scope,
  spaceHash: createHash('sha256').update(secret).digest(),
});

const add = (
  fields: Partial<NewEntry> = {},
  { capacities = ANY, to = scope }: { capacities?: Capacities; to?: EntryScope } = {},
) =>
  entries.add(
    to,
    { data: { name: 'Ada' }, uniqueValue: null, amount: 1, code: null, referrer: null, ...fields },
    capacities,
  );

const change = (id: string, fields: Partial<NewEntry>, { capacities = ANY, to = scope } = {}) =>
  entries.change(to, id, {
    capacities,
    change: (data) => ({ data, uniqueValue: null, amount: 1, ...fields }),
  });

const refusedWith = (code: string): unknown => expect.objectContaining({ code });

const usage = async (): Promise<Record<string, number>> => {
  const [row] = await dataSource.query(
    `SELECT u.entries, u.bytes::int, a.entries AS all_entries, a.bytes::int AS all_bytes
     FROM site_data_usage u, account_entry_usage a WHERE u.site_id = $1 AND a.account_id = $2`,
    [scope.siteId, accountId],
  );
  return row;
};

it('an entry that is kept is an event of the account, without what the visitor wrote', async () => {
  const { id } = await add({});
  await expect(
    add({ uniqueValue: 'ten' }, { capacities: { perValue: 0, countsAmounts: false, total: null } }),
  ).rejects.toEqual(refusedWith('taken'));
  const data = { site_id: scope.siteId, collection: 'bookings', entry_id: id };
  expect(await eventsOf(dataSource, accountId)).toEqual([{ type: 'entry.created', data }]);
});

const limitOf = (perValue: number) => ({ perValue, countsAmounts: false, total: null });

describe('a value that may be taken some times', () => {
  const capacities: Capacities = { perValue: 2, countsAmounts: false, total: null };

  it('is rejected at its capacity, and other values are not', async () => {
    await add({ uniqueValue: 'ten' }, { capacities });
    await add({ uniqueValue: 'ten' }, { capacities });
    await expect(add({ uniqueValue: 'ten' }, { capacities })).rejects.toEqual(refusedWith('taken'));
    await add({ uniqueValue: 'eleven' }, { capacities });
    await add({ uniqueValue: null }, { capacities });
  });

  it('is available again when an entry is deleted', async () => {
    const { id } = await add({ uniqueValue: 'ten' }, { capacities });
    await add({ uniqueValue: 'ten' }, { capacities });
    await entries.remove(scope, id);
    await add({ uniqueValue: 'ten' }, { capacities });
    expect(await usage()).toMatchObject({ entries: 2 });
  });

  it('is counted per collection, and per site', async () => {
    const one: Capacities = { perValue: 1, countsAmounts: false, total: 1 };
    await add({ uniqueValue: 'ten' }, { capacities: one });
    await add({ uniqueValue: 'ten' }, { capacities: one, to: { ...scope, collection: 'others' } });
    const { siteId } = await insertSite(dataSource);
    await add({ uniqueValue: 'ten' }, { capacities: one, to: { ...scope, siteId } });
    expect(await usage()).toMatchObject({ entries: 2 });
  });

  it('is not exceeded by concurrent requests', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, () => add({ uniqueValue: 'ten' }, { capacities })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await usage()).toMatchObject({ entries: 2, all_entries: 2 });
  });

  it('does not count an entry against itself when it is changed', async () => {
    const { id } = await add({ uniqueValue: 'ten' }, { capacities });
    const other = await add({ uniqueValue: 'eleven' }, { capacities });
    await add({ uniqueValue: 'ten' }, { capacities });
    await change(id, { uniqueValue: 'ten', data: { name: 'Bo' } }, { capacities });
    await expect(change(other.id, { uniqueValue: 'ten' }, { capacities })).rejects.toEqual(
      refusedWith('taken'),
    );
  });
});

describe('a sum with a limit', () => {
  const capacities: Capacities = { perValue: null, countsAmounts: false, total: 10 };

  it('can reach the limit, and not exceed it', async () => {
    await add({ amount: 7 }, { capacities });
    await expect(add({ amount: 4 }, { capacities })).rejects.toEqual(refusedWith('full'));
    await add({ amount: 3 }, { capacities });
    await expect(add({ amount: 1 }, { capacities })).rejects.toEqual(refusedWith('full'));
    expect(await reader.amount(scope)).toBe(10);
  });

  it('counts the new amount of a changed entry instead of the old one', async () => {
    const { id } = await add({ amount: 7 }, { capacities });
    await add({ amount: 2 }, { capacities });
    await change(id, { amount: 8 }, { capacities });
    await expect(change(id, { amount: 9 }, { capacities })).rejects.toEqual(refusedWith('full'));
    expect(await reader.amount(scope)).toBe(10);
  });
});

describe('the storage of a site', () => {
  it('is counted in entries and bytes, for the site and for its account', async () => {
    const first = await add({ data: { name: 'Ada' } });
    await add({ data: { name: 'Grüße' } });
    const bytes = Buffer.byteLength('{"name":"Ada"}') + Buffer.byteLength('{"name":"Grüße"}');
    expect(await usage()).toEqual({ entries: 2, bytes, all_entries: 2, all_bytes: bytes });
    await change(first.id, { data: { name: 'A' } });
    expect(await usage()).toEqual({ entries: 2, bytes: bytes - 2, all_entries: 2, all_bytes: bytes - 2 });
    await entries.remove(scope, first.id);
    expect(await usage()).toMatchObject({ entries: 1, bytes: Buffer.byteLength('{"name":"Grüße"}') });
  });

  it('is not used by a rejected entry', async () => {
    const capacities: Capacities = { perValue: null, countsAmounts: false, total: 1 };
    await add({}, { capacities });
    const before = await usage();
    await expect(add({}, { capacities })).rejects.toEqual(refusedWith('full'));
    expect(await usage()).toEqual(before);
  });

  it('is limited to 10,000 entries', async () => {
    await add();
    await dataSource.query('UPDATE site_data_usage SET entries = 9999 WHERE site_id = $1', [scope.siteId]);
    await add();
    await expect(add()).rejects.toEqual(refusedWith('too_many'));
  });

  it('is limited to 20 MB, and may shrink when it is over that', async () => {
    const { id } = await add({ data: { name: 'long enough' } });
    const size = Buffer.byteLength('{"name":"Ada"}');
    await dataSource.query('UPDATE site_data_usage SET bytes = $2 WHERE site_id = $1', [
      scope.siteId,
      MAX_BYTES - size,
    ]);
    await add();
    await expect(add()).rejects.toEqual(refusedWith('too_many'));
    await expect(change(id, { data: { name: 'longer than before' } })).rejects.toEqual(
      refusedWith('too_many'),
    );
    await dataSource.query('UPDATE site_data_usage SET bytes = $2 WHERE site_id = $1', [
      scope.siteId,
      MAX_BYTES + 100,
    ]);
    await change(id, { data: { name: 'short' } });
    expect(await entries.remove(scope, id)).toBe(true);
  });

  it('is shared by all sites of the account, exactly up to the limit of entries', async () => {
    const other = await insertSite(dataSource, { accountId });
    await add();
    await add({}, { to: { ...scope, siteId: other.siteId } });
    await dataSource.query('UPDATE account_entry_usage SET entries = 9999 WHERE account_id = $1', [
      accountId,
    ]);
    await add();
    await expect(add({}, { to: { ...scope, siteId: other.siteId } })).rejects.toEqual(
      refusedWith('too_many'),
    );
    expect(await usage()).toMatchObject({ entries: 2, all_entries: 10_000 });
  });

  it('is shared by all sites of the account, exactly up to the limit of bytes', async () => {
    await add();
    const size = Buffer.byteLength('{"name":"Ada"}');
    await dataSource.query('UPDATE account_entry_usage SET bytes = $2 WHERE account_id = $1', [
      accountId,
      LIMITS.entryBytes - size,
    ]);
    await add();
    await expect(add()).rejects.toEqual(refusedWith('too_many'));
  });
});

describe('a private space', () => {
  it('reads, changes and deletes entries only with its secret', async () => {
    const [mine, yours] = [space('mine'), space('yours')];
    const { id } = await add({ data: { name: 'secret' } }, { to: mine });
    await add({ data: { name: 'other' } }, { to: yours });
    expect((await reader.newest(yours)).map(({ data }) => data)).toEqual([{ name: 'other' }]);
    await expect(change(id, {}, { to: yours })).rejects.toEqual(refusedWith('unknown'));
    expect(await entries.remove(yours, id)).toBe(false);
    expect((await reader.newest(mine)).map(({ data }) => data)).toEqual([{ name: 'secret' }]);
    await change(id, { data: { name: 'new' } }, { to: mine });
    expect(await entries.remove(mine, id)).toBe(true);
    expect(await usage()).toMatchObject({ entries: 1 });
  });

  it('has separate capacities', async () => {
    const capacities: Capacities = { perValue: 1, countsAmounts: false, total: 2 };
    await add({ uniqueValue: 'a', amount: 2 }, { to: space('mine'), capacities });
    await add({ uniqueValue: 'a', amount: 2 }, { to: space('yours'), capacities });
    expect(await reader.amount(space('mine'))).toBe(2);
    expect(await reader.taken(space('yours'), limitOf(1), '')).toEqual(['a']);
    expect(await reader.taken(space('third'), limitOf(1), '')).toEqual([]);
  });

  it('counts positions and referrals among its own entries', async () => {
    const [mine, yours] = [space('mine'), space('yours')];
    await add({ code: 'yoursyours' }, { to: yours });
    await add({ code: 'mineminemi' }, { to: mine });
    await add({ code: 'friendfrie', referrer: 'mineminemi' }, { to: mine });
    expect(await reader.standing(mine, 'mineminemi')).toEqual({ position: 1, referrals: 1 });
    expect(await reader.standing(mine, 'friendfrie')).toEqual({ position: 2, referrals: 0 });
    expect(await reader.standing(yours, 'yoursyours')).toEqual({ position: 1, referrals: 0 });
  });

  it('does not accept referral codes of another space', async () => {
    const [mine, yours] = [space('mine'), space('yours')];
    await add({ code: 'yoursyours' }, { to: yours });
    const { referredBy } = await add({ code: 'mineminemi', referrer: 'yoursyours' }, { to: mine });
    expect(referredBy).toBeNull();
    expect(await reader.standing(mine, 'yoursyours')).toBeNull();
    expect(await reader.standing(yours, 'yoursyours')).toEqual({ position: 1, referrals: 0 });
  });
});

describe('a waiting list', () => {
  it('sorts by number of referrals, then by arrival', async () => {
    const first = await add({ code: 'aaaaaaaaaa' });
    await add({ code: 'bbbbbbbbbb' });
    const third = await add({ code: 'cccccccccc', referrer: 'bbbbbbbbbb' });
    expect([first.referredBy, third.referredBy]).toEqual([null, expect.any(String)]);
    expect(await reader.standing(scope, 'bbbbbbbbbb')).toEqual({ position: 1, referrals: 1 });
    expect(await reader.standing(scope, 'aaaaaaaaaa')).toEqual({ position: 2, referrals: 0 });
    expect(await reader.standing(scope, 'cccccccccc')).toEqual({ position: 3, referrals: 0 });
    expect(await reader.standing(scope, 'dddddddddd')).toBeNull();
  });

  it('does not accept codes of another collection or site', async () => {
    await add({ code: 'aaaaaaaaaa' });
    const elsewhere = { ...scope, collection: 'others' };
    expect((await add({ referrer: 'aaaaaaaaaa' }, { to: elsewhere })).referredBy).toBeNull();
    const { siteId } = await insertSite(dataSource);
    expect((await add({ referrer: 'aaaaaaaaaa' }, { to: { ...scope, siteId } })).referredBy).toBeNull();
    expect(await reader.standing(elsewhere, 'aaaaaaaaaa')).toBeNull();
  });
});

describe('what visitors read', () => {
  it('is the newest entries first, of this collection only', async () => {
    await add({ data: { name: '1' } });
    await add({ data: { name: '2' } });
    await add({ data: { name: 'other' } }, { to: { ...scope, collection: 'others' } });
    expect((await reader.newest(scope)).map(({ data }) => data['name'])).toEqual(['2', '1']);
  });

  it('lists the values that are at capacity, sorted, from the first relevant one', async () => {
    for (const value of ['b', 'b', 'a', 'a', 'c', 'B', 'B']) await add({ uniqueValue: value });
    expect(await reader.taken(scope, limitOf(2), '')).toEqual(['B', 'a', 'b']);
    expect(await reader.taken(scope, limitOf(2), 'b')).toEqual(['b']);
    expect(await reader.taken(scope, limitOf(3), '')).toEqual([]);
  });

  it('adds up amounts, starting at 0', async () => {
    expect(await reader.amount(scope)).toBe(0);
    await add({ amount: 2 ** 31 - 1 });
    await add({ amount: 2 ** 31 - 1 });
    expect(await reader.amount(scope)).toBe(2 ** 32 - 2);
  });
});

describe('what owners read', () => {
  it('counts the entries of each collection of this site', async () => {
    await add();
    const last = await add();
    await add({}, { to: { ...scope, collection: 'a' } });
    const { siteId } = await insertSite(dataSource);
    await add({}, { to: { ...scope, siteId } });
    expect(await owned.counts(scope.siteId)).toEqual([
      { collection: 'a', entries: 1, lastEntryAt: expect.any(Date) },
      { collection: 'bookings', entries: 2, lastEntryAt: last.createdAt },
    ]);
  });

  it('pages through entries, newest first, each once', async () => {
    const made = [await add(), await add(), await add()].map(({ id }) => id).toReversed();
    const page = async (after?: string) =>
      (await owned.page(scope.siteId, 'bookings', { limit: 2, after })).map(({ id }) => id);
    expect(await page()).toEqual(made.slice(0, 2));
    expect(await page(made[1])).toEqual(made.slice(2));
    expect(await page(made[2])).toEqual([]);
    expect(await page(randomUUID())).toEqual([]);
  });

  it('rejects an entry of another site as a cursor', async () => {
    await add();
    const { siteId } = await insertSite(dataSource);
    const foreign = await add({}, { to: { ...scope, siteId } });
    expect(await owned.page(scope.siteId, 'bookings', { limit: 9, after: foreign.id })).toEqual([]);
  });

  it('continues after a number, oldest first', async () => {
    const made = [await add(), await add(), await add()];
    const following = await owned.following(scope.siteId, 'bookings', {
      afterNumber: made[0]?.number ?? 0,
      limit: 9,
    });
    expect(following.map(({ id }) => id)).toEqual(made.slice(1).map(({ id }) => id));
    expect(await owned.following(scope.siteId, 'bookings', { afterNumber: 0, limit: 2 })).toHaveLength(2);
  });

  it('lists all fields that entries ever had', async () => {
    await add({ data: { b: '1' } });
    await add({ data: { a: '1', b: '2' } });
    await add({ data: { elsewhere: '1' } }, { to: { ...scope, collection: 'others' } });
    expect(await owned.fieldNames(scope.siteId, 'bookings')).toEqual(['a', 'b']);
  });
});
