import type { CountingStorage, Hit } from './counting-storage.js';
import { FixedWindows } from './fixed-windows.js';

/** A flood of subjects must not fill the memory. */
const MAX_WINDOWS = 100_000;

/**
 * Fixed windows in memory. The storage that ships with the throttler filters a log of all hits of the window
 * at each hit, which costs a busy key most of its throughput.
 */
export class MemoryThrottlerStorage implements CountingStorage {
  private readonly keys: FixedWindows;
  /** Apart from the keys: a flood of addresses must not push the windows of keys out. */
  private readonly addresses: FixedWindows;

  constructor(maxWindows = MAX_WINDOWS) {
    this.keys = new FixedWindows(maxWindows);
    this.addresses = new FixedWindows(maxWindows);
  }

  hit(key: string, ttlMs: number, limit: number): Hit {
    const windows = key.startsWith('address:') ? this.addresses : this.keys;
    const { hits, endsAtMs } = windows.hit(key, ttlMs);
    const timeToExpire = Math.ceil((endsAtMs - Date.now()) / 1000);
    const isBlocked = hits > limit;
    return { totalHits: hits, timeToExpire, isBlocked, timeToBlockExpire: isBlocked ? timeToExpire : 0 };
  }

  increment(key: string, ttlMs: number, limit: number): Promise<Hit> {
    return Promise.resolve(this.hit(key, ttlMs, limit));
  }
}
