import type { Queryable } from '@capstan/platform-core';
import { isClaimable } from '@capstan/platform-jobs';
import type { JobKind, OpenJob, OpenJobFilter, QueueCounts } from './open-job.js';

/** Where jobs of a kind are. Constants of the code, which are inserted into SQL. */
interface JobSource {
  table: string;
  /** Condition of the partial index of open jobs. */
  open: string;
  capability: string;
  /** Further condition for a worker to take it. */
  ready?: string;
}

const SOURCES: Record<JobKind, JobSource> = {
  build: { table: 'builds', open: "j.status = 'running'", capability: "'build'" },
  research: { table: 'research_runs', open: 'j.finished_at IS NULL', capability: "'research'" },
  job: {
    table: 'capability_jobs',
    open: 'j.finished_at IS NULL',
    capability: 'j.capability',
    // Paused jobs wait for others, not for a worker.
    ready: '(j.paused_generation IS DISTINCT FROM j.generation OR j.stop_requested_at IS NOT NULL)',
  },
  message: {
    table: 'messages',
    open: 'j.finished_at IS NULL',
    capability: "'send_message'",
    ready: '(j.scheduled_at IS NULL OR j.scheduled_at <= clock_timestamp())',
  },
};

/** SQL: the open jobs of all features, whose tables share their columns. */
const OPEN_JOBS = Object.entries(SOURCES)
  .map(
    ([kind, { table, open, capability, ready = 'true' }]) => `
    SELECT j.id, '${kind}' AS kind, ${capability} AS capability, j.account_id, j.created_at, j.claimed_at,
      j.lease_until, j.generation, j.fruitless_takes, j.stop_requested_at,
      CASE WHEN j.lease_until >= clock_timestamp() THEN 'active'
        WHEN ${ready} AND ${isClaimable('j')} THEN 'waiting' ELSE 'delayed' END AS state
    FROM ${table} j WHERE ${open}`,
  )
  .join(' UNION ALL ');

/** Lists open jobs, oldest first. */
export const listOpenJobs = (
  database: Queryable,
  { kind, state, accountId, after, limit }: OpenJobFilter,
): Promise<OpenJob[]> => {
  const [createdAt = null, id = null] = after?.split('_') ?? [];
  return database.query(
    `SELECT id, kind, capability, account_id AS "accountId", state, created_at AS "createdAt",
       claimed_at AS "claimedAt", lease_until AS "leaseUntil", generation AS attempts,
       fruitless_takes AS "attemptsWithoutProgress", stop_requested_at AS "stopRequestedAt",
       extract(epoch FROM created_at)::numeric(20, 6) || '_' || id AS cursor
     FROM (${OPEN_JOBS}) o
     WHERE ($1::text IS NULL OR kind = $1) AND ($2::text IS NULL OR state = $2)
       AND ($3::uuid IS NULL OR account_id = $3)
       AND ($4::numeric IS NULL OR (extract(epoch FROM created_at)::numeric(20, 6), id) > ($4, $5::uuid))
     ORDER BY created_at, id LIMIT $6`,
    [kind, state, accountId, createdAt, id, limit],
  );
};

type Counted = Omit<QueueCounts, 'failedLast24h'>;

/** Counts what is open in each queue. Empty queues are left out. */
export const countOpenJobs = (database: Queryable): Promise<Counted[]> =>
  database.query(`
    SELECT queue, count(*) FILTER (WHERE state = 'waiting')::int AS waiting,
      count(*) FILTER (WHERE state = 'active')::int AS active,
      count(*) FILTER (WHERE state = 'delayed')::int AS delayed,
      min(created_at) FILTER (WHERE state = 'waiting') AS "oldestWaitingAt"
    FROM (
      SELECT kind AS queue, state, created_at FROM (${OPEN_JOBS}) o
      UNION ALL
      SELECT 'webhook', CASE WHEN leased_until >= clock_timestamp() THEN 'active'
        WHEN available_at <= clock_timestamp() THEN 'waiting' ELSE 'delayed' END, created_at
      FROM webhook_deliveries WHERE status = 'pending'
      UNION ALL
      SELECT 'event', CASE WHEN d.available_at <= clock_timestamp() THEN 'waiting' ELSE 'delayed' END, e.occurred_at
      FROM event_deliveries d JOIN domain_events e ON e.number = d.event_number WHERE d.failed_at IS NULL
    ) q GROUP BY queue`);

/** Counts what failed in the last 24 hours, by queue. Reads whole tables: callers cache it. */
export const countFailedJobs = async (database: Queryable): Promise<Map<string, number>> => {
  const day = "now() - interval '24 hours'";
  const ofJobs = Object.entries(SOURCES).map(
    ([kind, { table }]) =>
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
