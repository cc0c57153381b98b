import type { Queryable } from '@capstan/platform-core';
import type { JobTables } from '../tables/job-tables.js';
import type { ClaimableJob } from './claimable-job.js';
import { inFairOrder } from './fair-order.sql.js';
import { LEASE_SECONDS } from './lease.sql.js';
import { TAKE, isFree } from './takes.sql.js';

type JobsTable = Pick<JobTables, 'jobs'>;

/** SQL: the job is free, and its account has a place left. $1: places. */
const claimable = (jobs: string): string => `${isFree('j')}
  AND (SELECT count(*) FROM ${jobs} o WHERE o.account_id = j.account_id AND o.finished_at IS NULL
    AND o.lease_until > clock_timestamp()) < $1`;

/** SQL: seconds that the last worker had the job, up to its last renewal; 0 if it returned the job, and counted them itself. */
const WORKED = `coalesce(greatest(0, extract(epoch FROM
  j.lease_until - make_interval(secs => ${LEASE_SECONDS}) - j.claimed_at)), 0)`;

/** Reads jobs that a worker could take now, in fair order. The table needs the columns of `inFairOrder`. */
export function claimableJobs(
  database: Queryable,
  { jobs }: JobsTable,
  { perAccount, limit }: { perAccount: number; limit: number },
): Promise<ClaimableJob[]> {
  const order = inFairOrder({
    jobs,
    alias: 'j',
    isOpen: 'finished_at IS NULL',
    condition: isFree('j'),
  });
  return database.query<ClaimableJob[]>(order, [perAccount, limit]);
}

/**
 * Takes a job if it is free and its account has a place left; the caller has locked the claims of the account. The table
 * needs `status`, `worked_seconds`, `created_at` and `started_at` as well.
 * @param columns SQL: what else to return of the row.
 */
export async function claimJob<C>(
  transaction: Queryable,
  { jobs }: JobsTable,
  columns: string,
  { id, perAccount }: { id: string; perAccount: number },
): Promise<C | null> {
  const [claim] = await transaction.query<C[]>(
    `WITH claimed AS (
       UPDATE ${jobs} j SET ${TAKE}, status = 'running',
         started_at = coalesce(j.started_at, clock_timestamp()), worked_seconds = j.worked_seconds + ${WORKED}
       WHERE j.id = $2 AND ${claimable(jobs)} RETURNING j.*
     )
     SELECT id, account_id AS "accountId", generation, fruitless_takes AS "fruitlessTakes",
       stop_requested_at IS NOT NULL AS "isStopWanted", worked_seconds AS "workedSeconds",
       extract(epoch FROM clock_timestamp() - started_at)::float8 AS "startedSecondsAgo",
       extract(epoch FROM started_at - created_at)::float8 AS "queuedSeconds", ${columns}
     FROM claimed`,
    [perAccount, id],
  );
  return claim ?? null;
}
