import type { FastifyRequest } from 'fastify';
import { requestContextOf } from '../request-context/request-context.js';
import { routeOptionsOf } from '../route-options.js';
import { successEnvelope } from '../envelope/envelope.js';

/**
 * What a handler returned, as it goes out: always wrapped, unless the route says `@RawResponse()`. Called by
 * the HTTP adapter rather than by an interceptor: for a single interceptor Nest builds a chain of observables at
 * each request, a fifth of the CPU of a light one.
 */
export function inEnvelope(request: FastifyRequest, returned: unknown): unknown {
  if (routeOptionsOf(request).isRaw === true) return returned;
  const { requestId, creditsUsed } = requestContextOf(request);
  return successEnvelope(returned ?? null, { request_id: requestId }, creditsUsed);
}
