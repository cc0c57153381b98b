/** What the service tells its operator: structured logs without secrets. Main type: {@link StructuredLogger}. */
export { StructuredLogger } from './structured-logger.js';
export { type TelemetryConfig, telemetryConfig } from './telemetry.config.js';
