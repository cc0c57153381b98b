import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OutsideServer, isAvailable, startRedis } from '../../harness/servers.js';
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
 * The contract: a revoked key stops working in every process within a second. A busy machine gets three; a process that
 * missed the message would accept the key for five.
 */
const WITHIN = { timeout: 3000, interval: 20 };

describe('revocation over PostgreSQL, within a second', () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair({});
  });
  afterAll(() => stopPair(pair));

  stopsEverywhere(() => pair, WITHIN);

  it('takes effect while the broadcast is disconnected', async () => {
    const { id, key } = await knownKey(pair);
    await cutBroadcast(pair);
    await revokeSilently(pair, id);
    await expect.poll(() => statusOf(pair.other, key), WITHIN).toBe(401);
  });
});

describe.skipIf(!isAvailable('redis', 'revocation over Redis'))(
  'revocation over Redis, within a second',
  () => {
    let redis: OutsideServer;
    let pair: Pair;
    beforeAll(async () => {
      redis = await startRedis();
      pair = await startPair({ REDIS_URL: redis.url });
    });
    afterAll(async () => {
      await stopPair(pair);
      await redis.stop();
    });

    stopsEverywhere(() => pair, WITHIN);

    it('takes effect during a Redis outage', async () => {
      const { id, key } = await knownKey(pair);
      await redis.stop();
      await revokeSilently(pair, id);
      await expect.poll(() => statusOf(pair.other, key), WITHIN).toBe(401);
    });
  },
);
