import type { Queryable } from '@capstan/platform-core';
import { deleteInBatches, storableJson } from '@capstan/platform-jobs';
import type { ResearchRequest } from '../model/research-request.js';

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

/** Deletes the checkpoints of runs that ended an hour ago. */
export const pruneCheckpoints = (database: Queryable): Promise<void> =>
  deleteInBatches(
    database,
    `DELETE FROM research_checkpoints WHERE ctid = ANY (ARRAY(
       SELECT c.ctid FROM research_checkpoints c JOIN research_runs r ON r.id = c.run_id
       WHERE r.finished_at < now() - interval '1 hour' LIMIT $1))`,
  );
