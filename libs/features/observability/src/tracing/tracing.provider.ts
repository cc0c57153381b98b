import type { FactoryProvider } from '@nestjs/common';
import { PROCESS_NAME, type ProcessName } from '../process-name.js';
import { type TracingConfig, tracingConfig } from './tracing.config.js';
import { NoTracing, Tracing } from './tracing.js';

/** Loads OpenTelemetry only where a collector is configured. */
export const tracingProvider: FactoryProvider<Tracing> = {
  provide: Tracing,
  inject: [tracingConfig.token, PROCESS_NAME],
  useFactory: async (config: TracingConfig, process: ProcessName) => {
    if (config.url === undefined) return new NoTracing();
    const { OtelTracing } = await import('./otel/otel-tracing.js');
    return new OtelTracing({ ...config, url: config.url }, process);
  },
};
