import type { Queryable } from '@capstan/platform-core';
import type { JobTables } from '../tables/job-tables.js';
import type { ClaimKind } from './claim-kind.js';
import { claimColumns } from './claims.sql.js';
import type { HeldJob } from './held-job.js';
import { EXTEND_LEASE } from './lease.sql.js';

/**
 * Raises the generation of an open job, so that its worker can write nothing more, and keeps the job from other
 * workers while it is settled.
 * @param condition SQL: what must hold as well. @returns undefined if it has ended, or the condition does not hold.
 */
export async function lockForEnding<C>(
  database: Queryable,
  kind: Pick<ClaimKind, 'jobs' | 'columns'>,
  id: string,
  condition = 'true',
): Promise<C | undefined> {
  const [claim] = await database.query<C[]>(
    `WITH locked AS (
       UPDATE ${kind.jobs} j SET generation = generation + 1, ${EXTEND_LEASE}
       WHERE j.id = $1 AND j.finished_at IS NULL AND ${condition} RETURNING j.*
     )
     SELECT ${claimColumns(kind)} FROM locked`,
    [id],
  );
  return claim;
}

/**
 * Raises the generation of a job that this worker holds. @returns the new one; undefined if the lease is lost.
 */
export async function raiseGeneration(
  database: Queryable,
  { jobs }: Pick<JobTables, 'jobs'>,
  { id, generation }: HeldJob,
): Promise<number | undefined> {
  const [sealed] = await database.query<{ generation: number }[]>(
    `WITH sealed AS (
       UPDATE ${jobs} SET generation = generation + 1, ${EXTEND_LEASE}
       WHERE id = $1 AND generation = $2 AND finished_at IS NULL RETURNING generation
     )
     SELECT generation FROM sealed`,
    [id, generation],
  );
  return sealed?.generation;
}
