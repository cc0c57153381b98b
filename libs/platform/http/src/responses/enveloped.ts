import type { FastifyReply } from 'fastify';
import { RenderedEnvelope, successEnvelope } from '../envelope/envelope.js';
import { requestContextOf } from '../request-context/request-context.js';
import { routeOptionsOf } from '../route-options.js';

const NOT_MODIFIED = 304;

/** Returns what a handler returned in the envelope, or unchanged if the route is marked `@RawResponse()`. */
export function enveloped(reply: FastifyReply, returned: unknown): unknown {
  const { request } = reply;
  if (routeOptionsOf(request).isRaw === true) return returned;
  if (returned instanceof RenderedEnvelope) {
    reply.type('application/json; charset=utf-8');
    return returned.json;
  }
  if (reply.statusCode === NOT_MODIFIED) return undefined;
  const { requestId, creditsUsed } = requestContextOf(request);
  return successEnvelope(returned ?? null, { request_id: requestId }, creditsUsed);
}
