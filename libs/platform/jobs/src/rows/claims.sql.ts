import type { Queryable } from '@capstan/platform-core';
import { traceOf } from '../traces/job-traces.sql.js';
import { CLAIM, isClaimable } from './attempts.sql.js';
import type { ClaimKind } from './claim-kind.js';
import type { ClaimableJob } from './claimable-job.js';
import { inFairOrder } from './fair-order.sql.js';
import { isRunning } from './open-accounts.sql.js';
import type { WaitingRows } from './waiting-rows.js';

/** SQL: the job `j` is waiting, and may run now. */
const isReady = ({ ready }: ClaimKind): string =>
  ready === undefined ? isClaimable('j') : `${isClaimable('j')} AND (${ready})`;

const IS_OPEN = 'finished_at IS NULL';

/** Where to find waiting jobs of a kind. */
export const waitingRows = (kind: ClaimKind): WaitingRows => ({
  jobs: kind.jobs,
  alias: 'j',
  isOpen: IS_OPEN,
  condition: isReady(kind),
});

/** SQL: the job is ready, and its account has a free slot. $1: slots. */
const hasSlot = (kind: ClaimKind): string => `${isReady(kind)}
  AND (SELECT count(*) FROM ${kind.jobs} WHERE account_id = j.account_id AND ${isRunning(IS_OPEN)}) < $1`;

/** SQL: what a claim returns. */
export const claimColumns = ({ columns }: Pick<ClaimKind, 'columns'>): string =>
  [
    'id',
    'account_id AS "accountId"',
    'generation',
    'fruitless_takes AS "attemptsWithoutProgress"',
    ...columns,
  ].join(', ');

/** Reads jobs that a worker could claim now, in fair order. The table needs what `WaitingRows` says. */
export function readClaimableJobs(
  database: Queryable,
  kind: ClaimKind,
  { perAccount, limit }: { perAccount: number; limit: number },
): Promise<ClaimableJob[]> {
  return database.query<ClaimableJob[]>(inFairOrder(waitingRows(kind)), [perAccount, limit]);
}

/** Reads the account of a job; undefined if there is no such job. */
export async function accountOfJob(
  database: Queryable,
  { jobs }: Pick<ClaimKind, 'jobs'>,
  id: string,
): Promise<string | undefined> {
  const [job] = await database.query<{ accountId: string }[]>(
    `SELECT account_id AS "accountId" FROM ${jobs} WHERE id = $1`,
    [id],
  );
  return job?.accountId;
}

/** Claims a job if it is ready and its account has a free slot; the caller has locked the account's claims. */
export async function claimJob<C>(
  transaction: Queryable,
  kind: ClaimKind,
  { id, perAccount }: { id: string; perAccount: number },
): Promise<C | null> {
  const [claim] = await transaction.query<C[]>(
    `WITH claimed AS (
       UPDATE ${kind.jobs} j SET ${[CLAIM, ...kind.changes].join(', ')}
       WHERE j.id = $2 AND ${hasSlot(kind)} RETURNING j.*
     )
     SELECT ${claimColumns(kind)}, ${traceOf('claimed.id')} AS traceparent FROM claimed`,
    [perAccount, id],
  );
  return claim ?? null;
}
