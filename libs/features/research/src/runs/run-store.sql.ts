import type { Queryable } from '@capstan/platform-core';
import {
  type ClaimableJob,
  LEASE_SECONDS,
  CLAIM,
  inFairOrder,
  isClaimable,
  storableJson,
} from '@capstan/platform-jobs';
import type { ResearchRequest } from '../model/research-request.js';
import type { Claim } from './claim.js';

const FREE = isClaimable('r');

/** It is waiting, and its account has a free slot. $1: slots. */
const CLAIMABLE = `${FREE}
  AND (SELECT count(*) FROM research_runs o WHERE o.account_id = r.account_id AND o.finished_at IS NULL
    AND o.lease_until > clock_timestamp()) < $1`;

/**
 * Seconds that the last worker had it, up to its last heartbeat; none if it handed the run over, and counted
 * them itself.
 */
const WORKED = `coalesce(greatest(0, extract(epoch FROM
  r.lease_until - make_interval(secs => ${LEASE_SECONDS}) - r.claimed_at)), 0)`;

/** Inserts a run. Its request is a caller's text, so unsupported characters are removed first. */
export async function insertRun(
  transaction: Queryable,
  run: { id: string; accountId: string; keyId: string; request: ResearchRequest; ticket: object },
): Promise<void> {
  await transaction.query(
    'INSERT INTO research_runs (id, account_id, key_id, request, ticket) VALUES ($1, $2, $3, $4, $5)',
    [run.id, run.accountId, run.keyId, storableJson(run.request), storableJson(run.ticket)],
  );
}

/** Counts the searches in the stream of a run that found something. */
export async function countSearchesThatFound(database: Queryable, runId: string): Promise<number> {
  const [row] = await database.query<{ searches: number }[]>(
    `SELECT count(*)::int AS searches FROM research_events
     WHERE run_id = $1 AND kind = 'search.completed' AND (fields ->> 'found')::int > 0`,
    [runId],
  );
  return row?.searches ?? 0;
}

/** Reads runs that a worker could claim now, in fair order. */
export function claimableRuns(
  database: Queryable,
  { perAccount, limit }: { perAccount: number; limit: number },
): Promise<ClaimableJob[]> {
  const order = inFairOrder({
    jobs: 'research_runs',
    alias: 'r',
    isOpen: 'finished_at IS NULL',
    condition: FREE,
  });
  return database.query<ClaimableJob[]>(order, [perAccount, limit]);
}

/**
 * Claims a run if it is waiting and its account has a free slot; the caller has locked the account's claims.
 */
export async function claimRun(
  transaction: Queryable,
  id: string,
  perAccount: number,
): Promise<Claim | null> {
  const [claim] = await transaction.query<Claim[]>(
    `WITH claimed AS (
       UPDATE research_runs r SET ${CLAIM}, status = 'running',
         started_at = coalesce(r.started_at, clock_timestamp()), worked_seconds = r.worked_seconds + ${WORKED}
       WHERE r.id = $2 AND ${CLAIMABLE} RETURNING r.*
     )
     SELECT id, account_id AS "accountId", key_id AS "keyId", request, ticket, generation,
       fruitless_takes AS "attemptsWithoutProgress",
       stop_requested_at IS NOT NULL AS "isStopWanted",
       worked_seconds AS "workedSeconds",
       extract(epoch FROM clock_timestamp() - started_at)::float8 AS "startedSecondsAgo",
       extract(epoch FROM started_at - created_at)::float8 AS "queuedSeconds"
     FROM claimed`,
    [perAccount, id],
  );
  return claim ?? null;
}

/** Deletes some checkpoints of runs that ended an hour ago. @returns how many. */
export const deleteOldCheckpoints = (database: Queryable, limit: number): Promise<number> =>
  deleted(
    database.query(
      `DELETE FROM research_checkpoints WHERE ctid = ANY (ARRAY(
         SELECT c.ctid FROM research_checkpoints c JOIN research_runs r ON r.id = c.run_id
         WHERE r.finished_at < now() - interval '1 hour' LIMIT $1))`,
      [limit],
    ),
  );

/** Deletes some runs that ended `days` ago. @returns how many. */
export const deleteOldRuns = (database: Queryable, days: number, limit: number): Promise<number> =>
  deleted(
    database.query(
      `DELETE FROM research_runs WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM research_runs WHERE finished_at < now() - make_interval(days => $1) LIMIT $2))`,
      [days, limit],
    ),
  );

/** TypeORM returns the rows of a DELETE and their number. */
const deleted = async (result: Promise<[unknown[], number]>): Promise<number> => (await result)[1];
