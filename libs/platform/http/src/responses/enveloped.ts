import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RenderedEnvelope, successEnvelope } from '../envelope/envelope.js';
import { requestContextOf } from '../request-context/request-context.js';
import { routeOf } from '../route-options.js';

const NOT_MODIFIED = 304;

/** Returns what a handler returned in the envelope, or unchanged if it is a stream or the route is marked `@RawResponse()`. */
export function enveloped(reply: FastifyReply, returned: unknown): unknown {
  const { request } = reply;
  // Nest also makes one of an iterator or a Response that a handler of a plugin returned.
  if (routeOf(request).isRaw === true || returned instanceof StreamableFile) return returned;
  if (returned instanceof RenderedEnvelope) {
    reply.type('application/json; charset=utf-8');
    return returned.json;
  }
  if (reply.statusCode === NOT_MODIFIED) return undefined;
  const { requestId, creditsUsed } = requestContextOf(request);
  return successEnvelope(returned ?? null, { request_id: requestId }, creditsUsed);
}
