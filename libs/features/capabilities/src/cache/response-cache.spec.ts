import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CapabilitiesConfig } from '../capabilities.config.js';
import type { RegisteredCapability } from '../registry/registered-capability.js';
import { ResponseCache } from './response-cache.js';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  // The clock of the LRU cache, which keeps a reference to the real `performance`.
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const capability = (name = 'echo'): RegisteredCapability =>
  ({ definition: { name }, policy: { cacheSeconds: 60 } }) as RegisteredCapability;
const answer = () => ({ resultJson: '{}', provider: 'first', mode: null, storedAtMs: Date.now() });

function cacheWith(params: object): ResponseCache {
  const cache = new ResponseCache({ responseCacheMb: 1 } as CapabilitiesConfig);
  cache.store(capability(), 'account', params, answer());
  return cache;
}

describe('ResponseCache', () => {
  it('finds the answer to the same parameters in any order, ignoring absent ones', () => {
    const cache = cacheWith({ a: 1, b: 2 });
    expect(cache.find(capability(), 'account', { b: 2, a: 1, c: undefined })).toMatchObject({
      provider: 'first',
    });
  });

  it.each<[what: string, find: (cache: ResponseCache) => unknown]>([
    ['other parameters', (cache) => cache.find(capability(), 'account', { a: 2 })],
    ['another account', (cache) => cache.find(capability(), 'other', { a: 1 })],
    ['another capability', (cache) => cache.find(capability('shout'), 'account', { a: 1 })],
  ])('does not answer %s', (_, find) => {
    expect(find(cacheWith({ a: 1 }))).toBeUndefined();
  });

  it('answers until its lifetime is over', () => {
    const cache = cacheWith({ a: 1 });
    vi.advanceTimersByTime(59_999);
    expect(cache.find(capability(), 'account', { a: 1 })).toBeDefined();
    vi.advanceTimersByTime(2);
    expect(cache.find(capability(), 'account', { a: 1 })).toBeUndefined();
  });

  it('respects the caller’s max-age', () => {
    const cache = cacheWith({ a: 1 });
    expect(cache.find(capability(), 'account', { a: 1 }, 0)).toBeUndefined();
    vi.advanceTimersByTime(9_999);
    expect(cache.find(capability(), 'account', { a: 1 }, 10)).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(cache.find(capability(), 'account', { a: 1 }, 10)).toBeUndefined();
  });

  it('counts hits and misses per capability', () => {
    const cache = cacheWith({ a: 1 });
    cache.find(capability(), 'account', { a: 1 });
    cache.find(capability(), 'account', { a: 1 }, 0);
    cache.find(capability(), 'account', { a: 2 });
    expect(cache.view(capability())).toEqual({ lifetimeSeconds: 60, hits: 1, misses: 2 });
    expect(cache.view(capability('shout'))).toEqual({ lifetimeSeconds: 60, hits: 0, misses: 0 });
  });
});
