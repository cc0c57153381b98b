import { z } from 'zod';
import { type ConfigOf, defineConfig } from '../configuration/config-slice.js';
import { envFlag } from '../configuration/env-types.js';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** What is logged. */
export const telemetryConfig = defineConfig(
  'telemetry',
  {
    LOG_LEVEL: z
      .enum(LEVELS)
      .default('info')
      .describe(`Lowest level that is logged: ${LEVELS.join(', ')}`),
    REDACT_PERSONAL_DATA: envFlag(
      false,
      'Replace e-mail addresses and phone numbers in the log and in receipts of calls',
    ),
  },
  (env) => ({ logLevel: env.LOG_LEVEL, redactsPersonalData: env.REDACT_PERSONAL_DATA }),
);

export type TelemetryConfig = ConfigOf<typeof telemetryConfig>;
