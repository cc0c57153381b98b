import { type ConfigOf, defineConfig, envInteger } from '@capstan/platform-config';

export const capabilitiesConfig = defineConfig(
  'capabilities',
  {
    REQUEST_LOG_DAYS: envInteger(90, { min: 1, max: 3650 }, 'Days the request log and its receipts are kept'),
    RESPONSE_CACHE_MB: envInteger(
      64,
      { min: 1, max: 16_384 },
      'Memory of each API process for answers that are served again (<CAPABILITY>_CACHE_SECONDS)',
    ),
  },
  (env) => ({ requestLogDays: env.REQUEST_LOG_DAYS, responseCacheMb: env.RESPONSE_CACHE_MB }),
);

export type CapabilitiesConfig = ConfigOf<typeof capabilitiesConfig>;
