import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import { type Principal, requirePrincipal } from '@capstan/auth';
import { type RequestContext, readIdempotencyKey, requestContextOf } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RequestCacheControl, parseCacheControl } from '../cache/cache-control.js';
import { clientSignal } from './client-signal.js';
import { maxCreditsOf } from './max-credits.js';
import { waitMsOf } from './preference.js';

/**
 * Everything of a paid request except its parameters: principal, headers, and whether the client is still
 * connected.
 */
export interface CallRequest {
  readonly principal: Principal;
  readonly context: RequestContext;
  readonly idempotencyKey: string | undefined;
  readonly maxCredits: number | undefined;
  readonly cacheControl: RequestCacheControl;
  readonly waitMs: number | undefined;
  /** Aborts when the client disconnects before the response is complete. */
  readonly signal: AbortSignal;
}

/** @throws InvalidRequestError if a header is invalid. */
export function callRequestOf(request: FastifyRequest, reply: FastifyReply): CallRequest {
  return {
    principal: requirePrincipal(request),
    context: requestContextOf(request),
    idempotencyKey: readIdempotencyKey(request.headers['idempotency-key']),
    maxCredits: maxCreditsOf(request),
    cacheControl: parseCacheControl(request),
    waitMs: waitMsOf(request),
    signal: clientSignal(reply),
  };
}

/** Injects the `CallRequest` of the request. */
export const CallRequestOf = createParamDecorator((_: unknown, context: ExecutionContext): CallRequest => {
  const http = context.switchToHttp();
  return callRequestOf(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
});
