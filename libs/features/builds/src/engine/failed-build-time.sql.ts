import type { Queryable } from '@capstan/platform-core';

/** Reads the duration of a build that failed or ended without a preview; undefined for other builds. */
export async function readFailedBuildTime(
  database: Queryable,
  buildId: string,
): Promise<{ accountId: string; seconds: number } | undefined> {
  const [build] = await database.query<{ accountId: string; seconds: number }[]>(
    `SELECT account_id AS "accountId",
       coalesce(greatest(0, extract(epoch FROM finished_at - started_at)), 0)::float8 AS seconds
     FROM builds WHERE id = $1 AND finished_at IS NOT NULL AND (status = 'failed' OR NOT has_preview)`,
    [buildId],
  );
  return build;
}
