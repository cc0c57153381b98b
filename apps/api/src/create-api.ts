import 'reflect-metadata';
import type { LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Capability } from '@capstan/capability-kit';
import { OpenApiDocument } from '@capstan/discovery';
import type { LoadedConfig } from '@capstan/platform-config';
import {
  BODY_LIMIT_BYTES,
  type HttpConfig,
  RateLimiter,
  httpConfig,
  registerHttpHooks,
} from '@capstan/platform-http';
import { ApiModule } from './api.module.js';
import { answerUnreadable, refuseMalformed } from './unreadable-requests.js';

/** How long a client may take to send its headers and body. */
const REQUEST_TIMEOUT_MS = 30_000;

/** The API, ready to listen: the same one in production, tests and benchmarks. */
export async function createApi(
  config: LoadedConfig,
  catalog: readonly Capability[],
  logger: LoggerService,
): Promise<NestFastifyApplication> {
  const http = config.get(httpConfig) as HttpConfig;
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: http.trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Longer than the idle time of usual load balancers, so that they close first.
    keepAliveTimeout: 72_000,
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    frameworkErrors: refuseMalformed(http.baseUrl),
    clientErrorHandler: answerUnreadable(http),
  });
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule.forRoot(config, catalog), adapter, {
    logger,
    bufferLogs: false,
    abortOnError: false,
  });
  registerHttpHooks(adapter.getInstance(), () => app.get(RateLimiter));
  app.enableCors({
    origin: true,
    maxAge: 86_400,
    exposedHeaders: [
      'X-Request-Id',
      'Retry-After',
      'X-RateLimit-Limit',
      'X-RateLimit-Remaining',
      'X-RateLimit-Reset',
      'X-Credits-Used',
      'Idempotent-Replayed',
      'Location',
      'ETag',
    ],
  });
  app.enableShutdownHooks();
  app.get(OpenApiDocument).build(app);
  await app.init();
  return app;
}
