import type { Queryable } from '@capstan/platform-core';
import type { OpenWork } from '@capstan/platform-jobs';
import type { JobKind, OpenCounts, OpenJob, OpenJobFilter } from './open-job.js';

const unionOf = (parts: readonly { queue: string; sql: string }[]): string =>
  parts.map(({ queue, sql }) => `SELECT '${queue}' AS queue, q.* FROM (${sql}) q`).join(' UNION ALL ');

/** Lists open jobs, oldest first: the first ones of each queue, merged. @param jobs queues of jobs. */
export const listOpenJobs = (
  database: Queryable,
  jobs: readonly OpenWork[],
  { state, accountId, after, limit }: Omit<OpenJobFilter, 'kind'>,
): Promise<OpenJob[]> => {
  const [createdAt = null, id = null] = after?.split('_') ?? [];
  const page = { state, isOfAccount: accountId !== undefined };
  return database.query(
    `SELECT id, queue AS kind, capability, account_id AS "accountId", state, created_at AS "createdAt",
       claimed_at AS "claimedAt", lease_until AS "leaseUntil", generation AS attempts,
       fruitless_takes AS "attemptsWithoutProgress", stop_requested_at AS "stopRequestedAt",
       extract(epoch FROM created_at)::numeric(20, 6) || '_' || id AS cursor
     FROM (${unionOf(jobs.flatMap(({ queue, list }) => (list === undefined ? [] : { queue, sql: list(page) })))}) o
     ORDER BY created_at, id LIMIT $4`,
    [accountId ?? null, createdAt, id, limit],
  );
};

/** Counts what is open in each queue, in the order of `queues`. */
export const countOpenJobs = (database: Queryable, queues: readonly OpenWork[]): Promise<OpenCounts[]> =>
  database.query(
    `SELECT queue, waiting, active, delayed, oldest_waiting_at AS "oldestWaitingAt"
     FROM (${unionOf(queues.map(({ queue, counts }) => ({ queue, sql: counts })))}) o
     ORDER BY array_position($1::text[], queue)`,
    [queues.map(({ queue }) => queue)],
  );

/** Tables of jobs with `status` and `finished_at`, by queue. */
const TABLES = {
  build: 'builds',
  research: 'research_runs',
  job: 'capability_jobs',
  message: 'messages',
} as const satisfies Record<JobKind, string>;

/** Counts what failed in the last 24 hours, by queue. Reads whole tables: callers cache it. */
export const countFailedJobs = async (database: Queryable): Promise<Map<string, number>> => {
  const day = "now() - interval '24 hours'";
  const ofJobs = Object.entries(TABLES).map(
    ([kind, table]) =>
      `SELECT '${kind}' AS queue, count(*)::int AS failed FROM ${table} WHERE status = 'failed' AND finished_at > ${day}`,
  );
  const rows = await database.query<{ queue: string; failed: number }[]>(
    [
      ...ofJobs,
      `SELECT 'webhook', count(*)::int FROM webhook_deliveries WHERE status = 'failed' AND ended_at > ${day}`,
      `SELECT 'event', count(*)::int FROM event_deliveries WHERE failed_at > ${day}`,
    ].join(' UNION ALL '),
  );
  return new Map(rows.map(({ queue, failed }) => [queue, failed]));
};
