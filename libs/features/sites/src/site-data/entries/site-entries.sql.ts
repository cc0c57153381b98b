import type { Queryable } from '@capstan/platform-core';
import { IN_SCOPE, scopeParameters } from './entry-scope.sql.js';
import { ENTRY_COLUMNS, type EntryRow, type EntryScope, type NewEntry } from './site-entry.js';

/** Inserts an entry, with its referrer if the referral code is one of the same scope. */
export async function insertEntry(
  transaction: Queryable,
  scope: EntryScope,
  entry: NewEntry,
  sizeBytes: number,
): Promise<EntryRow> {
  const [row] = await transaction.query<[EntryRow]>(
    `INSERT INTO site_entries
       (site_id, collection, space_hash, data, size_bytes, unique_value, amount, code, referred_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8,
       (SELECT id FROM site_entries WHERE ${IN_SCOPE} AND code = $9))
     RETURNING ${ENTRY_COLUMNS}`,
    [
      ...scopeParameters(scope),
      entry.data,
      sizeBytes,
      entry.uniqueValue,
      entry.amount,
      entry.code,
      entry.referrer,
    ],
  );
  return row;
}

/** Locks an entry of a scope until the transaction ends. */
export async function lockEntry(
  transaction: Queryable,
  scope: EntryScope,
  id: string,
): Promise<(EntryRow & { size_bytes: number }) | undefined> {
  const [row] = await transaction.query<(EntryRow & { size_bytes: number })[]>(
    `SELECT ${ENTRY_COLUMNS}, size_bytes FROM site_entries WHERE ${IN_SCOPE} AND id = $4 FOR UPDATE`,
    [...scopeParameters(scope), id],
  );
  return row;
}

/** Changes an entry that exists. */
export async function updateEntry(
  transaction: Queryable,
  id: string,
  { data, uniqueValue, amount }: Pick<NewEntry, 'data' | 'uniqueValue' | 'amount'>,
  sizeBytes: number,
): Promise<EntryRow> {
  const [[row]] = await transaction.query<[[EntryRow], number]>(
    `UPDATE site_entries SET data = $2, size_bytes = $3, unique_value = $4, amount = $5, updated_at = now()
     WHERE id = $1 RETURNING ${ENTRY_COLUMNS}`,
    [id, data, sizeBytes, uniqueValue, amount],
  );
  return row;
}

/** Deletes an entry of a scope. @returns its size, if there was one. */
export async function deleteEntry(
  transaction: Queryable,
  scope: EntryScope,
  id: string,
): Promise<{ size_bytes: number } | undefined> {
  const [[removed]] = await transaction.query<[{ size_bytes: number }[], number]>(
    `DELETE FROM site_entries WHERE ${IN_SCOPE} AND id = $4 RETURNING size_bytes`,
    [...scopeParameters(scope), id],
  );
  return removed;
}

/** SQL: entries of a scope except the one with the id $4, which may be null. */
const OTHERS = `FROM site_entries WHERE ${IN_SCOPE} AND ($4::uuid IS NULL OR id <> $4)`;

/** Counts entries of a scope with a value, or sums their amounts, except the one that is changed. */
export async function countSameValue(
  transaction: Queryable,
  scope: EntryScope,
  {
    uniqueValue,
    countsAmounts,
    exceptId,
  }: { uniqueValue: string; countsAmounts: boolean; exceptId: string | null },
): Promise<number> {
  const count = countsAmounts ? 'coalesce(sum(amount), 0)::bigint' : 'count(*)';
  const [same] = await transaction.query<{ used: number }[]>(
    `SELECT ${count} AS used ${OTHERS} AND unique_value = $5`,
    [...scopeParameters(scope), exceptId, uniqueValue],
  );
  return same?.used ?? 0;
}

/** Sums the amounts of the entries of a scope, except the one that is changed. */
export async function sumOtherAmounts(
  transaction: Queryable,
  scope: EntryScope,
  exceptId: string | null,
): Promise<number> {
  const [all] = await transaction.query<{ amount: number }[]>(
    `SELECT coalesce(sum(amount), 0)::bigint AS amount ${OTHERS}`,
    [...scopeParameters(scope), exceptId],
  );
  return all?.amount ?? 0;
}
