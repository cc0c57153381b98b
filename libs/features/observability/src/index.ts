/**
 * Metrics and traces of the processes for operators (docs/adr/0043-observability.md). Observes the other libs; none of them
 * imports this one. Main type: {@link ObservabilityModule}.
 */
export { HttpMetrics } from './metrics/http-metrics.js';
export { type MetricsConfig, metricsConfig } from './metrics/metrics.config.js';
export { Metrics } from './metrics/metrics.js';
export { OperatorServer } from './operators/operator.server.js';
export { Readiness, type ReadinessReport } from './health/readiness.js';
export { type TracingConfig, tracingConfig } from './tracing/tracing.config.js';
export { Tracing } from './tracing/tracing.js';
export { ObservabilityModule } from './observability.module.js';
