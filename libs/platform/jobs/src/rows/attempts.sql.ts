import { EXTEND_LEASE } from './lease.sql.js';
import { MAX_ATTEMPTS_WITHOUT_PROGRESS } from './attempts.js';

/** Attempts without a delay: a job may lose some workers because of deployments or of other jobs. */
const IMMEDIATE_ATTEMPTS = 4;
/** Delay between attempts after that. Longer than a supervisor waits until it considers a worker healthy. */
const INTERVAL_SECONDS = 40;
const GROWTH = 1.5;
const MAX_GROWTHS = 2;

/**
 * SQL: no worker holds the job, and it does not have to wait. A job that lost several workers is claimed at
 * intervals, which grow while it makes no progress; otherwise it would crash workers faster than their supervisor
 * tolerates. The jitter separates jobs that lost the same worker, so that the one that crashes it does not take the
 * others with it again. A job that must stop does not wait: it is claimed only to be ended.
 * @param job alias of its table.
 */
export const isClaimable = (job: string): string =>
  `${job}.finished_at IS NULL AND (${job}.lease_until IS NULL OR ${job}.lease_until < clock_timestamp())
  AND (${job}.generation < ${IMMEDIATE_ATTEMPTS} OR ${job}.fruitless_takes >= ${MAX_ATTEMPTS_WITHOUT_PROGRESS} OR ${job}.claimed_at IS NULL
    OR ${job}.stop_requested_at IS NOT NULL OR ${job}.claimed_at + interval '${INTERVAL_SECONDS} seconds'
      * ${GROWTH} ^ greatest(0, least(${MAX_GROWTHS}, ${job}.fruitless_takes - ${IMMEDIATE_ATTEMPTS}))
      * (1 + (hashtext(${job}.id::text || ${job}.generation) & 255) / 512.0) < clock_timestamp())`;

/** SQL: what claiming a job sets. An attempt counts as one without progress until progress is recorded. */
export const CLAIM = `generation = generation + 1, fruitless_takes = fruitless_takes + 1, claimed_at = clock_timestamp(),
  ${EXTEND_LEASE}`;
