interface Entry<V> {
  value: V;
  until: number;
}

/** An LRU map with a capacity whose entries expire. */
export class RecentMap<V> {
  private readonly entries = new Map<string, Entry<V>>();

  constructor(private readonly limits: { maxEntries: number; ttlMs: number }) {}

  get size(): number {
    return this.entries.size;
  }

  /** @param now unix milliseconds; a parameter because a hot path reads the clock once. */
  get(key: string, now: number): V | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    this.entries.delete(key);
    if (entry.until <= now) return undefined;
    // A Map iterates in insertion order: the first entry is the least recently used.
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: V, now: number): void {
    this.entries.delete(key);
    this.entries.set(key, { value, until: now + this.limits.ttlMs });
    if (this.entries.size > this.limits.maxEntries) {
      const [oldest] = this.entries.keys();
      if (oldest !== undefined) this.entries.delete(oldest);
    }
  }

  deleteWhere(matches: (value: V) => boolean): void {
    for (const [key, { value }] of this.entries) if (matches(value)) this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }
}
