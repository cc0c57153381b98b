import { KEYS_CLOCK } from '@capstan/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OutsideServer, isAvailable, startRedis } from '../../harness/servers.js';
import { TestClock } from '../../harness/test-clock.js';
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
 * With a frozen clock a process never refreshes its cached keys: one that missed the message would accept a key forever.
 * The limit of one second is tested in revocation.long-spec.ts.
 */
const overrides = [new TestClock(KEYS_CLOCK).override];

describe('revocation over PostgreSQL', () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair({}, overrides);
  });
  afterAll(() => stopPair(pair));

  stopsEverywhere(() => pair);

  it('takes effect while the broadcast is disconnected', async () => {
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

  it('takes effect during a Redis outage', async () => {
    const { id, key } = await knownKey(pair);
    await redis.stop();
    await revokeSilently(pair, id);
    await expect.poll(() => statusOf(pair.other, key)).toBe(401);
  });
});
