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
 * Counts requests by key and by account, or by address for callers without a valid key. The stock
 * ThrottlerGuard keeps one bucket per handler and resolves its options at each request; here all routes share one.
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
    const counters: readonly Counter[] = subject
      ? this.countersOf(subject)
      : [{ key: `address:${networkOf(context.address)}`, limit: this.config.rateLimitPerMinute }];
    const scopes = subject ? OF_CALLERS : OF_ADDRESSES;
    const hits = this.storage.hit(counters, RATE_WINDOW_MS);
    return hits instanceof Promise
      ? hits.then((counted) => tightest(counted, counters, scopes))
      : tightest(hits, counters, scopes);
  }

  /** An account without a limit of its own may send what each of its keys may: an operator who raised one meant it. */
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

/** The state of the subject with the least left; of two that have as little, the one whose window ends later. */
function tightest(
  hits: readonly Hit[],
  counters: readonly Counter[],
  scopes: readonly RateLimitScope[],
): RateLimitState {
  let at = 0;
  for (let other = 1; other < hits.length; other += 1) {
    const less = leftOf(hits, counters, at) - leftOf(hits, counters, other);
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

/** Negative beyond the limit. */
const leftOf = (hits: readonly Hit[], counters: readonly Counter[], at: number): number =>
  (counters[at] as Counter).limit - (hits[at] as Hit).totalHits;
