import type { Queryable } from '@capstan/platform-core';

/**
 * Checks whether a key with the scope `admin` works now. Uses clock_timestamp(): `now()` is the start of the
 * transaction.
 * @param accountId only keys of this account; default: of any account.
 */
export async function adminKeyWorks(database: Queryable, accountId?: string): Promise<boolean> {
  const [row] = await database.query<[{ works: boolean }]>(
    `SELECT EXISTS (
       SELECT 1 FROM api_keys k JOIN accounts a ON a.id = k.account_id
       WHERE 'admin' = ANY (k.scopes) AND k.revoked_at IS NULL AND a.suspended_at IS NULL
         AND (k.expires_at IS NULL OR k.expires_at > clock_timestamp())
         AND ($1::uuid IS NULL OR k.account_id = $1)
     ) AS works`,
    [accountId ?? null],
  );
  return row.works;
}
