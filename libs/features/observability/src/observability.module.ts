import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { OpenJobs } from '@capstan/admin';
import { AuthModule } from '@capstan/auth';
import { CreditsLedgerModule } from '@capstan/credits';
import { BreakerMetrics } from './metrics/breaker-metrics.js';
import { CallMetrics } from './metrics/call-metrics.js';
import { DatabaseMetrics } from './metrics/database-metrics.js';
import { HttpMetrics } from './metrics/http-metrics.js';
import { JobMetrics } from './metrics/job-metrics.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { Metrics } from './metrics/metrics.js';
import { ModelMetrics } from './metrics/model-metrics.js';
import { ResourceMetrics } from './metrics/resource-metrics.js';
import { Readiness } from './health/readiness.js';
import { OperatorServer } from './operators/operator.server.js';
import { PROCESS_NAME, type ProcessName } from './process-name.js';
import { tracingProvider } from './tracing/tracing.provider.js';
import { Tracing } from './tracing/tracing.js';

const OF_EVERY_PROCESS = [
  Metrics,
  OpenJobs,
  BreakerMetrics,
  CallMetrics,
  DatabaseMetrics,
  JobMetrics,
  ModelMetrics,
  ResourceMetrics,
  Readiness,
  OperatorServer,
];

/** Metrics and traces of a process. It observes the other modules, none of which knows it. */
@Module({})
export class ObservabilityModule {
  /** @param capabilities the module instance that serves the catalog, whose exports are needed. */
  static forApi(capabilities: DynamicModule): DynamicModule {
    return {
      ...moduleOf('api', [AuthModule, capabilities], [HttpMetrics]),
      controllers: [MetricsController],
      exports: [HttpMetrics, OperatorServer, Readiness, Tracing],
    };
  }

  /** @param waterfall the module instance that has the catalog. */
  static forWorker(waterfall: DynamicModule): DynamicModule {
    return { ...moduleOf('worker', [waterfall]), exports: [OperatorServer] };
  }
}

const moduleOf = (
  process: ProcessName,
  modules: readonly (DynamicModule | Type)[],
  providers: readonly Type[] = [],
): DynamicModule => ({
  module: ObservabilityModule,
  imports: [DiscoveryModule, CreditsLedgerModule, ...modules],
  providers: [
    { provide: PROCESS_NAME, useValue: process },
    tracingProvider,
    ...OF_EVERY_PROCESS,
    ...providers,
  ],
});
