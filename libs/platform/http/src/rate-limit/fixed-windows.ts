/** The requests of one subject since its window started. */
export interface Window {
  readonly hits: number;
  /** Unix milliseconds. */
  readonly endsAtMs: number;
}

/** Fixed windows in memory, O(1) per hit; beyond `maxWindows` subjects the oldest windows are evicted. */
export class FixedWindows {
  private readonly windows = new Map<string, { hits: number; endsAtMs: number }>();

  constructor(private readonly maxWindows: number) {}

  /** Counts a hit; the first one starts the window. */
  hit(key: string, ttlMs: number): Window {
    const now = Date.now();
    let window = this.windows.get(key);
    if (!window || window.endsAtMs <= now) {
      this.windows.delete(key);
      if (this.windows.size >= this.maxWindows) this.forgetOldest();
      window = { hits: 0, endsAtMs: now + ttlMs };
      this.windows.set(key, window);
    }
    window.hits += 1;
    return window;
  }

  /** Returns the current window, without counting. */
  current(key: string): Window | undefined {
    const window = this.windows.get(key);
    return window && window.endsAtMs > Date.now() ? window : undefined;
  }

  /** Evicts the first entry: insertion order is the order in which windows started. */
  private forgetOldest(): void {
    const oldest = this.windows.keys().next();
    if (!oldest.done) this.windows.delete(oldest.value);
  }
}
