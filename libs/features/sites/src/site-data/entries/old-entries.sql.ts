import type { Queryable } from '@capstan/platform-core';
import type { EntryChange } from './entry-change.js';

/** Returns some sites with entries that were last changed longer ago. */
export async function sitesWithOldEntries(
  database: Queryable,
  days: number,
  limit: number,
): Promise<string[]> {
  const rows = await database.query<{ id: string }[]>(
    `SELECT DISTINCT site_id AS id FROM site_entries WHERE updated_at < now() - make_interval(days => $1) LIMIT $2`,
    [days, limit],
  );
  return rows.map(({ id }) => id);
}

/** Deletes the old entries of a site. @returns the change of its counts. */
export async function deleteOldEntriesOf(
  transaction: Queryable,
  siteId: string,
  days: number,
): Promise<EntryChange> {
  const [change] = await transaction.query<[EntryChange]>(
    `WITH gone AS (
       DELETE FROM site_entries WHERE site_id = $1 AND updated_at < now() - make_interval(days => $2)
       RETURNING size_bytes
     )
     SELECT -count(*)::int AS entries, -coalesce(sum(size_bytes), 0)::int AS bytes FROM gone`,
    [siteId, days],
  );
  return change;
}
