import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { EnvelopeMetadata } from '../envelope/envelope.js';
import type { RouteOfRequest } from '../route-options.js';
import type { RateLimitState } from './rate-limit-state.js';

const VALID_REQUEST_ID = /^[A-Za-z0-9._:-]{1,128}$/;
const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}/;

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
  /** Set by the first `routeOf`. */
  route?: RouteOfRequest;
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

/** Random bytes are generated in bulk: one system call serves many requests. */
let pool = Buffer.alloc(0);
let used = 0;
/** The timestamp of the last id, which requests of the same millisecond share. */
let stampMs = -1;
let stamp = '';

/**
 * Returns `req_`, a 12-digit hexadecimal timestamp in milliseconds and 24 random hex digits, so that ids sort by
 * time.
 */
export function createRequestId(nowMs: number): string {
  if (used + 12 > pool.length) {
    pool = randomBytes(12 * 512);
    used = 0;
  }
  if (nowMs !== stampMs) {
    stampMs = nowMs;
    stamp = `req_${nowMs.toString(16).padStart(12, '0')}`;
  }
  const id = `${stamp}${pool.toString('hex', used, used + 12)}`;
  used += 12;
  return id;
}

/** Creates the context of a request from its headers; invalid values are ignored. */
export function createRequestContext(request: FastifyRequest): RequestContext {
  const startedAtMs = Date.now();
  const requested = request.headers['x-request-id'];
  const trace = request.headers['traceparent'];
  return {
    requestId:
      typeof requested === 'string' && VALID_REQUEST_ID.test(requested)
        ? requested
        : createRequestId(startedAtMs),
    startedAtMs,
    address: request.ip.startsWith('::ffff:') ? request.ip.slice(7) : request.ip,
    traceId: typeof trace === 'string' ? TRACEPARENT.exec(trace)?.[1] : undefined,
    creditsUsed: 0,
  };
}
