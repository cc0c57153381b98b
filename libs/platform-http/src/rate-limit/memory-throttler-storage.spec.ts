import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryThrottlerStorage } from './memory-throttler-storage.js';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

describe('MemoryThrottlerStorage', () => {
  it('counts up to the limit and blocks beyond it until the window ends', () => {
    const storage = new MemoryThrottlerStorage();
    const hit = () => storage.hit('key:a', 60_000, 2);
    expect(hit()).toMatchObject({ totalHits: 1, isBlocked: false, timeToExpire: 60 });
    expect(hit()).toMatchObject({ totalHits: 2, isBlocked: false });
    expect(hit()).toMatchObject({ totalHits: 3, isBlocked: true, timeToBlockExpire: 60 });
    vi.advanceTimersByTime(59_000);
    expect(hit()).toMatchObject({ isBlocked: true, timeToBlockExpire: 1 });
    vi.advanceTimersByTime(1_000);
    expect(hit()).toMatchObject({ totalHits: 1, isBlocked: false });
  });

  it('keeps subjects apart', async () => {
    const storage = new MemoryThrottlerStorage();
    storage.hit('key:a', 60_000, 1);
    expect(await storage.increment('key:b', 60_000, 1)).toMatchObject({ totalHits: 1 });
  });

  it('a flood of addresses pushes out addresses, never keys', () => {
    const storage = new MemoryThrottlerStorage(10);
    storage.hit('key:a', 60_000, 1);
    storage.hit('address:first', 60_000, 1);
    for (let index = 0; index < 20; index += 1) storage.hit(`address:${index}`, 60_000, 1);
    expect(storage.hit('key:a', 60_000, 1)).toMatchObject({ totalHits: 2, isBlocked: true });
    expect(storage.hit('address:first', 60_000, 1)).toMatchObject({ totalHits: 1 });
  });
});
