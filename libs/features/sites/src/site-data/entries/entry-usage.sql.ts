import type { Queryable } from '@capstan/platform-core';
import type { EntryChange } from './entry-change.js';

/** Inserts the usage row of a site's account. */
export async function openAccountUsage(transaction: Queryable, siteId: string): Promise<void> {
  await transaction.query(
    `INSERT INTO account_entry_usage (account_id) SELECT account_id FROM sites WHERE id = $1
     ON CONFLICT DO NOTHING`,
    [siteId],
  );
}

/** Adds to the counts of the account of a site, whose row is there and stays locked. @returns what they are then. */
export async function addToAccountUsage(
  transaction: Queryable,
  siteId: string,
  more: EntryChange,
): Promise<EntryChange & { accountId: string }> {
  const [[usage]] = await transaction.query<[[EntryChange & { accountId: string }], number]>(
    `UPDATE account_entry_usage u SET entries = u.entries + $2, bytes = u.bytes + $3
     FROM sites s WHERE s.id = $1 AND u.account_id = s.account_id
     RETURNING u.account_id AS "accountId", u.entries, u.bytes`,
    [siteId, more.entries, more.bytes],
  );
  return usage;
}

/** Adds to the usage of a site, and inserts and locks its row. @returns the new values. */
export async function addToSiteUsage(
  transaction: Queryable,
  siteId: string,
  more: EntryChange,
): Promise<EntryChange | undefined> {
  await transaction.query('INSERT INTO site_data_usage (site_id) VALUES ($1) ON CONFLICT DO NOTHING', [
    siteId,
  ]);
  const [[usage]] = await transaction.query<[EntryChange[], number]>(
    `UPDATE site_data_usage SET entries = entries + $2, bytes = bytes + $3 WHERE site_id = $1
     RETURNING entries, bytes`,
    [siteId, more.entries, more.bytes],
  );
  return usage;
}

/** Locks the usage of a site until the transaction ends, which serializes writes of its entries. */
export async function lockSiteUsage(transaction: Queryable, siteId: string): Promise<void> {
  await transaction.query('SELECT FROM site_data_usage WHERE site_id = $1 FOR UPDATE', [siteId]);
}
