import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpConfig } from '../http.config.js';
import type { RateLimitSubject, RequestContext } from '../request-context/request-context.js';
import { MemoryThrottlerStorage } from './memory-throttler-storage.js';
import type { RateLimitState } from '../request-context/rate-limit-state.js';
import { unusedRateLimit } from '../request-context/rate-limit-state.js';
import { RateLimiter } from './rate-limiter.js';

const NOW_MS = 1_000_000_000;

beforeEach(() => vi.useFakeTimers({ now: NOW_MS }));
afterEach(() => vi.useRealTimers());

/** A service with 2 requests a minute per caller, and 5 per account. */
const createLimiter = (): RateLimiter =>
  new RateLimiter(new MemoryThrottlerStorage(), {
    rateLimitPerMinute: 2,
    accountRateLimitPerMinute: 5,
  } as HttpConfig);

const subjectOf = (more: Partial<RateLimitSubject> = {}): RateLimitSubject => ({
  key: 'key:k',
  limitPerMinute: null,
  accountKey: 'account:a',
  accountLimitPerMinute: null,
  ...more,
});
const countFor =
  (limiter: RateLimiter, rateLimitSubject?: RateLimitSubject, address = '192.0.2.1') =>
  (): RateLimitState =>
    limiter.count({ address, rateLimitSubject } as unknown as RequestContext) as RateLimitState;

describe('RateLimiter', () => {
  it('reports limit, remaining and reset up to the first rejected request', () => {
    const count = countFor(createLimiter(), subjectOf());
    const resetAtSeconds = NOW_MS / 1000 + 60;
    const state = { scope: 'key', limit: 2, resetAtSeconds };
    expect(count()).toEqual({ ...state, remaining: 1, exceeded: false });
    expect(count()).toEqual({ ...state, remaining: 0, exceeded: false });
    expect(count()).toEqual({ ...state, remaining: 0, exceeded: true });
    expect(count()).toEqual({ ...state, remaining: 0, exceeded: true });
  });

  it('keeps the end of a running window, and starts the next one exactly then', () => {
    const count = countFor(createLimiter(), subjectOf());
    count();
    vi.advanceTimersByTime(59_000);
    expect(count()).toMatchObject({ remaining: 0, resetAtSeconds: NOW_MS / 1000 + 60 });
    expect(count()).toMatchObject({ exceeded: true });
    vi.advanceTimersByTime(1_000);
    expect(count()).toMatchObject({ remaining: 1, exceeded: false, resetAtSeconds: NOW_MS / 1000 + 120 });
  });

  it('prefers the limit of the key to that of the service', () => {
    const limiter = createLimiter();
    expect(countFor(limiter, subjectOf({ limitPerMinute: 1 }))()).toMatchObject({ limit: 1, remaining: 0 });
    expect(countFor(limiter, subjectOf({ key: 'key:l', limitPerMinute: 3 }))()).toMatchObject({ limit: 3 });
  });

  it('counts all keys of an account together, and reports the tighter limit', () => {
    const limiter = createLimiter();
    const count = (key: string) =>
      countFor(limiter, subjectOf({ key: `key:${key}`, accountLimitPerMinute: 3 }))();
    expect(count('a')).toMatchObject({ scope: 'key', limit: 2, remaining: 1 });
    expect(count('b')).toMatchObject({ scope: 'key', limit: 2, remaining: 1 });
    expect(count('c')).toMatchObject({ scope: 'account', limit: 3, remaining: 0, exceeded: false });
    expect(count('d')).toMatchObject({ scope: 'account', limit: 3, remaining: 0, exceeded: true });
  });

  it('allows an account without its own limit at least what each of its keys may send', () => {
    const limiter = createLimiter();
    const fast = subjectOf({ limitPerMinute: 7 });
    for (let n = 6; n >= 0; n -= 1) expect(countFor(limiter, fast)()).toMatchObject({ remaining: n });
    expect(countFor(limiter, fast)()).toMatchObject({ exceeded: true });
    const other = createLimiter();
    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      expect(countFor(other, subjectOf({ key: `key:${key}` }))().exceeded).toBe(false);
    }
    expect(countFor(other, subjectOf({ key: 'key:f' }))()).toMatchObject({
      scope: 'account',
      limit: 5,
      exceeded: true,
    });
  });

  it('does not count requests beyond the limit of a key for its account', () => {
    const limiter = createLimiter();
    for (let n = 0; n < 10; n += 1) countFor(limiter, subjectOf({ accountLimitPerMinute: 4 }))();
    const other = subjectOf({ key: 'key:other', accountLimitPerMinute: 4 });
    expect(countFor(limiter, other)()).toMatchObject({ exceeded: false });
  });

  it('counts callers without a key by network', () => {
    const limiter = createLimiter();
    const count = (address: string) => countFor(limiter, undefined, address)();
    expect(count('2001:db8::1')).toMatchObject({ scope: 'address', limit: 2, remaining: 1 });
    expect(count('2001:db8::2')).toMatchObject({ remaining: 0, exceeded: false });
    expect(count('2001:db8::3')).toMatchObject({ exceeded: true });
    expect(count('2001:db8:0:1::1')).toMatchObject({ remaining: 1 });
    expect(count('192.0.2.1')).toMatchObject({ remaining: 1 });
  });
});

describe('unusedRateLimit', () => {
  it('is a full window', () => {
    expect(unusedRateLimit(60)).toEqual({
      scope: 'address',
      limit: 60,
      remaining: 60,
      resetAtSeconds: NOW_MS / 1000 + 60,
      exceeded: false,
    });
  });
});
