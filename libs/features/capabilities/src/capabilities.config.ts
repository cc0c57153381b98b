import { type ConfigOf, defineConfig, envInteger } from '@capstan/platform-core';

export const capabilitiesConfig = defineConfig(
  'capabilities',
  {
    REQUEST_LOG_DAYS: envInteger(90, { min: 1, max: 3650 }, 'Days the request log and its receipts are kept'),
    RESPONSE_CACHE_MB: envInteger(
      64,
      { min: 1, max: 16_384 },
      'Memory of each API process for cached answers (<CAPABILITY>_CACHE_SECONDS)',
    ),
    FAILURE_BUDGET_SECONDS: envInteger(
      300,
      { min: 1, max: 1_000_000 },
      'Seconds for which calls of one account that fail, find nothing or are cancelled may occupy threads, browser pages and workers before further calls are rejected for a while',
    ),
    FAILURE_BUDGET_SECONDS_PER_MINUTE: envInteger(
      60,
      { min: 1, max: 1_000_000 },
      'Seconds that are added to that budget every minute, until it is full again',
    ),
  },
  (env) => ({
    requestLogDays: env.REQUEST_LOG_DAYS,
    responseCacheMb: env.RESPONSE_CACHE_MB,
    failureBudget: {
      capacitySeconds: env.FAILURE_BUDGET_SECONDS,
      refillSecondsPerMinute: env.FAILURE_BUDGET_SECONDS_PER_MINUTE,
    },
  }),
);

export type CapabilitiesConfig = ConfigOf<typeof capabilitiesConfig>;
