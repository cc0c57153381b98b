import { OldEntries } from '@capstan/sites';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import { type SiteRow, insertSite } from '../../harness/site-rows.js';

let database: TestDatabase;
let dataSource: DataSource;
let site: SiteRow;
let other: SiteRow;

/** Adds an entry of 10 bytes that was changed some days ago. */
async function add({ siteId, accountId }: SiteRow, days: number): Promise<void> {
  await dataSource.query(
    `INSERT INTO site_entries (id, site_id, collection, data, size_bytes, updated_at)
     VALUES (gen_random_uuid(), $1, 'orders', '{}', 10, now() - make_interval(days => $2))`,
    [siteId, days],
  );
  for (const [table, key, id] of [
    ['site_data_usage', 'site_id', siteId],
    ['account_entry_usage', 'account_id', accountId],
  ]) {
    await dataSource.query(
      `INSERT INTO ${table} AS u (${key}, entries, bytes) VALUES ($1, 1, 10)
       ON CONFLICT (${key}) DO UPDATE SET entries = u.entries + 1, bytes = u.bytes + 10`,
      [id],
    );
  }
}

/** Entries of a site, and the counts of the site and its account. */
async function stateOf({ siteId, accountId }: SiteRow): Promise<object> {
  const [row] = await dataSource.query(
    `SELECT (SELECT count(*)::int FROM site_entries WHERE site_id = $1) AS entries,
       (SELECT entries || ' of ' || bytes FROM site_data_usage WHERE site_id = $1) AS site,
       (SELECT entries || ' of ' || bytes FROM account_entry_usage WHERE account_id = $2) AS account`,
    [siteId, accountId],
  );
  return row;
}

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  site = await insertSite(dataSource);
  other = await insertSite(dataSource);
  for (const days of [0, 29, 31, 400]) await add(site, days);
  await add(other, 5);
});
afterAll(() => database?.drop());

describe('old entries', () => {
  it('are kept by default', async () => {
    await new OldEntries(dataSource, { keepDays: undefined }).prune();
    expect(await stateOf(site)).toEqual({ entries: 4, site: '4 of 40', account: '4 of 40' });
  });

  it('are deleted after the configured days, and no longer count', async () => {
    await new OldEntries(dataSource, { keepDays: 30 }).prune();
    expect(await stateOf(site)).toEqual({ entries: 2, site: '2 of 20', account: '2 of 20' });
    expect(await stateOf(other)).toEqual({ entries: 1, site: '1 of 10', account: '1 of 10' });
  });
});
