import type { Queryable } from '@capstan/platform-core';
import { type HeldJob, storableJson } from '@capstan/platform-jobs';
import { deleteOpenItems } from './job-items.sql.js';
import type { JobAttempt, JobProgressState, JobStatus } from './job.js';

/** A job to be inserted. */
export interface NewJob {
  id: string;
  accountId: string;
  keyId: string;
  capability: string;
  params: object;
  ticket: object;
}

/** Inserts a job. Its parameters are text of a caller, so they are made storable first. */
export async function insertJob(transaction: Queryable, job: NewJob): Promise<void> {
  await transaction.query(
    'INSERT INTO capability_jobs (id, account_id, key_id, capability, params, ticket) VALUES ($1, $2, $3, $4, $5, $6)',
    [job.id, job.accountId, job.keyId, job.capability, storableJson(job.params), storableJson(job.ticket)],
  );
}

/** Stores progress of a job that is locked by this transaction. */
export async function saveProgress(
  transaction: Queryable,
  id: string,
  progress: JobProgressState,
): Promise<void> {
  await transaction.query('UPDATE capability_jobs SET progress = $2 WHERE id = $1', [
    id,
    storableJson(progress),
  ]);
}

/** Stores the checkpoint of a provider in a job that is locked by this transaction. */
export async function saveCheckpoint(
  transaction: Queryable,
  id: string,
  provider: string,
  checkpoint: unknown,
): Promise<void> {
  await transaction.query(
    'UPDATE capability_jobs SET checkpoints = checkpoints || jsonb_build_object($2::text, $3::jsonb) WHERE id = $1',
    [id, provider, storableJson(checkpoint)],
  );
}

/** Subtracts time from the work of this generation, as if the job had been claimed later. */
export async function discountTime(
  database: Queryable,
  { id, generation }: HeldJob,
  seconds: number,
): Promise<void> {
  await database.query(
    `UPDATE capability_jobs SET claimed_at = least(clock_timestamp(), claimed_at + make_interval(secs => $3))
     WHERE id = $1 AND generation = $2 AND finished_at IS NULL`,
    [id, generation, seconds],
  );
}

/** Units of the price that were delivered with the items of a job; undefined for a job without items. */
export async function deliveredUnits(database: Queryable, id: string): Promise<number | undefined> {
  const rows = await database.query<{ units: number }[]>(
    'SELECT units FROM capability_jobs WHERE id = $1 AND items_added > 0',
    [id],
  );
  return rows[0]?.units;
}

/** The final values of a job's row. */
export interface JobEnd {
  status: JobStatus;
  result: object | null;
  failure: object | null;
  attempts: readonly JobAttempt[];
  providerUsed: string | null;
  credits: number;
}

/**
 * Ends a job; checkpoints, and items that were not done, are no longer needed. @returns false when it is not held under
 * this generation.
 */
export async function endJob(
  transaction: Queryable,
  { id, generation }: HeldJob,
  end: JobEnd,
): Promise<boolean> {
  const rows = await transaction.query<object[]>(
    `WITH ended AS (
       UPDATE capability_jobs SET status = $3, result = $4::json, failure = $5::jsonb, attempts = $6::jsonb,
         provider_used = $7, credits = $8, checkpoints = '{}', finished_at = clock_timestamp(), lease_until = NULL
       WHERE id = $1 AND generation = $2 AND finished_at IS NULL RETURNING 1
     )
     SELECT FROM ended`,
    [
      id,
      generation,
      end.status,
      end.result && storableJson(end.result),
      end.failure && storableJson(end.failure),
      storableJson(end.attempts),
      end.providerUsed,
      end.credits,
    ],
  );
  if (rows.length === 0) return false;
  await deleteOpenItems(transaction, id);
  return true;
}
