import type { Queryable } from '@capstan/platform-core';
import type { JobTables } from '../tables/job-tables.js';
import type { JobEvent, NewJobEvent } from './job-event.js';
import { storableJson } from './storable-json.js';

/**
 * Appends events to a job's stream. Locks the row of the job while its events are numbered, so that numbers have no
 * gaps and become visible in order.
 * @returns the number of the last event; 0 if the job does not exist.
 */
export async function appendEvents<K extends string>(
  transaction: Queryable,
  { jobs, events: log, key }: JobTables,
  jobId: string,
  events: readonly NewJobEvent<K>[],
): Promise<number> {
  const rows = await transaction.query<{ seq: number }[]>(
    `WITH job AS (
       UPDATE ${jobs} SET next_seq = next_seq + $2 WHERE id = $1 RETURNING next_seq - $2 AS first
     )
     INSERT INTO ${log} (${key}, seq, kind, fields)
     SELECT $1, job.first + event.ord - 1, event.item ->> 'kind', event.item -> 'fields'
     FROM job, jsonb_array_elements($3::jsonb) WITH ORDINALITY AS event (item, ord)
     RETURNING seq`,
    [jobId, events.length, storableJson(events)],
  );
  return Math.max(0, ...rows.map(({ seq }) => seq));
}

/** Returns the events after `seq`, oldest first. */
export function eventsAfter<K extends string>(
  database: Queryable,
  { events, key }: JobTables,
  { jobId, seq, limit }: { jobId: string; seq: number; limit: number },
): Promise<JobEvent<K>[]> {
  return database.query<JobEvent<K>[]>(
    `SELECT seq, kind, fields, at FROM ${events} WHERE ${key} = $1 AND seq > $2 ORDER BY seq LIMIT $3`,
    [jobId, seq, limit],
  );
}

/** Returns the account of the job and the number to read after; no row when no event can follow. */
export async function streamPosition(
  database: Queryable,
  { jobs, events, key }: JobTables,
  jobId: string,
  seq: number,
): Promise<{ seq: number; accountId: string } | undefined> {
  const [row] = await database.query<{ seq: number; accountId: string }[]>(
    `SELECT least($2, next_seq - 1)::integer AS seq, account_id AS "accountId" FROM ${jobs} WHERE id = $1
       AND (finished_at IS NULL OR EXISTS (SELECT FROM ${events} WHERE ${key} = $1 AND seq > $2))`,
    [jobId, seq],
  );
  return row;
}
