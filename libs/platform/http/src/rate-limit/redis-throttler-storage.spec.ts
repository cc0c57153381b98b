import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RedisThrottlerStorage } from './redis-throttler-storage.js';

/** A Redis with one counter, which can be disconnected, or silent until its commands fail. */
class FakeRedis {
  status: Redis['status'] = 'ready';
  failing = false;
  commands = 0;
  private hits = 0;

  eval(): Promise<unknown> {
    this.commands += 1;
    if (this.failing) return Promise.reject(new Error('Command timed out'));
    return Promise.resolve([(this.hits += 1), 60_000]);
  }
}

let redis: FakeRedis;
let now: number;
let storage: RedisThrottlerStorage;

beforeAll(() => Logger.overrideLogger(false));
beforeEach(() => {
  redis = new FakeRedis();
  now = 0;
  storage = new RedisThrottlerStorage(redis, () => now);
});

const hit = async (): Promise<[number, boolean]> => {
  const { totalHits, isBlocked } = await storage.increment('key', 60_000, 2);
  return [totalHits, isBlocked];
};

describe('RedisThrottlerStorage', () => {
  it('counts in Redis and blocks beyond the limit', async () => {
    expect([await hit(), await hit(), await hit()]).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });

  it('counts in memory while Redis is disconnected, without waiting for it on each request', async () => {
    await hit();
    redis.failing = true;
    redis.status = 'reconnecting';
    expect([await hit(), await hit(), await hit()]).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect(redis.commands).toBe(2);
    now += 60_000;
    await hit();
    expect(redis.commands).toBe(2);
  });

  it('probes a silent Redis once a second', async () => {
    redis.failing = true;
    await hit();
    now = 10;
    await hit();
    expect(redis.commands).toBe(2);
    now = 900;
    await hit();
    expect(redis.commands).toBe(2);
    now = 1_010;
    await Promise.all([hit(), hit(), hit()]);
    expect(redis.commands).toBe(3);
  });

  it('counts in Redis again as soon as it responds', async () => {
    await hit();
    redis.failing = true;
    await hit();
    redis.failing = false;
    now = 5_000;
    expect(await hit()).toEqual([2, false]);
    expect(await hit()).toEqual([3, true]);
  });
});
