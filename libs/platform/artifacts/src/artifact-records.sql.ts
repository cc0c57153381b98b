import type { Queryable } from '@capstan/platform-core';

/** Returns the hashes of the files of an account. */
export async function hashesOfAccount(database: Queryable, accountId: string): Promise<Buffer[]> {
  const rows = await database.query<{ token_hash: Buffer }[]>(
    'SELECT token_hash FROM artifacts WHERE account_id = $1 ORDER BY expires_at',
    [accountId],
  );
  return rows.map(({ token_hash: hash }) => hash);
}
