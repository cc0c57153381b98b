import type { Counter, CountingStorage, Hit } from './counting-storage.js';
import { FixedWindows } from './fixed-windows.js';

/** Bounds the memory under a flood of subjects. */
const MAX_WINDOWS = 100_000;

/**
 * Fixed windows in memory. The throttler's own storage filters a log of all hits of the window at each hit, which
 * costs a busy key most of its throughput.
 */
export class MemoryThrottlerStorage implements CountingStorage {
  private readonly keys: FixedWindows;
  /** Separate from the keys: an account with very many keys must not evict the windows of accounts. */
  private readonly accounts: FixedWindows;
  /** Separate from both: a flood of addresses must not evict the windows of keys. */
  private readonly addresses: FixedWindows;

  constructor(maxWindows = MAX_WINDOWS) {
    this.keys = new FixedWindows(maxWindows);
    this.accounts = new FixedWindows(maxWindows);
    this.addresses = new FixedWindows(maxWindows);
  }

  hit(counters: readonly Counter[], ttlMs: number): Hit[] {
    const hits: Hit[] = [];
    for (const counter of counters) {
      const hit = this.hitOne(counter, ttlMs);
      hits.push(hit);
      if (hit.isBlocked) break;
    }
    return hits;
  }

  increment(key: string, ttlMs: number, limit: number): Promise<Hit> {
    return Promise.resolve(this.hitOne({ key, limit }, ttlMs));
  }

  private hitOne({ key, limit }: Counter, ttlMs: number): Hit {
    const { hits, endsAtMs } = this.windowsOf(key).hit(key, ttlMs);
    const timeToExpire = Math.ceil((endsAtMs - Date.now()) / 1000);
    const isBlocked = hits > limit;
    return { totalHits: hits, timeToExpire, isBlocked, timeToBlockExpire: isBlocked ? timeToExpire : 0 };
  }

  private windowsOf(key: string): FixedWindows {
    if (key.startsWith('key:')) return this.keys;
    return key.startsWith('account:') ? this.accounts : this.addresses;
  }
}
