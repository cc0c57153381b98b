import type { Queryable } from '@capstan/platform-core';

/** Returns the ids of the sites of an account, which are those of their workspaces. */
export async function siteIdsOfAccount(database: Queryable, accountId: string): Promise<string[]> {
  const rows = await database.query<{ id: string }[]>(
    'SELECT id FROM sites WHERE account_id = $1 ORDER BY number',
    [accountId],
  );
  return rows.map(({ id }) => id);
}
