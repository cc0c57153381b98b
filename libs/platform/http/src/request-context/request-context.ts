import type { FastifyRequest } from 'fastify';
import type { EnvelopeMetadata } from '../envelope/envelope.js';
import type { RateLimitState } from './rate-limit-state.js';

/** A verified key and its account, for the rate limit. Null: the default of the service. */
export interface RateLimitSubject {
  /** `key:<id>` */
  readonly key: string;
  readonly limitPerMinute: number | null;
  /** `account:<id>` */
  readonly accountKey: string;
  readonly accountLimitPerMinute: number | null;
}

/** The state of one request, from its headers to its response. */
export interface RequestContext {
  /** `metadata.request_id` and `X-Request-Id`: the caller's if valid. */
  readonly requestId: string;
  readonly startedAtMs: number;
  /** Address of the caller; IPv4-mapped IPv6 is converted to IPv4. */
  readonly address: string;
  /** 32 hex digits of a valid W3C `traceparent`. */
  readonly traceId: string | undefined;
  /** Subject of the rate limit; absent: the address, with the default limit. */
  rateLimitSubject?: RateLimitSubject;
  /** Set once the request was counted. */
  rateLimit?: RateLimitState;
  /** Credits charged for this request (docs/contract.md 8.2); 0 until a charge is settled. */
  creditsUsed: number;
  /** Slug of the error that the response reports. */
  errorSlug?: string;
  /** Metadata of a call whose failure the error filter reports. */
  metadata?: Partial<EnvelopeMetadata>;
}

declare module 'fastify' {
  interface FastifyRequest {
    capstan: RequestContext | null;
  }
}

/** Returns the context of a request. @throws Error when the HTTP hooks are not registered. */
export function requestContextOf(request: FastifyRequest): RequestContext {
  if (!request.capstan) throw new Error('registerHttpHooks() must run before any request');
  return request.capstan;
}
