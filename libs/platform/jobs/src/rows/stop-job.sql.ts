import type { Queryable } from '@capstan/platform-core';
import type { JobTables } from '../tables/job-tables.js';

type JobsTable = Pick<JobTables, 'jobs'>;

/**
 * Requests that a job stops, unless it has ended; the time of the first request is kept. @returns whether a worker
 * holds it.
 */
export async function requestStop(database: Queryable, { jobs }: JobsTable, id: string): Promise<boolean> {
  const [row] = await database.query<{ isHeld: boolean }[]>(
    `WITH asked AS (
       UPDATE ${jobs} SET stop_requested_at = coalesce(stop_requested_at, now())
       WHERE id = $1 AND finished_at IS NULL RETURNING lease_until
     )
     SELECT coalesce(lease_until > clock_timestamp(), false) AS "isHeld" FROM asked`,
    [id],
  );
  return row?.isHeld ?? false;
}

/** Returns whether a job exists and has not ended. */
export async function isOpen(database: Queryable, { jobs }: JobsTable, id: string): Promise<boolean> {
  const open = await database.query<object[]>(`SELECT FROM ${jobs} WHERE id = $1 AND finished_at IS NULL`, [
    id,
  ]);
  return open.length > 0;
}

/** Returns the ids of the jobs of an account that have not ended. */
export async function openJobIds(
  database: Queryable,
  { jobs }: JobsTable,
  accountId: string,
): Promise<string[]> {
  const rows = await database.query<{ id: string }[]>(
    `SELECT id FROM ${jobs} WHERE account_id = $1 AND finished_at IS NULL`,
    [accountId],
  );
  return rows.map(({ id }) => id);
}
