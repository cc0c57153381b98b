import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, map } from 'rxjs';
import { requestContextOf } from '../request-context/request-context.js';
import { routeOptionsOf } from '../route-options.js';
import { RenderedEnvelope, successEnvelope } from '../envelope/envelope.js';

const NOT_MODIFIED = 304;

/** Wraps what a handler returns in the envelope, unless the route is marked `@RawResponse()`. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (routeOptionsOf(request).isRaw === true) return next.handle();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(map((returned) => inEnvelope(request, reply, returned)));
  }
}

function inEnvelope(request: FastifyRequest, reply: FastifyReply, returned: unknown): unknown {
  if (returned instanceof RenderedEnvelope) {
    reply.type('application/json; charset=utf-8');
    return returned.json;
  }
  if (reply.statusCode === NOT_MODIFIED) return undefined;
  const { requestId, creditsUsed } = requestContextOf(request);
  return successEnvelope(returned ?? null, { request_id: requestId }, creditsUsed);
}
