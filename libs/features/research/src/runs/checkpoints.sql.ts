import type { Queryable } from '@capstan/platform-core';
import type { HeldJob } from '@capstan/platform-jobs';

/** Reads the checkpoints of a run by the hash of their key, as hexadecimal text. */
export function readCheckpoints(
  database: Queryable,
  runId: string,
): Promise<{ hash: string; value: { result: unknown } }[]> {
  return database.query<{ hash: string; value: { result: unknown } }[]>(
    `SELECT encode(key_hash, 'hex') AS hash, value FROM research_checkpoints WHERE run_id = $1`,
    [runId],
  );
}

/**
 * Saves a checkpoint of a run that this worker holds, which counts as progress. An existing row is from the
 * previous worker, whose last write came after this one had read the checkpoints.
 * @returns false if another worker claimed the run, or it ended.
 */
export async function saveCheckpoint(
  database: Queryable,
  { id, generation }: HeldJob,
  keyHash: Buffer,
  json: string,
): Promise<boolean> {
  const rows = await database.query<object[]>(
    `WITH advanced AS (
       UPDATE research_runs SET fruitless_takes = 0
       WHERE id = $1 AND generation = $2 AND finished_at IS NULL AND fruitless_takes > 0
     ), added AS (
       INSERT INTO research_checkpoints (run_id, key_hash, value)
       SELECT id, $3, $4::jsonb FROM research_runs WHERE id = $1 AND generation = $2 AND finished_at IS NULL
       ON CONFLICT (run_id, key_hash) DO UPDATE SET value = excluded.value
       RETURNING 1
     )
     SELECT FROM added`,
    [id, generation, keyHash, json],
  );
  return rows.length > 0;
}

/**
 * Marks events as emitted, by hexadecimal hashes of their keys. @returns those that were not marked before.
 */
export async function insertEventMarks(
  transaction: Queryable,
  runId: string,
  keyHashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const fresh = await transaction.query<{ hash: string }[]>(
    `WITH reported AS (
       INSERT INTO research_checkpoints (run_id, key_hash, value)
       SELECT $1, decode(hash, 'hex'), '{}' FROM unnest($2::text[]) AS hash
       ON CONFLICT DO NOTHING RETURNING key_hash
     )
     SELECT encode(key_hash, 'hex') AS hash FROM reported`,
    [runId, keyHashes],
  );
  return new Set(fresh.map(({ hash }) => hash));
}
