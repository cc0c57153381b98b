import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryThrottlerStorage } from './memory-throttler-storage.js';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

describe('MemoryThrottlerStorage', () => {
  it('counts up to the limit and blocks beyond it until the window ends', () => {
    const storage = new MemoryThrottlerStorage();
    const hit = () => storage.hit([{ key: 'key:a', limit: 2 }], 60_000)[0];
    expect(hit()).toMatchObject({ totalHits: 1, isBlocked: false, timeToExpire: 60 });
    expect(hit()).toMatchObject({ totalHits: 2, isBlocked: false });
    expect(hit()).toMatchObject({ totalHits: 3, isBlocked: true, timeToBlockExpire: 60 });
    vi.advanceTimersByTime(59_000);
    expect(hit()).toMatchObject({ isBlocked: true, timeToBlockExpire: 1 });
    vi.advanceTimersByTime(1_000);
    expect(hit()).toMatchObject({ totalHits: 1, isBlocked: false });
  });

  it('counts subjects separately', async () => {
    const storage = new MemoryThrottlerStorage();
    storage.hit([{ key: 'key:a', limit: 1 }], 60_000);
    expect(await storage.increment('key:b', 60_000, 1)).toMatchObject({ totalHits: 1 });
  });

  it('evicts addresses, never keys or accounts, under a flood of addresses', () => {
    const storage = new MemoryThrottlerStorage(10);
    const hit = (key: string) => storage.hit([{ key, limit: 1 }], 60_000)[0];
    hit('key:a');
    hit('account:a');
    hit('address:first');
    for (let index = 0; index < 20; index += 1) hit(`address:${index}`);
    expect(hit('key:a')).toMatchObject({ totalHits: 2, isBlocked: true });
    expect(hit('account:a')).toMatchObject({ totalHits: 2, isBlocked: true });
    expect(hit('address:first')).toMatchObject({ totalHits: 1 });
  });

  it('evicts no account under a flood of keys', () => {
    const storage = new MemoryThrottlerStorage(10);
    const hit = (key: string) => storage.hit([{ key, limit: 1 }], 60_000)[0];
    hit('account:a');
    for (let index = 0; index < 20; index += 1) hit(`key:${index}`);
    expect(hit('account:a')).toMatchObject({ totalHits: 2 });
  });

  it('counts a request for its key and its account, up to the first one beyond its limit', () => {
    const storage = new MemoryThrottlerStorage();
    const hit = (key: string) =>
      storage
        .hit(
          [
            { key, limit: 2 },
            { key: 'account:a', limit: 4 },
          ],
          60_000,
        )
        .map(({ totalHits, isBlocked }) => [totalHits, isBlocked]);
    expect(hit('key:a')).toEqual([
      [1, false],
      [1, false],
    ]);
    expect(hit('key:a')).toEqual([
      [2, false],
      [2, false],
    ]);
    expect(hit('key:a')).toEqual([[3, true]]);
    expect(hit('key:b')).toEqual([
      [1, false],
      [3, false],
    ]);
    expect(hit('key:c')).toEqual([
      [1, false],
      [4, false],
    ]);
    expect(hit('key:c')).toEqual([
      [2, false],
      [5, true],
    ]);
  });
});
