import type { Queryable } from '@capstan/platform-core';
import type { HeldJob } from '@capstan/platform-jobs';
import type { RunStatus } from './run.js';

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
