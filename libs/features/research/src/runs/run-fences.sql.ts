import type { Queryable } from '@capstan/platform-core';
import { type HeldJob, EXTEND_LEASE } from '@capstan/platform-jobs';
import type { RunStatus } from './run.js';
import type { Claim } from './claim.js';

/**
 * SQL: the time of a worker ends when it hands the run over, since the time without a worker does not count.
 */
export const COUNT_TIME = `worked_seconds = worked_seconds
  + coalesce(greatest(0, extract(epoch FROM clock_timestamp() - claimed_at)), 0)`;

/**
 * Raises the generation of an open run, so that its worker can write nothing more, and keeps the run from
 * other workers while it is settled. @returns undefined if it has ended.
 */
export async function lockForEnding(
  database: Queryable,
  id: string,
): Promise<Pick<Claim, 'id' | 'accountId' | 'generation' | 'ticket'> | undefined> {
  const [claim] = await database.query<Pick<Claim, 'id' | 'accountId' | 'generation' | 'ticket'>[]>(
    `WITH taken AS (
       UPDATE research_runs SET generation = generation + 1, ${EXTEND_LEASE}
       WHERE id = $1 AND finished_at IS NULL RETURNING id, account_id, generation, ticket
     )
     SELECT id, account_id AS "accountId", generation, ticket FROM taken`,
    [id],
  );
  return claim;
}

/**
 * Raises the generation of a run that this worker holds. @returns the new one; undefined if the lease is
 * lost.
 */
export async function raiseGeneration(
  database: Queryable,
  { id, generation }: HeldJob,
): Promise<number | undefined> {
  const [sealed] = await database.query<{ generation: number }[]>(
    `WITH sealed AS (
       UPDATE research_runs SET generation = generation + 1, ${EXTEND_LEASE}
       WHERE id = $1 AND generation = $2 AND finished_at IS NULL RETURNING generation
     )
     SELECT generation FROM sealed`,
    [id, generation],
  );
  return sealed?.generation;
}

/** The final values of a run's row; JSON as text. */
export interface RunEnd {
  status: RunStatus;
  result: string | null;
  evidence: string | null;
  failure: string | null;
  credits: number;
}

/** Ends a run. @returns false if the claim is no longer valid. */
export async function endRun(
  transaction: Queryable,
  { id, generation }: HeldJob,
  { status, result, evidence, failure, credits }: RunEnd,
): Promise<boolean> {
  const rows = await transaction.query<object[]>(
    `WITH ended AS (
       UPDATE research_runs SET status = $3, result = $4::json, evidence = $5::json, failure = $6::jsonb,
         credits = $7, finished_at = clock_timestamp(), lease_until = NULL
       WHERE id = $1 AND generation = $2 AND finished_at IS NULL RETURNING 1
     )
     SELECT FROM ended`,
    [id, generation, status, result, evidence, failure, credits],
  );
  return rows.length > 0;
}
