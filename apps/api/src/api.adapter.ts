import { FastifyAdapter } from '@nestjs/platform-fastify';
import {
  BODY_LIMIT_BYTES,
  type HttpConfig,
  fastifyFault,
  keepFormBodies,
  passMultipartBodies,
  readJsonBodies,
  trustOf,
} from '@capstan/platform-http';
import type { FastifyServerOptions } from 'fastify';
import { respondToParserError, ignoreUnknownExpectHeader, respondToMalformedUrl } from './parser-errors.js';

/** How long a client may take to send its headers and body. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than the idle time of usual load balancers, so that they close first. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/** Fastify with our limits, which reports its own errors as problems and accepts only JSON bodies. */
export class ApiAdapter extends FastifyAdapter {
  constructor(http: HttpConfig, { rewriteUrl }: Pick<FastifyServerOptions, 'rewriteUrl'> = {}) {
    super({
      bodyLimit: BODY_LIMIT_BYTES,
      ...(rewriteUrl ? { rewriteUrl } : {}),
      trustProxy: trustOf(http.trustedProxies),
      // Node would reject a request without Host by itself, with an empty response.
      http: { requireHostHeader: false },
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      return503OnClosing: false,
      routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
      frameworkErrors: respondToMalformedUrl(http),
      clientErrorHandler: respondToParserError(http),
    });
    this.getInstance().removeContentTypeParser('text/plain');
    readJsonBodies(this.getInstance());
    keepFormBodies(this.getInstance());
    passMultipartBodies(this.getInstance());
    ignoreUnknownExpectHeader(this.getInstance().server);
  }

  override mapException(error: unknown): unknown {
    return (error instanceof Error ? fastifyFault(error) : undefined) ?? super.mapException(error);
  }
}
