import { configOf, loadConfig } from '@capstan/config';
import { type TelemetryConfig, telemetryConfig } from '@capstan/platform-core';

/** What services in the process of a test log: nothing, unless `TEST_LOG_LEVEL` is set. */
export const testTelemetry = (): TelemetryConfig => telemetry;

const telemetry = configOf(
  loadConfig({ LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent' }),
  telemetryConfig,
);
