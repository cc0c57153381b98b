import type { Queryable } from '@capstan/platform-core';
import type { Depth } from '../model/depth.js';

/** Reads the working time of a run that ended without a charge; undefined for any other run. */
export async function readUnbilledWork(
  database: Queryable,
  runId: string,
): Promise<{ accountId: string; depth: Depth; seconds: number } | undefined> {
  const [run] = await database.query<{ accountId: string; depth: Depth; seconds: number }[]>(
    `SELECT account_id AS "accountId", request ->> 'depth' AS depth, worked_seconds
       + coalesce(greatest(0, extract(epoch FROM finished_at - claimed_at)), 0)::float8 AS seconds
     FROM research_runs WHERE id = $1 AND finished_at IS NOT NULL AND credits = 0`,
    [runId],
  );
  return run;
}
