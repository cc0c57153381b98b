import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import { type Principal, requirePrincipal } from '@capstan/auth';
import { InvalidRequestError } from '@capstan/platform-core';
import { type RequestContext, readIdempotencyKey, requestContextOf } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestCacheControl } from '../calls/capability-call.js';

/** The `Prefer` header (RFC 7240). */
const RESPOND_ASYNC = /(?:^|,)\s*respond-async\s*(?:[,;]|$)/i;
const WAIT_SECONDS = /(?:^|[,;])\s*wait\s*=\s*"?(\d{1,4})"?\s*(?:[,;]|$)/i;

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

/** Returns a signal that aborts when the client disconnects before its answer is complete. */
export function clientSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const disconnected = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) disconnected.abort();
  });
  // If the client disconnected while its key was verified, `close` was emitted before this listener was added.
  if (raw.destroyed) disconnected.abort();
  return disconnected.signal;
}

/** Parses `X-Max-Credits`, the maximum price of the call. @throws InvalidRequestError */
function maxCreditsOf(request: FastifyRequest): number | undefined {
  const header = request.headers['x-max-credits'];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^\d{1,9}$/.test(header.trim())) {
    throw new InvalidRequestError([{ path: 'X-Max-Credits', message: 'must be a whole number of credits' }]);
  }
  return Number(header);
}

/**
 * How long the client waits for durable work in milliseconds: 0 for `Prefer: respond-async`, 10,000 with
 * `wait=10`; undefined without the preference: until the work ends.
 */
export function waitMsOf({ headers }: FastifyRequest): number | undefined {
  const prefer = [headers['prefer']].flat().join(',');
  if (!RESPOND_ASYNC.test(prefer)) return undefined;
  const seconds = WAIT_SECONDS.exec(prefer)?.[1];
  return seconds === undefined ? 0 : Number(seconds) * 1000;
}

/** Parses `no-cache` (skip the cache), `no-store` (also do not store the answer) and `max-age`. */
export function parseCacheControl(request: FastifyRequest): RequestCacheControl {
  const header = request.headers['cache-control'];
  if (header === undefined) return { mayRead: true, mayStore: true };
  const directives = header.split(',').map((directive) => directive.trim().toLowerCase());
  const mayStore = !directives.includes('no-store');
  const maxAge = directives.map((word) => /^max-age="?(\d{1,9})"?$/.exec(word)?.[1]).find(Boolean);
  return {
    mayStore,
    mayRead: mayStore && !directives.includes('no-cache'),
    ...(maxAge === undefined ? {} : { maxAgeSeconds: Number(maxAge) }),
  };
}
