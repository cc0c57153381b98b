import { ApiKeysService, AccountsService } from '@capstan/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { scriptedCatalog } from '../harness/catalog.js';
import { type OutsideServer, isAvailable, startRedis } from '../harness/servers.js';

/**
 * The contract: a revoked key stops working on every process within a second (design 3.2). A busy machine gets three; a
 * process that heard nothing would let it in for five.
 */
const WITHIN = { timeout: 3000, interval: 20 };

interface Pair {
  one: TestApp;
  other: TestApp;
}

async function startPair(env: Record<string, string>): Promise<Pair> {
  const { catalog } = scriptedCatalog();
  const one = await startApp({ catalog, env });
  return { one, other: await startApp({ catalog, env, databaseUrl: one.databaseUrl }) };
}

async function stopPair({ one, other }: Pair): Promise<void> {
  await other.close();
  await one.close();
}

const statusOf = async (process: TestApp, key: string): Promise<number> =>
  (await process.call('/v1/echo', { body: { text: 'hello' }, key })).status;

/** A key that both processes have just let in, and so remember. */
async function knownKey({ one, other }: Pair): Promise<{ id: string; key: string; accountId: string }> {
  const { accountId } = await one.createAccount();
  const { id, key } = await one.app.get(ApiKeysService).create({ accountId, name: 'known' });
  expect([await statusOf(one, key), await statusOf(other, key)]).toEqual([200, 200]);
  return { id, key, accountId };
}

/** It stops on both, and is refused from then on. */
async function expectStopped({ one, other }: Pair, key: string): Promise<void> {
  await expect.poll(() => statusOf(other, key), WITHIN).toBe(401);
  expect(await statusOf(one, key)).toBe(401);
  for (let again = 0; again < 3; again += 1) expect(await statusOf(other, key)).toBe(401);
}

function stopsEverywhere(pair: () => Pair): void {
  it.each([
    [
      'revoked by an admin',
      ({ one }: Pair, id: string) =>
        one.call(`/v1/admin/keys/${id}`, { method: 'DELETE', key: one.adminKey }),
    ],
    [
      'rotated without overlap',
      ({ one }: Pair, id: string) =>
        one.call(`/v1/admin/keys/${id}/rotate`, { body: { overlap_seconds: 0 }, key: one.adminKey }),
    ],
  ])('a key %s stops on both processes within a second', async (_how, stop) => {
    const { id, key } = await knownKey(pair());
    expect((await stop(pair(), id)).status).toBeLessThan(300);
    await expectStopped(pair(), key);
  });

  it('the keys of a suspended account stop on both processes within a second', async () => {
    const { key, accountId } = await knownKey(pair());
    await pair().one.app.get(AccountsService).suspend(accountId);
    await expectStopped(pair(), key);
  });

  it('many keys revoked at once all stop within a second', async () => {
    const { one, other } = pair();
    const known = await Promise.all(Array.from({ length: 20 }, () => knownKey(pair())));
    await Promise.all(known.map(({ id }) => one.app.get(ApiKeysService).revoke(id)));
    const stillWorking = async (): Promise<number> =>
      (await Promise.all(known.map(({ key }) => statusOf(other, key)))).filter((status) => status !== 401)
        .length;
    await expect.poll(stillWorking, WITHIN).toBe(0);
  });
}

describe('revocation over PostgreSQL', () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair({});
  });
  afterAll(() => stopPair(pair));

  stopsEverywhere(() => pair);

  it('holds within a second even while the broadcast is cut off', async () => {
    const { id, key } = await knownKey(pair);
    const [cut] = await pair.one.dataSource.query(
      `SELECT count(pg_terminate_backend(pid))::int AS n FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'capstan-broadcast'`,
    );
    expect(cut.n).toBe(2);
    await pair.one.dataSource.query('UPDATE api_keys SET revoked_at = now() WHERE id = $1', [id]);
    await expect.poll(() => statusOf(pair.other, key), WITHIN).toBe(401);
  });
});

describe.skipIf(!isAvailable('redis', 'revocation over Redis'))('revocation over Redis', () => {
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

  stopsEverywhere(() => pair);

  it('holds within a second even while Redis is away', async () => {
    const { id, key } = await knownKey(pair);
    await redis.stop();
    await pair.one.dataSource.query('UPDATE api_keys SET revoked_at = now() WHERE id = $1', [id]);
    await expect.poll(() => statusOf(pair.other, key), WITHIN).toBe(401);
  });
});
