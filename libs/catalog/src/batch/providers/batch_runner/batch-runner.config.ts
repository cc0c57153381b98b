import { defineConfig, envInteger } from '@capstan/kit';

/** How fast batches are. */
export const batchRunnerConfig = defineConfig(
  'batch:batch_runner',
  { BATCH_RUNNER_CONCURRENCY: envInteger(4, { min: 1, max: 50 }, 'Calls that one batch makes at a time') },
  (env) => ({ concurrency: env.BATCH_RUNNER_CONCURRENCY }),
);
