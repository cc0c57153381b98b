import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import { type HttpConfig, httpConfig } from '../http.config.js';
import type { RequestContext } from '../request-context/request-context.js';
import type { CountingStorage, Hit } from './counting-storage.js';
import { networkOf } from './network-of.js';
import type { RateLimitState } from './rate-limit-state.js';

/** Length of a window. */
export const RATE_WINDOW_MS = 60_000;

/**
 * Counts requests by key, or by address for callers without a valid key (spec 8.1). The stock ThrottlerGuard
 * keeps one bucket per handler and resolves its options anew at each request; here all routes share one.
 */
@Injectable()
export class RateLimiter {
  constructor(
    @Inject(ThrottlerStorage) private readonly storage: CountingStorage,
    @Inject(httpConfig.token) private readonly config: HttpConfig,
  ) {}

  /** @returns a promise only when the count is kept outside this process. */
  count(context: RequestContext): RateLimitState | Promise<RateLimitState> {
    const subject = context.rateLimitSubject;
    const limit = subject?.limitPerMinute ?? this.config.rateLimitPerMinute;
    const key = subject?.key ?? `address:${networkOf(context.address)}`;
    const hit = this.storage.hit(key, RATE_WINDOW_MS, limit);
    return hit instanceof Promise ? hit.then((counted) => stateOf(counted, limit)) : stateOf(hit, limit);
  }
}

const stateOf = (hit: Hit, limit: number): RateLimitState => ({
  limit,
  remaining: Math.max(0, limit - hit.totalHits),
  resetAtSeconds: Math.floor(Date.now() / 1000) + hit.timeToExpire,
  exceeded: hit.isBlocked,
});
