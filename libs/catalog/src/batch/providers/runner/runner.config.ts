import { defineConfig, envInteger } from '@capstan/kit';

/** How fast batches are. */
export const runnerConfig = defineConfig(
  'batch:runner',
  { BATCH_CONCURRENCY: envInteger(4, { min: 1, max: 50 }, 'Calls that one batch makes at a time') },
  (env) => ({ concurrency: env.BATCH_CONCURRENCY }),
);
