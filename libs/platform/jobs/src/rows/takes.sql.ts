import { KEEP } from './lease.sql.js';
import { MAX_FRUITLESS_TAKES } from './takes.js';

/** Workers that a job may lose before it has to wait: deploys and the faults of its neighbours are not its own. */
const TAKES_AT_ONCE = 4;
/** From one take to the next after that. A supervisor takes a worker that lives for so long for a good one. */
const INTERVAL_SECONDS = 40;
const GROWTH = 1.5;
const MAX_GROWTHS = 2;

/**
 * SQL: nobody holds the job, and it need not wait. A job that lost some workers is taken at intervals, which grow while it
 * gets no further: else it would end workers faster than their supervisor bears. Jobs that lost the same worker come back
 * at different times, so that one which ends it does not take the others along again and again. One that is to be stopped
 * never waits: whoever takes it only ends it.
 * @param job alias of its table.
 */
export const isFree = (job: string): string =>
  `${job}.finished_at IS NULL AND (${job}.lease_until IS NULL OR ${job}.lease_until < clock_timestamp())
  AND (${job}.generation < ${TAKES_AT_ONCE} OR ${job}.fruitless_takes >= ${MAX_FRUITLESS_TAKES} OR ${job}.claimed_at IS NULL
    OR ${job}.stop_requested_at IS NOT NULL OR ${job}.claimed_at + interval '${INTERVAL_SECONDS} seconds'
      * ${GROWTH} ^ greatest(0, least(${MAX_GROWTHS}, ${job}.fruitless_takes - ${TAKES_AT_ONCE}))
      * (1 + (hashtext(${job}.id::text || ${job}.generation) & 255) / 512.0) < clock_timestamp())`;

/** SQL: what taking a job sets. It counts as fruitless until something is done. */
export const TAKE = `generation = generation + 1, fruitless_takes = fruitless_takes + 1, claimed_at = clock_timestamp(),
  ${KEEP}`;
