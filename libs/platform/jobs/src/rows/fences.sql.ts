import type { Queryable } from '@capstan/platform-core';
import type { JobTables } from '../tables/job-tables.js';
import type { HeldJob } from './held-job.js';
import { KEEP } from './lease.sql.js';

type JobsTable = Pick<JobTables, 'jobs'>;

/** SQL: adds the time of its worker when a job is given back; time without a worker does not count. */
export const COUNT_TIME = `worked_seconds = worked_seconds
  + coalesce(greatest(0, extract(epoch FROM clock_timestamp() - claimed_at)), 0)`;

/**
 * Raises the generation of an open job, so that its worker can write nothing more, and keeps the job from other workers
 * while its end is booked.
 * @param columns SQL: what else to return of the row. @returns undefined when it has ended.
 */
export async function takeForEnding<T extends HeldJob>(
  database: Queryable,
  { jobs }: JobsTable,
  columns: string,
  id: string,
): Promise<T | undefined> {
  const [claim] = await database.query<T[]>(
    `WITH taken AS (
       UPDATE ${jobs} SET generation = generation + 1, ${KEEP}
       WHERE id = $1 AND finished_at IS NULL RETURNING *
     )
     SELECT id, account_id AS "accountId", generation, ${columns} FROM taken`,
    [id],
  );
  return claim;
}

/** Raises the generation of a job that this worker holds. @returns the new one; undefined when it does not hold the job any more. */
export async function raiseGeneration(
  database: Queryable,
  { jobs }: JobsTable,
  { id, generation }: HeldJob,
): Promise<number | undefined> {
  const [sealed] = await database.query<{ generation: number }[]>(
    `WITH sealed AS (
       UPDATE ${jobs} SET generation = generation + 1, ${KEEP}
       WHERE id = $1 AND generation = $2 AND finished_at IS NULL RETURNING generation
     )
     SELECT generation FROM sealed`,
    [id, generation],
  );
  return sealed?.generation;
}
