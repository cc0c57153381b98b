import type { Queryable } from '@capstan/platform-core';

/** Stops an open build under a generation of its own, so that its worker can write nothing more. */
export async function endWithoutWorker(
  transaction: Queryable,
  id: string,
): Promise<{ id: string; siteId: string } | undefined> {
  const [build] = await transaction.query<{ id: string; siteId: string }[]>(
    `WITH stopped AS (
       UPDATE builds SET status = 'stopped', finished_at = now(), generation = generation + 1, lease_until = NULL
       WHERE id = $1 AND finished_at IS NULL RETURNING id, site_id
     )
     SELECT id, site_id AS "siteId" FROM stopped`,
    [id],
  );
  return build;
}
