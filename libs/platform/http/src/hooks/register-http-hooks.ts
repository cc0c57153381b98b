import type { FastifyInstance } from 'fastify';
import { MalformedRequestError } from '../problems/malformed-request.error.js';
import { unusedRateLimit } from '../request-context/rate-limit-state.js';
import { createRequestContext } from '../request-context/request-context.js';
import { closeWithSender } from '../request-context/on-behalf-of.js';
import { type Admission, admitRequests } from './admission.js';
import { announceDeprecation } from './announce-deprecation.js';
import { allowCrossOrigin, answerPreflights } from './cross-origin.js';
import { recordRoutes } from '../routing/route-table.js';

interface HttpHookOptions {
  /** URL of the service, for links. */
  baseUrl: string;
  /** Called at the first request: its dependencies are created after the hooks are registered. */
  admission: () => Admission;
  /** Whether connections must be closed after their next response. */
  isStopping: () => boolean;
}

/**
 * Registers the outermost hooks. They create the context of every request, admit or reject it, and give every
 * response (errors, 404 and documents included) `X-Request-Id`, the four rate-limit and credit headers and
 * `X-Content-Type-Options`. Must run before any route is registered.
 */
export function registerHttpHooks(fastify: FastifyInstance, options: HttpHookOptions): void {
  fastify.decorateRequest('capstan', null);
  recordRoutes(fastify);

  let known: Admission | undefined;
  const admission = (): Admission => (known ??= options.admission());

  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    request.capstan = createRequestContext(request);
    closeWithSender(reply);
    done();
  });
  allowCrossOrigin(fastify);
  admitRequests(fastify, admission);
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      done(new MalformedRequestError('The request has no Host header (RFC 9112, 3.2).'));
    } else done();
  });
  answerPreflights(fastify);
  announceDeprecation(fastify, options.baseUrl);

  fastify.addHook('onSend', (request, reply, payload, done) => {
    const context = (request.capstan ??= createRequestContext(request));
    const limit = (context.rateLimit ??= unusedRateLimit(admission().limitPerMinute));
    // In lower case, as Fastify keeps them: it would convert each name for each response.
    reply.header('x-request-id', context.requestId);
    reply.header('x-ratelimit-limit', limit.limit);
    reply.header('x-ratelimit-remaining', limit.remaining);
    reply.header('x-ratelimit-reset', limit.resetAtSeconds);
    reply.header('x-credits-used', context.creditsUsed);
    if (options.isStopping()) reply.header('Connection', 'close');
    done(null, payload);
  });
}
