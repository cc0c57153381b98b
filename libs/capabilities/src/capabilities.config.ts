import { type ConfigOf, defineConfig, envInteger } from '@capstan/platform-config';

export const capabilitiesConfig = defineConfig(
  'capabilities',
  {
    REQUEST_LOG_DAYS: envInteger(90, { min: 1, max: 3650 }, 'Days the request log and its receipts are kept'),
  },
  (env) => ({ requestLogDays: env.REQUEST_LOG_DAYS }),
);

export type CapabilitiesConfig = ConfigOf<typeof capabilitiesConfig>;
