import type { Queryable } from '@capstan/platform-core';
import type { Scope } from '../principal/scopes.js';

/** A key that is not revoked, with the state of its account. */
export interface WorkingKeyRow {
  id: string;
  account_id: string;
  scopes: Scope[];
  expires_at: Date | null;
  ip_allow_list: string[];
  rate_limit_per_minute: number | null;
  account_rate_limit_per_minute: number | null;
  spending_group_id: string;
  credit_cap: number | null;
  is_suspended: boolean;
}

/** Reads a key and its account in one statement: it runs for every key that is not cached. */
export async function workingKeyByHash(
  database: Queryable,
  hash: Buffer,
): Promise<WorkingKeyRow | undefined> {
  const [row] = await database.query<WorkingKeyRow[]>(
    `SELECT k.id, k.account_id, k.scopes, k.expires_at, k.ip_allow_list, k.rate_limit_per_minute,
       k.spending_group_id, k.credit_cap,
       a.rate_limit_per_minute AS account_rate_limit_per_minute, a.suspended_at IS NOT NULL AS is_suspended
     FROM api_keys k JOIN accounts a ON a.id = k.account_id
     WHERE k.hash = $1 AND k.revoked_at IS NULL`,
    [hash],
  );
  return row;
}

/**
 * Records when keys were last used; a later time from another process is kept. Rows are locked in the order
 * of ids, so that processes that record the same keys never deadlock.
 */
export async function recordKeyUses(
  database: Queryable,
  keyIds: readonly string[],
  times: readonly Date[],
): Promise<void> {
  await database.query(
    `WITH used AS (
       SELECT id, at FROM unnest($1::uuid[], $2::timestamptz[]) AS u (id, at)
     ), locked AS (
       SELECT k.id FROM api_keys k JOIN used USING (id) ORDER BY k.id FOR NO KEY UPDATE OF k
     )
     UPDATE api_keys k
       SET last_used_at = greatest(k.last_used_at, used.at)
     FROM used JOIN locked USING (id)
     WHERE k.id = used.id`,
    [keyIds, times],
  );
}
