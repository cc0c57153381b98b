import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { CountingStorage, Hit } from './counting-storage.js';
import { MemoryThrottlerStorage } from './memory-throttler-storage.js';

/** Counts and starts the window in one step; answers hits and milliseconds left. */
const HIT = `
local hits = redis.call('INCR', KEYS[1])
if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { hits, redis.call('PTTL', KEYS[1]) }`;

/** While Redis is away, one request in this time asks whether it is back; the others do not wait for it. */
const PROBE_EVERY_MS = 1_000;

/** Fixed windows in Redis, shared by all API processes. While Redis is away each process counts for itself. */
export class RedisThrottlerStorage implements CountingStorage {
  private readonly logger = new Logger('RateLimit');
  private readonly local = new MemoryThrottlerStorage();
  private away = false;
  private nextProbeAtMs = 0;

  constructor(
    private readonly redis: Pick<Redis, 'eval' | 'status'>,
    private readonly now: () => number = Date.now,
  ) {}

  hit(key: string, ttlMs: number, limit: number): Hit | Promise<Hit> {
    return this.away && !this.mayProbe()
      ? this.local.hit(key, ttlMs, limit)
      : this.hitShared(key, ttlMs, limit);
  }

  async increment(key: string, ttlMs: number, limit: number): Promise<Hit> {
    return this.hit(key, ttlMs, limit);
  }

  private async hitShared(key: string, ttlMs: number, limit: number): Promise<Hit> {
    try {
      const [hits, leftMs] = (await this.redis.eval(HIT, 1, `capstan:rate:${key}`, ttlMs)) as [
        number,
        number,
      ];
      this.away = false;
      const timeToExpire = Math.max(1, Math.ceil(leftMs / 1000));
      const isBlocked = hits > limit;
      return { totalHits: hits, timeToExpire, isBlocked, timeToBlockExpire: isBlocked ? timeToExpire : 0 };
    } catch (error) {
      if (!this.away) this.logger.warn(`Redis is away, counting in this process: ${String(error)}`);
      this.away = true;
      return this.local.hit(key, ttlMs, limit);
    }
  }

  /** The client reconnects by itself; a command before that would only queue up behind it. */
  private mayProbe(): boolean {
    if (this.redis.status !== 'ready' || this.now() < this.nextProbeAtMs) return false;
    this.nextProbeAtMs = this.now() + PROBE_EVERY_MS;
    return true;
  }
}
