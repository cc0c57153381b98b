import { z } from 'zod';
import { type ConfigOf, defineConfig } from '../configuration/config-slice.js';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** The log level. */
export const telemetryConfig = defineConfig(
  'telemetry',
  {
    LOG_LEVEL: z
      .enum(LEVELS)
      .default('info')
      .describe(`Lowest level that is logged: ${LEVELS.join(', ')}`),
  },
  (env) => ({ logLevel: env.LOG_LEVEL }),
);

export type TelemetryConfig = ConfigOf<typeof telemetryConfig>;
