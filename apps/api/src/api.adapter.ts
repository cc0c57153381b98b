import { FastifyAdapter } from '@nestjs/platform-fastify';
import {
  BODY_LIMIT_BYTES,
  type HttpConfig,
  enveloped,
  fastifyFault,
  keepTextBodies,
  limitBodyTime,
  passMultipartBodies,
  readPatchBodies,
  readJsonBodies,
  trustOf,
} from '@capstan/platform-http';
import type { FastifyReply, FastifyServerOptions } from 'fastify';
import {
  refuseTunnels,
  respondToParserError,
  ignoreUnknownExpectHeader,
  respondToMalformedUrl,
} from './parser-errors.js';

/** How long a client may take to send its headers, and then its body. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than the idle time of usual load balancers, so that they close first. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/** Options of an {@link ApiAdapter}. */
export interface ApiAdapterOptions extends Pick<FastifyServerOptions, 'rewriteUrl'> {
  /** How long a client may take to send the body of a request that is not an upload. */
  bodyTimeoutMs?: number;
}

/** Fastify with our limits, which reports its own errors as problems, accepts only JSON bodies, and answers in the envelope. */
export class ApiAdapter extends FastifyAdapter {
  constructor(http: HttpConfig, { rewriteUrl, bodyTimeoutMs = REQUEST_TIMEOUT_MS }: ApiAdapterOptions = {}) {
    super({
      bodyLimit: BODY_LIMIT_BYTES,
      ...(rewriteUrl ? { rewriteUrl } : {}),
      trustProxy: trustOf(http.trustedProxies),
      // Otherwise Node rejects a request without Host, with an empty response.
      http: { requireHostHeader: false, headersTimeout: REQUEST_TIMEOUT_MS },
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      return503OnClosing: false,
      routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
      frameworkErrors: respondToMalformedUrl(http),
      clientErrorHandler: respondToParserError(http),
    });
    this.getInstance().removeContentTypeParser('text/plain');
    readJsonBodies(this.getInstance());
    readPatchBodies(this.getInstance());
    keepTextBodies(this.getInstance());
    passMultipartBodies(this.getInstance());
    limitBodyTime(this.getInstance(), bodyTimeoutMs);
    ignoreUnknownExpectHeader(this.getInstance().server);
    refuseTunnels(this.getInstance().server, http);
  }

  /** Sends what a handler returned. Not an interceptor: for one, Nest builds a chain of observables for each request. */
  override reply(reply: FastifyReply, returned: unknown, statusCode?: number): FastifyReply {
    return super.reply(reply, enveloped(reply, returned), statusCode);
  }

  override mapException(error: unknown): unknown {
    return (error instanceof Error ? fastifyFault(error) : undefined) ?? super.mapException(error);
  }
}
