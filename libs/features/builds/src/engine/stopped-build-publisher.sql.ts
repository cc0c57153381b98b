import type { Queryable } from '@capstan/platform-core';

/**
 * Locks a site until the transaction ends, but not its key: inserts of builds need not wait.
 * @returns false if another commit is published by now, or a build of the site is running.
 */
export async function lockUnchangedSite(
  transaction: Queryable,
  siteId: string,
  shownCommit: string | null,
): Promise<boolean> {
  const rows = await transaction.query<object[]>(
    `SELECT FROM sites WHERE id = $1 AND shown_commit IS NOT DISTINCT FROM $2
       AND NOT EXISTS (SELECT FROM builds WHERE site_id = $1 AND status = 'running') FOR NO KEY UPDATE`,
    [siteId, shownCommit],
  );
  return rows.length > 0;
}
