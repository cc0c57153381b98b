import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryThrottlerStorage } from './memory-throttler-storage.js';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

describe('MemoryThrottlerStorage', () => {
  it('counts up to the limit and blocks beyond it until the window ends', async () => {
    const storage = new MemoryThrottlerStorage();
    const hit = () => storage.increment('key', 60_000, 2);
    expect(await hit()).toMatchObject({ totalHits: 1, isBlocked: false, timeToExpire: 60 });
    expect(await hit()).toMatchObject({ totalHits: 2, isBlocked: false });
    expect(await hit()).toMatchObject({ totalHits: 3, isBlocked: true, timeToBlockExpire: 60 });
    vi.advanceTimersByTime(59_000);
    expect(await hit()).toMatchObject({ isBlocked: true, timeToBlockExpire: 1 });
    vi.advanceTimersByTime(1_000);
    expect(await hit()).toMatchObject({ totalHits: 1, isBlocked: false });
  });

  it('keeps keys apart', async () => {
    const storage = new MemoryThrottlerStorage();
    await storage.increment('a', 60_000, 1);
    expect(await storage.increment('b', 60_000, 1)).toMatchObject({ totalHits: 1 });
  });
});
