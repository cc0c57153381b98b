import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, OutsideService, outsideServersAvailable } from './outside-service.js';

const PATIENCE = { timeout: 30_000 };

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

  /** Sends `count` requests in turn to both processes. @returns how many were accepted. */
  async function acceptedRequests(key: string, count: number): Promise<number> {
    let passed = 0;
    for (let turn = 0; turn < count; turn += 1) {
      const api = turn % 2 === 0 ? service.one : service.two;
      if ((await service.statusOf(api, key)) === 200) passed += 1;
    }
    return passed;
  }

  const limitedKey = (rateLimitPerMinute: number): Promise<string> =>
    service.desk.createKey({ accountId: service.desk.accountId, name: 'limited', rateLimitPerMinute });

  async function search(api: Api, key: string): Promise<{ request_id: string }> {
    const response = await service.ask(api, '/v1/search', key, { query: 'tide mills' });
    const answer = (await response.json()) as Record<string, unknown>;
    expect(answer).toMatchObject({
      success: true,
      credits_used: 1,
      metadata: { provider_used: 'searxng', providers_tried: ['searxng'] },
    });
    return answer['metadata'] as { request_id: string };
  }

  async function expectRevokedWithinASecond(): Promise<void> {
    const key = await service.revokedKey();
    await expect.poll(() => service.statusOf(service.two, key), WITHIN).toBe(401);
  }

  it('both API processes serve paid calls, and each returns the receipts of the other', async () => {
    const { one, two, desk } = service;
    const { apiKey } = await desk.createAccount({ credits: 10 });
    const first = await search(one, apiKey);
    await search(two, apiKey);
    const receipt = await service.ask(two, `/v1/requests/${first.request_id}`, apiKey);
    expect(await receipt.json()).toMatchObject({
      data: { credits_used: 1, ledger_entry: { kind: 'charge', amount: -1 } },
    });
    const credits = await service.ask(one, '/v1/credits', apiKey);
    expect(await credits.json()).toMatchObject({ data: { balance: 8, held: 0 } });
    expect(await desk.audit()).toEqual([]);
  });

  it('they share one rate limit count per key', async () => {
    expect(await acceptedRequests(await limitedKey(6), 10)).toBe(6);
  });

  it('jobs use Redis, and none are in PostgreSQL', async () => {
    await service.expectWorkerPrunes();
    const [schema] = await service.desk.dataSource.query(`SELECT to_regnamespace('bullmq')::text AS name`);
    expect(schema.name).toBeNull();
  });

  it('they continue without Redis with separate counts, and share again once it is back', async () => {
    const { one, two, desk } = service;
    await service.stopRedis();
    const limited = await limitedKey(3);
    expect(await acceptedRequests(limited, 10)).toBe(6);
    const { apiKey } = await desk.createAccount({ credits: 10 });
    await search(one, apiKey);
    await search(two, apiKey);

    await service.startRedisAgain();
    const share = async (): Promise<number> => acceptedRequests(await limitedKey(3), 10);
    await expect.poll(share, PATIENCE).toBe(3);
    await expect.poll(() => service.isBroadcastOk(), PATIENCE).toBe(true);
    await expectRevokedWithinASecond();
    await service.expectWorkerPrunes();
    expect(service.processes.map(({ ended }) => ended)).toEqual([undefined, undefined, undefined]);
    expect(await desk.audit()).toEqual([]);
  });

  it('a revocation takes effect in the other process within a second', () => expectRevokedWithinASecond());

  it('all processes exit on request', async () => {
    const ends = await Promise.all(service.processes.map((process) => process.terminate()));
    for (const end of ends) expect(['0', 'SIGTERM']).toContain(end);
  });
});
