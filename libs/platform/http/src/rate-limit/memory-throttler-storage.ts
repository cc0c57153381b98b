import type { Counter, CountingStorage, Hit } from './counting-storage.js';
import { FixedWindows } from './fixed-windows.js';

/** A flood of subjects must not fill the memory. */
const MAX_WINDOWS = 100_000;

/**
 * Fixed windows in memory. The storage that ships with the throttler filters a log of all hits of the window
 * at each hit, which costs a busy key most of its throughput.
 */
export class MemoryThrottlerStorage implements CountingStorage {
  private readonly keys: FixedWindows;
  /** Apart from the keys: an account with very many keys must not push the windows of accounts out. */
  private readonly accounts: FixedWindows;
  /** Apart from both: a flood of addresses must not push the windows of keys out. */
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
