import { KEYS_CLOCK } from '@capstan/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OutsideServer, isAvailable, startRedis } from '../harness/servers.js';
import { TestClock } from '../harness/test-clock.js';
import {
  type Pair,
  cutBroadcast,
  knownKey,
  revokeSilently,
  startPair,
  statusOf,
  stopPair,
  stopsEverywhere,
} from './revocation-cases.js';

/**
 * By a clock that stands still a process never looks a key up again of itself: one that heard nothing would let it in
 * for ever. That it takes a second at most is for revocation.long-spec.ts.
 */
const overrides = [new TestClock(KEYS_CLOCK).override];

describe('revocation over PostgreSQL', () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair({}, overrides);
  });
  afterAll(() => stopPair(pair));

  stopsEverywhere(() => pair);

  it('holds even while the broadcast is cut off', async () => {
    const { id, key } = await knownKey(pair);
    await cutBroadcast(pair);
    await revokeSilently(pair, id);
    await expect.poll(() => statusOf(pair.other, key)).toBe(401);
  });
});

describe.skipIf(!isAvailable('redis', 'revocation over Redis'))('revocation over Redis', () => {
  let redis: OutsideServer;
  let pair: Pair;
  beforeAll(async () => {
    redis = await startRedis();
    pair = await startPair({ REDIS_URL: redis.url }, overrides);
  });
  afterAll(async () => {
    await stopPair(pair);
    await redis.stop();
  });

  stopsEverywhere(() => pair);

  it('holds even while Redis is away', async () => {
    const { id, key } = await knownKey(pair);
    await redis.stop();
    await revokeSilently(pair, id);
    await expect.poll(() => statusOf(pair.other, key)).toBe(401);
  });
});
