import type { FastifyRequest } from 'fastify';
import type { EnvelopeMetadata } from '../envelope/envelope.js';
import type { RateLimitState } from './rate-limit-state.js';

/** A verified key and its account, for the rate limit. Null: the limit of the service. */
export interface RateLimitSubject {
  /** `key:<id>` */
  readonly key: string;
  readonly limitPerMinute: number | null;
  /** `account:<id>` */
  readonly accountKey: string;
  readonly accountLimitPerMinute: number | null;
}

/** What the service knows of one request, from its first byte to its last header. */
export interface RequestContext {
  /** `metadata.request_id` and `X-Request-Id`: the caller's own when it sent a fit one. */
  readonly requestId: string;
  readonly startedAtMs: number;
  /** Caller's address, IPv4-mapped IPv6 written as IPv4. */
  readonly address: string;
  /** 32 hex digits of a valid W3C `traceparent`. */
  readonly traceId: string | undefined;
  /** Whose rate limit counts; absent: the address with the default limit. */
  rateLimitSubject?: RateLimitSubject;
  /** Set once the request was counted. */
  rateLimit?: RateLimitState;
  /** Whole credits charged for this very request (spec 8.2); 0 until a charge is settled. */
  creditsUsed: number;
  /** Metadata of a call whose failure is reported by the error filter. */
  metadata?: Partial<EnvelopeMetadata>;
}

declare module 'fastify' {
  interface FastifyRequest {
    capstan: RequestContext | null;
  }
}

/** The context of a request. @throws Error when the HTTP hooks are not registered. */
export function requestContextOf(request: FastifyRequest): RequestContext {
  if (!request.capstan) throw new Error('registerHttpHooks() must run before any request');
  return request.capstan;
}
