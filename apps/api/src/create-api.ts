import 'reflect-metadata';
import type { LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Authentication } from '@capstan/auth';
import { PreviewAddresses, previewsConfig } from '@capstan/sites';
import { configOf } from '@capstan/config';
import type { Capability, Plugin } from '@capstan/kit';
import { DiscoveryDocuments, OpenApiDocument } from '@capstan/discovery';
import { HttpMetrics, Tracing } from '@capstan/observability';
import type { LoadedConfig } from '@capstan/platform-core';
import {
  type Admission,
  type HttpConfig,
  RateLimiter,
  httpConfig,
  registerHttpHooks,
} from '@capstan/platform-http';
import { ApiAdapter } from './api.adapter.js';
import { ApiModule } from './api.module.js';
import { stopGracefully } from './graceful-stop.js';

/** Options of the Nest application: Fastify parses JSON itself, and Nest would add a form parser. */
export const API_OPTIONS = { bodyParser: false, abortOnError: false } as const;

/** Creates the API, ready to listen. */
export async function createApi(
  config: LoadedConfig,
  catalog: readonly Capability[],
  logger: LoggerService,
  plugins: readonly Plugin[] = [],
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    ApiModule.forRoot(config, catalog, plugins),
    createAdapter(config),
    { ...API_OPTIONS, logger },
  );
  await configureApi(app, config);
  // Now rather than at first use: a fault in a description stops the start, and no request waits for them.
  app.get(DiscoveryDocuments).prepare();
  return app;
}

export function createAdapter(config: LoadedConfig): ApiAdapter {
  const http = configOf(config, httpConfig);
  const addresses = new PreviewAddresses(configOf(config, previewsConfig), http);
  return new ApiAdapter(http, { rewriteUrl: (request) => addresses.route(request) });
}

/**
 * Adds hooks, documentation and shutdown to an application made with `createAdapter`, here or by
 * `@nestjs/testing`.
 */
export async function configureApi(
  app: NestFastifyApplication,
  config: LoadedConfig,
): Promise<NestFastifyApplication> {
  const http = configOf(config, httpConfig);
  const fastify = app.getHttpAdapter().getInstance();
  registerHttpHooks(fastify, {
    baseUrl: http.baseUrl,
    admission: () => admissionOf(app, http),
    isStopping: stopGracefully(fastify),
  });
  app.get(HttpMetrics).measure(fastify);
  app.get(Tracing).trace(fastify);
  app.enableShutdownHooks();
  app.get(OpenApiDocument).describe(app);
  await app.init();
  return app;
}

function admissionOf(app: NestFastifyApplication, http: HttpConfig): Admission {
  const authentication = app.get(Authentication);
  return {
    limiter: app.get(RateLimiter),
    limitPerMinute: http.rateLimitPerMinute,
    authenticate: (request) => authentication.identify(request),
  };
}
