import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CapabilitiesConfig } from '../capabilities.config.js';
import { pricedCall } from '../fixtures/priced-call.js';
import type { WaterfallResult } from '../waterfall/waterfall.js';
import type { PricedCall } from './priced-call.js';
import { ResponseCache, hitOf } from './response-cache.js';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  // The clock of the LRU cache, which keeps a reference to the real `performance`.
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const found = { outcome: 'ok', result: { text: 'x' }, provider: 'first', attempts: [] } as WaterfallResult;
const { capability, principal } = pricedCall();

const emptyCache = () => new ResponseCache({ responseCacheMb: 1 } as CapabilitiesConfig);

function cacheWith(call: PricedCall, result = found): ResponseCache {
  const cache = emptyCache();
  cache.keep(call, result);
  return cache;
}

const echo = (params: object, maxAgeSeconds?: number): PricedCall =>
  pricedCall({ params, cacheControl: { mayRead: true, mayStore: true, maxAgeSeconds } });

describe('ResponseCache', () => {
  it('finds the answer to the same parameters in any order, ignoring absent ones', () => {
    const cache = cacheWith(echo({ a: 1, b: 2 }));
    expect(cache.find(echo({ b: 2, a: 1, c: undefined }))).toMatchObject({ provider: 'first' });
  });

  it.each<[what: string, other: Partial<PricedCall>]>([
    ['other parameters', { params: { a: 2 } }],
    ['another account', { principal: { ...principal, accountId: 'other' } }],
    [
      'another capability',
      { capability: { ...capability, definition: { ...capability.definition, name: 'shout' } } },
    ],
  ])('does not answer %s', (_, other) => {
    expect(cacheWith(echo({ a: 1 })).find({ ...echo({ a: 1 }), ...other })).toBeUndefined();
  });

  it('answers until its lifetime is over', () => {
    const cache = cacheWith(echo({ a: 1 }));
    vi.advanceTimersByTime(59_999);
    expect(cache.find(echo({ a: 1 }))).toBeDefined();
    vi.advanceTimersByTime(2);
    expect(cache.find(echo({ a: 1 }))).toBeUndefined();
  });

  it('respects the caller’s max-age', () => {
    const cache = cacheWith(echo({ a: 1 }));
    expect(cache.find(echo({ a: 1 }, 0))).toBeUndefined();
    vi.advanceTimersByTime(9_999);
    expect(cache.find(echo({ a: 1 }, 10))).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(cache.find(echo({ a: 1 }, 10))).toBeUndefined();
  });

  it('is skipped, and counts nothing, when the caller or the operator disabled it', () => {
    const cache = cacheWith(echo({ a: 1 }));
    const noCache = { mayRead: false, mayStore: true };
    expect(cache.find({ ...echo({ a: 1 }), cacheControl: noCache })).toBeUndefined();
    const uncached = { ...capability, policy: { ...capability.policy, cacheSeconds: 0 } };
    expect(cache.find({ ...echo({ a: 1 }), capability: uncached })).toBeUndefined();
    expect(cache.keep({ ...echo({ a: 2 }), capability: uncached }, found)).toBeUndefined();
    expect(cache.view(capability)).toMatchObject({ hits: 0, misses: 0 });
  });

  it('keeps a result with the mode that was applied', () => {
    const cache = emptyCache();
    const call = pricedCall({ mode: 'ai' });
    expect(cache.keep(call, found)).toEqual({ isHit: false, ageSeconds: 0, lifetimeSeconds: 60 });
    expect(cache.find(call)).toMatchObject({ resultJson: '{"text":"x"}', mode: 'ai' });
  });

  it('stores neither an empty result nor a no-store call', () => {
    const cache = cacheWith(echo({ a: 1 }), { ...found, outcome: 'empty' });
    const noStore = { mayRead: true, mayStore: false };
    expect(cache.keep({ ...echo({ a: 1 }), cacheControl: noStore }, found)).toBeUndefined();
    expect(cache.find(echo({ a: 1 }))).toBeUndefined();
  });

  it('states the age of an answer in whole seconds', () => {
    const stored = { resultJson: '{}', provider: 'first', mode: null, storedAtMs: Date.now() - 5_900 };
    expect(hitOf(pricedCall(), stored)).toEqual({ isHit: true, ageSeconds: 5, lifetimeSeconds: 60 });
  });

  it('counts hits and misses per capability', () => {
    const cache = cacheWith(echo({ a: 1 }));
    cache.find(echo({ a: 1 }));
    cache.find(echo({ a: 1 }, 0));
    cache.find(echo({ a: 2 }));
    expect(cache.view(capability)).toEqual({ lifetimeSeconds: 60, hits: 1, misses: 2 });
    const shout = { ...capability, definition: { ...capability.definition, name: 'shout' } };
    expect(cache.view(shout)).toEqual({ lifetimeSeconds: 60, hits: 0, misses: 0 });
  });
});
