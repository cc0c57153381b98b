import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RequestContext } from './request-context.js';

const VALID_REQUEST_ID = /^[A-Za-z0-9._:-]{1,128}$/;
const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}/;

/** Random bytes are generated in bulk: one system call serves many requests. */
let pool = Buffer.alloc(0);
let used = 0;

/**
 * Returns `req_`, a 12-digit hexadecimal timestamp in milliseconds and 24 random hex digits, so that ids sort by
 * time.
 */
export function createRequestId(nowMs: number): string {
  if (used + 12 > pool.length) {
    pool = randomBytes(12 * 512);
    used = 0;
  }
  const id = `req_${nowMs.toString(16).padStart(12, '0')}${pool.toString('hex', used, used + 12)}`;
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
