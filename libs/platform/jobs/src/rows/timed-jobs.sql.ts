import { JOB_LEASE_SECONDS } from './lease.sql.js';

/**
 * SQL: seconds that the last worker had the job, up to its last renewal; 0 if it released the job, which counts them.
 */
const WORKED = `coalesce(greatest(0, extract(epoch FROM
  j.lease_until - make_interval(secs => ${JOB_LEASE_SECONDS}) - j.claimed_at)), 0)`;

/** SQL: what the claim of a timed job sets. */
export const START_TIME = [
  'started_at = coalesce(j.started_at, clock_timestamp())',
  `worked_seconds = j.worked_seconds + ${WORKED}`,
] as const;

/** SQL: the columns of `TimedJob`. */
export const TIMED_COLUMNS = [
  'stop_requested_at IS NOT NULL AS "isStopRequested"',
  'worked_seconds AS "workedSeconds"',
  'extract(epoch FROM clock_timestamp() - started_at)::float8 AS "startedSecondsAgo"',
  'extract(epoch FROM started_at - created_at)::float8 AS "queuedSeconds"',
] as const;

/** SQL: adds the time of a worker when it releases the job; time without a worker does not count. */
export const COUNT_TIME = `worked_seconds = worked_seconds
  + coalesce(greatest(0, extract(epoch FROM clock_timestamp() - claimed_at)), 0)`;
