import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { queueConfig } from './queue.config.js';

const read = (env: Record<string, string>) => queueConfig.read(z.object(queueConfig.shape).parse(env));

describe('queueConfig', () => {
  it('uses PostgreSQL with a concurrency of four by default', () => {
    expect(read({})).toEqual({ redisUrl: undefined, workerConcurrency: 4 });
    expect(read({ REDIS_URL: ' ' }).redisUrl).toBeUndefined();
  });

  it('accepts redis:// and rediss:// URLs only', () => {
    expect(read({ REDIS_URL: 'rediss://:pw@cache:6380/1' }).redisUrl).toBe('rediss://:pw@cache:6380/1');
    expect(() => read({ REDIS_URL: 'localhost:6379' })).toThrow(/redis:\/\//);
    expect(() => read({ WORKER_CONCURRENCY: '0' })).toThrow(/>=1/);
  });
});
