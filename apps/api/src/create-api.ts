import 'reflect-metadata';
import type { LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Authenticator } from '@capstan/auth';
import { PreviewAddresses, type PreviewsConfig, previewsConfig } from '@capstan/builds';
import type { Capability } from '@capstan/capability-kit';
import { OpenApiDocument } from '@capstan/discovery';
import type { LoadedConfig } from '@capstan/platform-config';
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

/** The API, ready to listen: the same one in production, tests and benchmarks. */
export async function createApi(
  config: LoadedConfig,
  catalog: readonly Capability[],
  logger: LoggerService,
): Promise<NestFastifyApplication> {
  const http = config.get(httpConfig) as HttpConfig;
  const addresses = new PreviewAddresses(config.get(previewsConfig) as PreviewsConfig, http);
  const adapter = new ApiAdapter(http, { rewriteUrl: (request) => addresses.route(request) });
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule.forRoot(config, catalog), adapter, {
    logger,
    // Fastify's own JSON parser; Nest would add one for forms as well.
    bodyParser: false,
    abortOnError: false,
  });
  registerHttpHooks(adapter.getInstance(), {
    baseUrl: http.baseUrl,
    admission: () => admissionOf(app, http),
    isStopping: stopGracefully(adapter.getInstance()),
  });
  app.enableShutdownHooks();
  app.get(OpenApiDocument).build(app);
  await app.init();
  return app;
}

function admissionOf(app: NestFastifyApplication, http: HttpConfig): Admission {
  const authenticator = app.get(Authenticator);
  return {
    limiter: app.get(RateLimiter),
    limitPerMinute: http.rateLimitPerMinute,
    authenticate: (request) => authenticator.authenticate(request),
  };
}
