import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import { type Principal, requirePrincipal } from '@capstan/auth';
import { type RequestContext, readIdempotencyKey, requestContextOf } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RequestCacheControl, parseCacheControl } from '../cache/cache-control.js';
import { maxCreditsOf } from './max-credits.js';
import { waitMsOf } from './preference.js';

/** What a request says of a paid call beside its body: who calls, on which terms, and whether the client is still there. */
export interface CallRequest {
  readonly principal: Principal;
  readonly context: RequestContext;
  readonly idempotencyKey: string | undefined;
  readonly maxCredits: number | undefined;
  readonly cacheControl: RequestCacheControl;
  readonly waitMs: number | undefined;
  /** Aborts when the client disconnects before it has its answer. */
  readonly signal: AbortSignal;
}

/** @throws InvalidRequestError for a header that cannot be read. */
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

/** The `CallRequest` as a handler's argument. */
export const CallRequestOf = createParamDecorator((_: unknown, context: ExecutionContext): CallRequest => {
  const http = context.switchToHttp();
  return callRequestOf(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
});

function clientSignal({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) disconnected.abort();
  });
  // A client that disconnected while its key was verified closed before anything listened.
  if (raw.destroyed) disconnected.abort();
  return disconnected.signal;
}
