import type { FastifyInstance } from 'fastify';
import type { RateLimiter } from '../rate-limit/rate-limiter.js';
import { createRequestContext } from '../request-context/create-request-context.js';
import { allowCrossOrigin } from './cross-origin.js';
import { recordRoutes } from './route-table.js';

/**
 * The outermost layer: gives every request its context, and every response (errors, 404 and documents
 * included) `X-Request-Id` and the four headers of spec 8.2. Runs before any route is registered.
 */
export function registerHttpHooks(fastify: FastifyInstance, limiter: () => RateLimiter): void {
  fastify.decorateRequest('capstan', null);
  recordRoutes(fastify);

  fastify.addHook('onRequest', (request, _reply, done) => {
    request.capstan = createRequestContext(request);
    done();
  });
  allowCrossOrigin(fastify);

  fastify.addHook('onSend', async (request, reply, payload) => {
    const context = (request.capstan ??= createRequestContext(request));
    // Requests that end before the guards (404, broken bodies) are counted too: a flood of them is a flood.
    const limit = (context.rateLimit ??= await limiter().count(context));
    reply.header('X-Request-Id', context.requestId);
    reply.header('X-RateLimit-Limit', limit.limit);
    reply.header('X-RateLimit-Remaining', limit.remaining);
    reply.header('X-RateLimit-Reset', limit.resetAtSeconds);
    reply.header('X-Credits-Used', context.creditsUsed);
    return payload;
  });
}
