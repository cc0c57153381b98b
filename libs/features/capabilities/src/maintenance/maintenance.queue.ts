import { defineQueue } from '@capstan/platform-jobs';

/** Queue for the maintenance of the request log. */
export const MAINTENANCE_QUEUE = defineQueue('capabilities.maintenance');

/** Deletes expired idempotency answers and log rows past their retention. */
export const PRUNE_JOB = 'capabilities.prune';

export const PRUNE_EVERY_MS = 10 * 60_000;
