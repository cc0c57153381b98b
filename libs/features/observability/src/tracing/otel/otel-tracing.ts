import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { context, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance } from 'fastify';
import type { ProcessName } from '../../process-name.js';
import type { TracingConfig } from '../tracing.config.js';
import { Tracing } from '../tracing.js';
import { traceOperations } from './operation-spans.js';
import { traceRequests } from './request-spans.js';
import { samplerOf } from './sampler.js';
import { ScopeContextManager } from './scope-context-manager.js';
import { NAMES } from './semantic-names.js';
import { Spans } from './spans.js';

/** Exports spans over OTLP/HTTP, in batches. A collector that does not answer costs spans, never calls. */
export class OtelTracing extends Tracing {
  private readonly provider: BasicTracerProvider;
  private readonly spans: Spans;
  private readonly ends: readonly (() => void)[];

  constructor(config: TracingConfig & { url: string }, process: ProcessName) {
    super();
    const { url, headers } = config;
    this.provider = new BasicTracerProvider({
      resource: resourceFromAttributes({
        [NAMES.service.instance]: randomUUID(),
        ...config.attributes,
        [NAMES.service.namespace]: config.serviceName,
        [NAMES.service.name]: `${config.serviceName}-${process}`,
      }),
      sampler: samplerOf(config),
      spanProcessors: [
        new BatchSpanProcessor(new OTLPTraceExporter({ url, headers }), {
          scheduledDelayMillis: config.sendEveryMs,
        }),
      ],
    });
    this.spans = new Spans(this.provider.getTracer('capstan'));
    trace.setGlobalTracerProvider(this.provider);
    context.setGlobalContextManager(new ScopeContextManager(this.spans.store));
    this.ends = traceOperations(this.spans);
  }

  override trace(fastify: FastifyInstance): void {
    traceRequests(fastify, this.spans);
  }

  override async onApplicationShutdown(): Promise<void> {
    this.ends.forEach((end) => end());
    trace.disable();
    context.disable();
    // Spans that the collector does not accept within a few seconds are lost.
    await Promise.race([
      this.provider.shutdown().catch(() => undefined),
      pause(SHUTDOWN_MS, undefined, { ref: false }),
    ]);
  }
}

const SHUTDOWN_MS = 3_000;
