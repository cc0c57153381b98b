import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import { type HttpConfig, httpConfig } from '../http.config.js';
import type { RateLimitSubject, RequestContext } from '../request-context/request-context.js';
import type { Counter, CountingStorage, Hit } from './counting-storage.js';
import { networkOf } from './network-of.js';
import type { RateLimitScope, RateLimitState } from '../request-context/rate-limit-state.js';

/** Length of a window. */
export const RATE_WINDOW_MS = 60_000;

/**
 * Counts requests by key and by account, or by address for callers without a valid key. The stock ThrottlerGuard
 * keeps one bucket per handler and resolves its options on each request; here all routes share one.
 */
@Injectable()
export class RateLimiter {
  constructor(
    @Inject(ThrottlerStorage) private readonly storage: CountingStorage,
    @Inject(httpConfig.token) private readonly config: HttpConfig,
  ) {}

  /** @returns a promise only when the count is stored outside this process. */
  count(context: RequestContext): RateLimitState | Promise<RateLimitState> {
    const subject = context.rateLimitSubject;
    const counters: readonly Counter[] = subject
      ? this.countersOf(subject)
      : [{ key: `address:${networkOf(context.address)}`, limit: this.config.rateLimitPerMinute }];
    const scopes = subject ? OF_CALLERS : OF_ADDRESSES;
    const hits = this.storage.hit(counters, RATE_WINDOW_MS);
    return hits instanceof Promise
      ? hits.then((counted) => tightest(counted, counters, scopes))
      : tightest(hits, counters, scopes);
  }

  /**
   * An account without its own limit may send what each of its keys may: the operator who raised a key's limit
   * meant it to apply.
   */
  private countersOf(subject: RateLimitSubject): readonly Counter[] {
    const ofKey = subject.limitPerMinute ?? this.config.rateLimitPerMinute;
    const ofAccount = subject.accountLimitPerMinute ?? Math.max(this.config.accountRateLimitPerMinute, ofKey);
    return [
      { key: subject.key, limit: ofKey },
      { key: subject.accountKey, limit: ofAccount },
    ];
  }
}

const OF_CALLERS: readonly RateLimitScope[] = ['key', 'account'];
const OF_ADDRESSES: readonly RateLimitScope[] = ['address'];

/** Returns the state with the fewest remaining requests; among equals, the one whose window ends later. */
function tightest(
  hits: readonly Hit[],
  counters: readonly Counter[],
  scopes: readonly RateLimitScope[],
): RateLimitState {
  let at = 0;
  for (let other = 1; other < hits.length; other += 1) {
    const less = remainingOf(hits, counters, at) - remainingOf(hits, counters, other);
    const isLater = (hits[other] as Hit).timeToExpire > (hits[at] as Hit).timeToExpire;
    if (less > 0 || (less === 0 && isLater)) at = other;
  }
  const { totalHits, timeToExpire, isBlocked } = hits[at] as Hit;
  const { limit } = counters[at] as Counter;
  return {
    scope: scopes[at] as RateLimitScope,
    limit,
    remaining: Math.max(0, limit - totalHits),
    resetAtSeconds: Math.floor(Date.now() / 1000) + timeToExpire,
    exceeded: isBlocked,
  };
}

/** The remaining requests; negative beyond the limit. */
const remainingOf = (hits: readonly Hit[], counters: readonly Counter[], at: number): number =>
  (counters[at] as Counter).limit - (hits[at] as Hit).totalHits;
