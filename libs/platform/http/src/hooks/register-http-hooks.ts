import type { FastifyInstance } from 'fastify';
import { MalformedRequestError } from '../problems/malformed-request.error.js';
import { untouchedLimit } from '../request-context/rate-limit-state.js';
import { createRequestContext } from '../request-context/create-request-context.js';
import { hangUpWithSender } from '../request-context/on-behalf-of.js';
import { type Admission, admitRequests } from './admission.js';
import { announceDeprecation } from './announce-deprecation.js';
import { allowCrossOrigin, answerPreflights } from './cross-origin.js';
import { recordRoutes } from '../routing/route-table.js';

interface HttpHookOptions {
  /** Address of the service, for links. */
  baseUrl: string;
  /** Asked for at the first request: what it needs is built after the hooks are registered. */
  admission: () => Admission;
  /** Whether connections are to be closed with their next answer. */
  isStopping: () => boolean;
}

/**
 * The outermost layer: gives every request its context, admits or refuses it, and gives every response (errors,
 * 404 and documents included) `X-Request-Id`, the four rate-limit and credit headers and `X-Content-Type-Options`. Runs before any route is registered.
 */
export function registerHttpHooks(fastify: FastifyInstance, options: HttpHookOptions): void {
  fastify.decorateRequest('capstan', null);
  recordRoutes(fastify);

  let known: Admission | undefined;
  const admission = (): Admission => (known ??= options.admission());

  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Content-Type-Options', 'nosniff');
    request.capstan = createRequestContext(request);
    hangUpWithSender(reply);
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
    const limit = (context.rateLimit ??= untouchedLimit(admission().limitPerMinute));
    reply.header('X-Request-Id', context.requestId);
    reply.header('X-RateLimit-Limit', limit.limit);
    reply.header('X-RateLimit-Remaining', limit.remaining);
    reply.header('X-RateLimit-Reset', limit.resetAtSeconds);
    reply.header('X-Credits-Used', context.creditsUsed);
    if (options.isStopping()) reply.header('Connection', 'close');
    done(null, payload);
  });
}
