import type {
  EndedJobItem,
  HandedOverItem,
  ItemWorkplace,
  JobItemCounts,
  NewJobItem,
  OpenJobItem,
} from '@capstan/kit';
import { hasReceipt } from '@capstan/capabilities';
import { type Queryable, sha256 } from '@capstan/platform-core';
import { storableJson } from '@capstan/platform-jobs';
import type { JobItem, JobItemPage, JobItemQuery } from './job-item.js';

/** A longer key, e.g. an address with a token in it, would not fit into the index. */
const MAX_KEY = 512;

const storableKey = (key: string): string =>
  key.length <= MAX_KEY ? key : `sha256:${sha256(key).toString('hex')}`;

const COUNTS = 'items_added AS added, items_done AS done, items_failed AS failed, units';

/** Counts of a job without items. */
export const NO_ITEMS: JobItemCounts = { added: 0, done: 0, failed: 0, units: 0 };

/** Reads how many items a job has. */
export async function countItems(database: Queryable, jobId: string): Promise<JobItemCounts> {
  const rows = await database.query<JobItemCounts[]>(`SELECT ${COUNTS} FROM capability_jobs WHERE id = $1`, [
    jobId,
  ]);
  return rows[0] ?? NO_ITEMS;
}

/** Adds items with new keys to a job that is locked by this transaction, while it has fewer than `limit`. */
export async function insertItems(
  transaction: Queryable,
  jobId: string,
  items: readonly NewJobItem[],
  limit: number,
): Promise<void> {
  if (items.length === 0) return;
  await transaction.query(
    `WITH given AS (
       SELECT key, min(place) AS place, (array_agg(input ORDER BY place))[1] AS input
       FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS one (key, input, place) GROUP BY key
     ), fresh AS (
       SELECT key, input, row_number() OVER (ORDER BY place) AS place FROM given
       WHERE NOT EXISTS (SELECT FROM capability_job_items i WHERE i.job_id = $1 AND i.key = given.key)
     ), added AS (
       INSERT INTO capability_job_items (job_id, position, key, input)
       SELECT $1, job.items_added + place, key, input::json FROM fresh, capability_jobs job
       WHERE job.id = $1 AND job.items_added + place <= $4
       RETURNING 1
     )
     UPDATE capability_jobs SET items_added = items_added + (SELECT count(*) FROM added) WHERE id = $1`,
    [jobId, items.map(({ key }) => storableKey(key)), items.map(({ input }) => storableJson(input)), limit],
  );
}

/** Reads open items that are not handed over, in order. @param except positions that are under way. */
export function readOpenItems(
  database: Queryable,
  jobId: string,
  count: number,
  except: readonly number[],
): Promise<OpenJobItem[]> {
  return database.query<OpenJobItem[]>(
    `SELECT position, key, input FROM capability_job_items
     WHERE job_id = $1 AND status = 'open' AND work_id IS NULL AND position <> ALL ($3::int[])
     ORDER BY position LIMIT $2`,
    [jobId, count, except],
  );
}

/** SQL: an item that is handed over and has not ended; the condition of its index. */
const IS_HANDED_OVER = `status = 'open' AND work_id IS NOT NULL`;

/** Reads open items that are handed over, in order. */
export function readHandedOverItems(database: Queryable, jobId: string): Promise<HandedOverItem[]> {
  return database.query<HandedOverItem[]>(
    `SELECT position, key, input, work_id AS "workId" FROM capability_job_items
     WHERE job_id = $1 AND ${IS_HANDED_OVER} ORDER BY position`,
    [jobId],
  );
}

/** SQL: the work of an item of the job that was handed over has ended. @param job expression for the id of the job. */
export const hasEndedWork = (job: string): string =>
  `EXISTS (SELECT FROM capability_job_items i WHERE i.job_id = ${job} AND ${IS_HANDED_OVER} AND ${hasReceipt('i.work_id')})`;

/** Hands an open item of a job that is locked by this transaction over. @returns false if it has ended, or is handed over. */
export async function handOverItem(
  transaction: Queryable,
  jobId: string,
  position: number,
  { workId, location }: ItemWorkplace,
): Promise<boolean> {
  const rows = await transaction.query<object[]>(
    `WITH given AS (
       UPDATE capability_job_items SET work_id = $3, location = $4
       WHERE job_id = $1 AND position = $2 AND status = 'open' AND work_id IS NULL RETURNING 1
     )
     SELECT FROM given`,
    [jobId, position, workId, location],
  );
  return rows.length > 0;
}

/** Whether another item of the job has the key. */
export async function hasItem(
  database: Queryable,
  jobId: string,
  key: string,
  position: number,
): Promise<boolean> {
  const rows = await database.query<object[]>(
    'SELECT FROM capability_job_items WHERE job_id = $1 AND key = $2 AND position <> $3',
    [jobId, storableKey(key), position],
  );
  return rows.length > 0;
}

/** Marks an item as another one of the job. */
export async function dropItem(transaction: Queryable, jobId: string, position: number): Promise<void> {
  await transaction.query(
    `UPDATE capability_job_items SET status = 'known', ended_at = clock_timestamp()
     WHERE job_id = $1 AND position = $2 AND status = 'open'`,
    [jobId, position],
  );
}

/** Ends an open item of a job that is locked by this transaction; one that has ended stays as it is. */
export async function endItem(
  transaction: Queryable,
  jobId: string,
  { position, key: knownKey }: OpenJobItem,
  { outcome, output, units, key }: EndedJobItem,
): Promise<void> {
  await transaction.query(
    `WITH ended AS (
       UPDATE capability_job_items SET status = $3, output = $4::text::json, bytes = octet_length($4::text), key = $5,
         ended_at = clock_timestamp()
       WHERE job_id = $1 AND position = $2 AND status = 'open' RETURNING bytes, status
     )
     UPDATE capability_jobs SET items_bytes = items_bytes + ended.bytes, units = units + $6,
       items_done = items_done + (ended.status = 'done')::int,
       items_failed = items_failed + (ended.status = 'failed')::int
     FROM ended WHERE id = $1`,
    [jobId, position, outcome, storableJson(output), storableKey(key ?? knownKey), units],
  );
}

/** Bytes of the items of all jobs of an account. */
export async function storedBytes(database: Queryable, accountId: string): Promise<number> {
  const rows = await database.query<{ bytes: string }[]>(
    'SELECT coalesce(sum(items_bytes), 0) AS bytes FROM capability_jobs WHERE account_id = $1 AND items_bytes > 0',
    [accountId],
  );
  return Number(rows[0]?.bytes ?? 0);
}

/**
 * Reads ended items in order: while the job runs only those before the first open one, so that a page never changes; at
 * least one, and then as many as fit into `maxBytes`.
 */
export async function readItems(
  database: Queryable,
  jobId: string,
  { after, limit, maxBytes, status }: JobItemQuery & { maxBytes: number },
): Promise<JobItemPage> {
  const rows = await database.query<(JobItem & { found: number })[]>(
    `SELECT position, status, input, output, location, ended_at AS "endedAt", found FROM (
       SELECT *, sum(bytes) OVER (ORDER BY position) - bytes AS bytes_before,
         row_number() OVER (ORDER BY position) AS place, (count(*) OVER ())::int AS found
       FROM (
         SELECT * FROM capability_job_items
         WHERE job_id = $1 AND position > $2 AND status IN ('done', 'failed')
           AND ($5::text IS NULL OR status = $5) AND position < coalesce((SELECT min(position) FROM capability_job_items other
             WHERE other.job_id = $1 AND other.status = 'open'), 2147483647)
         ORDER BY position LIMIT $3 + 1
       ) page
     ) measured WHERE place <= $3 AND (bytes_before < $4 OR place = 1) ORDER BY position`,
    [jobId, after ?? 0, limit, maxBytes, status ?? null],
  );
  return { items: rows, hasMore: rows.length < (rows[0]?.found ?? 0) };
}

/** Deletes the items that an ended job will not do. */
export async function deleteOpenItems(transaction: Queryable, jobId: string): Promise<void> {
  await transaction.query(
    `DELETE FROM capability_job_items WHERE job_id = $1 AND status IN ('open', 'known')`,
    [jobId],
  );
}
