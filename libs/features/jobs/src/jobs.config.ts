import { type ConfigOf, defineConfig, envInteger } from '@capstan/platform-core';

const BYTES_PER_MB = 1024 * 1024;

/** How many jobs of capabilities run at the same time, and how long they are kept. */
export const capabilityJobsConfig = defineConfig(
  'capability-jobs',
  {
    JOBS_PER_ACCOUNT: envInteger(
      3,
      { min: 1, max: 1_000 },
      'Jobs of one account that run at the same time (capabilities that run as jobs, such as transcribe); further ones wait',
    ),
    JOBS_CONCURRENCY: envInteger(
      4,
      { min: 1, max: 500 },
      'Jobs of capabilities that one worker process works on at a time',
    ),
    JOBS_DAYS: envInteger(
      30,
      { min: 1, max: 3_650 },
      'Days a finished job of a capability is kept: result and stream',
    ),
    JOBS_MB_PER_ACCOUNT: envInteger(
      2048,
      { min: 1, max: 100_000_000 },
      'Megabytes of results of jobs with many parts (pages of crawls, calls of batches) that one account may store',
    ),
  },
  (env) => ({
    runningPerAccount: env.JOBS_PER_ACCOUNT,
    concurrency: env.JOBS_CONCURRENCY,
    keepDays: env.JOBS_DAYS,
    maxItemBytes: env.JOBS_MB_PER_ACCOUNT * BYTES_PER_MB,
  }),
);

export type CapabilityJobsConfig = ConfigOf<typeof capabilityJobsConfig>;
