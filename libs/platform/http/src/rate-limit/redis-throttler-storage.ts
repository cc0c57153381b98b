import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Counter, CountingStorage, Hit } from './counting-storage.js';
import { MemoryThrottlerStorage } from './memory-throttler-storage.js';

/**
 * Counts in one round trip: starts the windows, and stops after the first subject beyond its limit. ARGV: window in
 * ms, then a limit for each key. Returns hits and remaining milliseconds of each subject counted.
 */
const HIT = `
local counted = {}
for i, key in ipairs(KEYS) do
  local hits = redis.call('INCR', key)
  if hits == 1 then redis.call('PEXPIRE', key, ARGV[1]) end
  counted[#counted + 1] = hits
  counted[#counted + 1] = redis.call('PTTL', key)
  if hits > tonumber(ARGV[i + 1]) then break end
end
return counted`;

/** While Redis is unavailable, one request per interval probes it; the others do not wait. */
const PROBE_EVERY_MS = 1_000;

/** Fixed windows in Redis, shared by all API processes. While Redis is unavailable each process counts in memory. */
export class RedisThrottlerStorage implements CountingStorage {
  private readonly logger = new Logger('RateLimit');
  private readonly local = new MemoryThrottlerStorage();
  private isUnavailable = false;
  private nextProbeAtMs = 0;

  constructor(
    private readonly redis: Pick<Redis, 'eval' | 'status'>,
    private readonly now: () => number = Date.now,
  ) {}

  hit(counters: readonly Counter[], ttlMs: number): Hit[] | Promise<Hit[]> {
    return this.isUnavailable && !this.mayProbe()
      ? this.local.hit(counters, ttlMs)
      : this.hitShared(counters, ttlMs);
  }

  async increment(key: string, ttlMs: number, limit: number): Promise<Hit> {
    const [hit] = await this.hit([{ key, limit }], ttlMs);
    return hit as Hit;
  }

  private async hitShared(counters: readonly Counter[], ttlMs: number): Promise<Hit[]> {
    try {
      const names = counters.map(({ key }) => `capstan:rate:${key}`);
      const limits = counters.map(({ limit }) => limit);
      const counted = (await this.redis.eval(HIT, names.length, ...names, ttlMs, ...limits)) as number[];
      this.isUnavailable = false;
      return limits
        .slice(0, counted.length / 2)
        .map((limit, at) => hitOf(counted[2 * at] as number, counted[2 * at + 1] as number, limit));
    } catch (error) {
      if (!this.isUnavailable)
        this.logger.warn(`Redis is unavailable, counting in this process: ${String(error)}`);
      this.isUnavailable = true;
      return this.local.hit(counters, ttlMs);
    }
  }

  /** The client reconnects automatically; a command before that would only be queued. */
  private mayProbe(): boolean {
    if (this.redis.status !== 'ready' || this.now() < this.nextProbeAtMs) return false;
    this.nextProbeAtMs = this.now() + PROBE_EVERY_MS;
    return true;
  }
}

function hitOf(totalHits: number, leftMs: number, limit: number): Hit {
  const timeToExpire = Math.max(1, Math.ceil(leftMs / 1000));
  const isBlocked = totalHits > limit;
  return { totalHits, timeToExpire, isBlocked, timeToBlockExpire: isBlocked ? timeToExpire : 0 };
}
