import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutsideService, outsideServersAvailable } from './outside-service.js';

/**
 * The contract: a revoked key stops working in every process within a second. A busy machine gets three; a process that
 * missed the message would accept the key for five.
 */
const WITHIN = { timeout: 3000, interval: 20 };

describe.skipIf(!outsideServersAvailable())('with an external PostgreSQL and Redis', () => {
  let service: OutsideService;
  beforeAll(async () => {
    service = await OutsideService.start();
  });
  afterAll(() => service?.close());

  async function expectRevokedWithinASecond(): Promise<void> {
    const key = await service.revokedKey();
    await expect.poll(() => service.statusOf(service.two, key), WITHIN).toBe(401);
  }

  it('a revocation takes effect in the other process within a second', () => expectRevokedWithinASecond());

  it('a revocation does so again after a Redis outage', async () => {
    await service.stopRedis();
    await expect.poll(() => service.isBroadcastOk()).toBe(false);
    await service.startRedisAgain();
    await expect.poll(() => service.isBroadcastOk(), { timeout: 30_000 }).toBe(true);
    await expectRevokedWithinASecond();
  });
});
