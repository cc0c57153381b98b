import type { DefaultJobOptions, WorkerOptions } from 'bullmq';

/** PostgreSQL schema of BullMQ's own tables. */
export const QUEUE_SCHEMA = 'bullmq';

const KEEP_FAILED_SECONDS = 7 * 24 * 3600;

/**
 * Defaults of every job. Finished jobs are removed at once: state and results are in our own tables, and keeping a
 * number of finished jobs is slow and can deadlock on the PostgreSQL backend. Failed jobs are kept for a week.
 */
export const JOB_OPTIONS = {
  removeOnComplete: { count: 0 },
  removeOnFail: { age: KEEP_FAILED_SECONDS },
} as const satisfies DefaultJobOptions;

/**
 * Second argument of `@Processor(name, WORKER_OPTIONS)`: the job of a killed worker is taken over within about ten
 * seconds, however often workers die. Processors must be idempotent.
 */
export const WORKER_OPTIONS = {
  lockDuration: 10_000,
  stalledInterval: 5_000,
  // Each kill during a job counts as one stall; at BullMQ's default of 1 the second kill fails the job.
  maxStalledCount: 25,
  removeOnComplete: { count: 0 },
  removeOnFail: { age: KEEP_FAILED_SECONDS },
} as const satisfies Partial<WorkerOptions>;
