import { Injectable } from '@nestjs/common';
import { requestContextOf } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import type { Verdict } from '../verification/refusal.js';
import { BearerStrategy } from './bearer.strategy.js';
import { hasAccessToken, misplaced } from './misplaced-credentials.js';
import { recordVerdict } from './request-verdict.js';
import { runStrategy } from './run-strategy.js';

/**
 * Finds out who calls, before the body is read, and leaves the verdict with the request. It does not refuse
 * callers without a valid key: the rate limit counts them by address, and AccessGuard throws where the route
 * is not public.
 */
@Injectable()
export class Authenticator {
  constructor(private readonly strategy: BearerStrategy) {}

  /**
   * @returns a promise only when the key has to be looked up; it rejects when that cannot be done.
   * @throws RateLimitedError for an address that tried too many unknown keys.
   */
  authenticate(request: FastifyRequest): void | Promise<void> {
    // The strategy would take a key from the query string too, where it ends up in logs (RFC 6750, 5.3).
    const verdict = hasAccessToken(request.query) ? misplaced(request) : runStrategy(this.strategy, request);
    if (verdict instanceof Promise) return recordLater(request, verdict);
    recordVerdict(requestContextOf(request), verdict);
    return undefined;
  }
}

async function recordLater(request: FastifyRequest, verdict: Promise<Verdict>): Promise<void> {
  recordVerdict(requestContextOf(request), await verdict);
}
