import type { Queryable } from '@capstan/platform-core';
import type { JobTables } from '../tables/job-tables.js';
import type { HeldJob } from './held-job.js';
import { EXTEND_LEASE } from './lease.sql.js';

type JobsTable = Pick<JobTables, 'jobs'>;

/** SQL: reverts a claim. */
export const UNCLAIM = ['claimed_at = NULL', 'fruitless_takes = greatest(0, fruitless_takes - 1)'];

/**
 * Locks a job for the rest of the transaction, but not its key: rows that reference the job need not wait for a
 * commit.
 * @returns false when another worker claimed it, or it has ended.
 */
export async function lockHeldJob(
  transaction: Queryable,
  { jobs }: JobsTable,
  { id, generation }: HeldJob,
): Promise<boolean> {
  const held = await transaction.query<object[]>(
    `SELECT FROM ${jobs} WHERE id = $1 AND generation = $2 AND finished_at IS NULL FOR NO KEY UPDATE`,
    [id, generation],
  );
  return held.length > 0;
}

/** Extends the lease of a job. @returns undefined when another worker claimed it, or it has ended. */
export async function renewHeldJob(
  database: Queryable,
  { jobs }: JobsTable,
  { id, generation }: HeldJob,
): Promise<{ isStopRequested: boolean } | undefined> {
  const [row] = await database.query<{ isStopRequested: boolean }[]>(
    `WITH renewed AS (
       UPDATE ${jobs} SET ${EXTEND_LEASE}
       WHERE id = $1 AND generation = $2 AND finished_at IS NULL RETURNING stop_requested_at
     )
     SELECT stop_requested_at IS NOT NULL AS "isStopRequested" FROM renewed`,
    [id, generation],
  );
  return row;
}

/** Resets the count of attempts without progress. */
export async function resetAttemptsWithoutProgress(
  transaction: Queryable,
  { jobs }: JobsTable,
  id: string,
): Promise<void> {
  await transaction.query(`UPDATE ${jobs} SET fruitless_takes = 0 WHERE id = $1 AND fruitless_takes > 0`, [
    id,
  ]);
}

/** Ends the lease of a job, unless another worker claimed it. @param changes SQL: further columns to set. */
export async function releaseHeldJob(
  database: Queryable,
  { jobs }: JobsTable,
  { id, generation }: HeldJob,
  changes: readonly string[],
): Promise<void> {
  await database.query(
    `UPDATE ${jobs} SET ${[...changes, 'lease_until = NULL'].join(', ')}
     WHERE id = $1 AND generation = $2 AND finished_at IS NULL`,
    [id, generation],
  );
}
