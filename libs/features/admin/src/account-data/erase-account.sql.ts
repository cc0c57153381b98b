import type { AccountTable, Queryable } from '@capstan/platform-core';
import type { FileReferences } from './account-deletion.entity.js';

/** Names the account whose rows this transaction may remove from tables that are append-only. */
export async function nameDeletedAccount(transaction: Queryable, accountId: string): Promise<void> {
  await transaction.query(`SELECT set_config('capstan.deleted_account', $1, true)`, [accountId]);
}

/** Locks the balance of an account, so that no call reserves credits. @returns the calls that hold some. */
export async function lockBalance(transaction: Queryable, accountId: string): Promise<number> {
  await transaction.query('SELECT FROM credit_balances WHERE account_id = $1 FOR UPDATE', [accountId]);
  return countHolds(transaction, accountId);
}

/** Counts the running calls of an account that hold credits. */
export async function countHolds(database: Queryable, accountId: string): Promise<number> {
  const [row] = await database.query<[{ holds: number }]>(
    'SELECT count(*)::int AS holds FROM holds WHERE account_id = $1',
    [accountId],
  );
  return row.holds;
}

/** Deletes the rows of an account. @returns how many. */
export async function deleteRows(
  transaction: Queryable,
  { name, rows }: AccountTable,
  accountId: string,
): Promise<number> {
  const [{ deleted }] = await transaction.query<[{ deleted: number }]>(
    `WITH gone AS (DELETE FROM ${name} t WHERE ${rows} RETURNING 1) SELECT count(*)::int AS deleted FROM gone`,
    [accountId],
  );
  return deleted;
}

/** Records a deletion, or adds files to it. @returns all its files. */
export async function recordDeletion(
  transaction: Queryable,
  accountId: string,
  files: FileReferences,
): Promise<FileReferences> {
  const [known] = await transaction.query<{ files: FileReferences }[]>(
    'SELECT files FROM account_deletions WHERE account_id = $1 FOR UPDATE',
    [accountId],
  );
  const merged = merge(known?.files ?? {}, files);
  await transaction.query(
    `INSERT INTO account_deletions (account_id, files) VALUES ($1, $2)
     ON CONFLICT (account_id) DO UPDATE SET files = excluded.files`,
    [accountId, merged],
  );
  return merged;
}

/** Returns accounts that were deleted before some seconds. */
export async function deletedBefore(database: Queryable, seconds: number): Promise<string[]> {
  const rows = await database.query<{ account_id: string }[]>(
    'SELECT account_id FROM account_deletions WHERE deleted_at < now() - make_interval(secs => $1) ORDER BY deleted_at',
    [seconds],
  );
  return rows.map(({ account_id: id }) => id);
}

export async function forgetDeletion(database: Queryable, accountId: string): Promise<void> {
  await database.query('DELETE FROM account_deletions WHERE account_id = $1', [accountId]);
}

function merge(one: FileReferences, other: FileReferences): FileReferences {
  const features = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    features.map((feature) => [feature, [...new Set([...(one[feature] ?? []), ...(other[feature] ?? [])])]]),
  );
}
