import type { OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** Exports the operations of this process as spans. */
export abstract class Tracing implements OnApplicationShutdown {
  /** Makes a span of every request from now on. Must be called before routes are registered. */
  abstract trace(fastify: FastifyInstance): void;

  /** Exports what has ended. */
  abstract onApplicationShutdown(): Promise<void>;
}

/** Without a collector nothing is observed, and OpenTelemetry is not loaded. */
export class NoTracing extends Tracing {
  override trace(): void {}

  override async onApplicationShutdown(): Promise<void> {}
}
