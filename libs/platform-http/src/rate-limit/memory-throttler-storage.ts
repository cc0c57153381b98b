import type { ThrottlerStorage } from '@nestjs/throttler';

type ThrottlerRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

interface Window {
  hits: number;
  endsAtMs: number;
}

/** Beyond this many subjects the oldest windows are forgotten: a flood of addresses must not fill the memory. */
const MAX_WINDOWS = 200_000;

/**
 * Fixed windows in memory, O(1) a hit. The storage that ships with the throttler filters a log of all hits
 * of the window at each hit, which costs a busy key most of its throughput.
 */
export class MemoryThrottlerStorage implements ThrottlerStorage {
  private readonly windows = new Map<string, Window>();

  increment(key: string, ttlMs: number, limit: number): Promise<ThrottlerRecord> {
    const now = Date.now();
    let window = this.windows.get(key);
    if (!window || window.endsAtMs <= now) {
      this.windows.delete(key);
      if (this.windows.size >= MAX_WINDOWS) this.forgetOldest();
      window = { hits: 0, endsAtMs: now + ttlMs };
      this.windows.set(key, window);
    }
    window.hits += 1;
    const timeToExpire = Math.ceil((window.endsAtMs - now) / 1000);
    const isBlocked = window.hits > limit;
    return Promise.resolve({
      totalHits: window.hits,
      timeToExpire,
      isBlocked,
      timeToBlockExpire: isBlocked ? timeToExpire : 0,
    });
  }

  /** Insertion order is the order in which windows began. */
  private forgetOldest(): void {
    const oldest = this.windows.keys().next();
    if (!oldest.done) this.windows.delete(oldest.value);
  }
}
