/** Queue of the recurring upkeep of the request log. */
export const MAINTENANCE_QUEUE = 'capabilities.maintenance';

/** Deletes expired idempotency answers and log lines past their days. */
export const PRUNE_JOB = 'capabilities.prune';

export const PRUNE_EVERY_MS = 10 * 60_000;
