import type { Queryable } from '@capstan/platform-core';
import type { OpenWork } from '@capstan/platform-jobs';
import type { JobKind, OpenJob, OpenJobFilter, QueueCounts } from './open-job.js';

type Source = Pick<OpenWork, 'queue' | 'rows'>;

const unionOf = (sources: readonly Source[], columns: string): string =>
  sources
    .map(({ queue, rows }) => `SELECT '${queue}' AS queue, ${columns} FROM (${rows}) q`)
    .join(' UNION ALL ');

const JOB_COLUMNS =
  'id, capability, account_id, state, created_at, claimed_at, lease_until, generation, fruitless_takes, stop_requested_at';

/** Lists open jobs, oldest first. @param jobs queues of jobs. */
export const listOpenJobs = (
  database: Queryable,
  jobs: readonly Source[],
  { kind, state, accountId, after, limit }: OpenJobFilter,
): Promise<OpenJob[]> => {
  const [createdAt = null, id = null] = after?.split('_') ?? [];
  return database.query(
    `SELECT id, queue AS kind, capability, account_id AS "accountId", state, created_at AS "createdAt",
       claimed_at AS "claimedAt", lease_until AS "leaseUntil", generation AS attempts,
       fruitless_takes AS "attemptsWithoutProgress", stop_requested_at AS "stopRequestedAt",
       extract(epoch FROM created_at)::numeric(20, 6) || '_' || id AS cursor
     FROM (${unionOf(jobs, JOB_COLUMNS)}) o
     WHERE ($1::text IS NULL OR queue = $1) AND ($2::text IS NULL OR state = $2)
       AND ($3::uuid IS NULL OR account_id = $3)
       AND ($4::numeric IS NULL OR (extract(epoch FROM created_at)::numeric(20, 6), id) > ($4, $5::uuid))
     ORDER BY created_at, id LIMIT $6`,
    [kind, state, accountId, createdAt, id, limit],
  );
};

type Counted = Omit<QueueCounts, 'failedLast24h'>;

/** Counts what is open in each queue. Empty queues are left out. */
export const countOpenJobs = (database: Queryable, queues: readonly Source[]): Promise<Counted[]> =>
  database.query(`
    SELECT queue, count(*) FILTER (WHERE state = 'waiting')::int AS waiting,
      count(*) FILTER (WHERE state = 'active')::int AS active,
      count(*) FILTER (WHERE state = 'delayed')::int AS delayed,
      min(waiting_since) FILTER (WHERE state = 'waiting') AS "oldestWaitingAt"
    FROM (${unionOf(queues, 'state, waiting_since')}) o GROUP BY queue`);

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
