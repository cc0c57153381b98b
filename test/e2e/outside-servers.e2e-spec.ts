import { Queue, setDefaultBackendFactory } from 'bullmq';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../apps/launcher/src/processes/port.check.js';
import { NodeProcess } from '../chaos/node-process.js';
import { type TestApp, startApp } from '../harness/app.js';
import { type OutsideServer, isAvailable, startOutsidePostgres, startRedis } from '../harness/servers.js';
import { StandInWeb } from '../harness/stand-in-web/index.js';

/** Queue and job of the upkeep of the request log, as the worker names them. */
const MAINTENANCE = { queue: 'capabilities.maintenance', job: 'capabilities.prune' };
/**
 * The contract: a revoked key stops working on every process within a second (design 3.2). A busy machine gets three; a
 * process that heard nothing would let it in for five.
 */
const SOON = { timeout: 3000, interval: 20 };
const PATIENCE = { timeout: 30_000, interval: 50 };

const areAvailable = [
  isAvailable('postgres', 'outside PostgreSQL and Redis'),
  isAvailable('redis', 'outside PostgreSQL and Redis'),
].every(Boolean);

/** A process of the API and where it listens. */
interface Api {
  process: NodeProcess;
  url: string;
}

describe.skipIf(!areAvailable)('with an outside PostgreSQL and Redis', () => {
  const web = new StandInWeb();
  let postgres: OutsideServer;
  let redis: OutsideServer;
  let env: Record<string, string>;
  let one: Api;
  let two: Api;
  let worker: NodeProcess;
  /** An API of this process beside them: opens accounts, makes keys, audits. */
  let desk: TestApp;

  const startApi = async (): Promise<Api> => {
    const port = await findFreePort();
    const api = new NodeProcess('apps/api/src/main.ts', { ...env, PORT: String(port) });
    return { process: api, url: `http://127.0.0.1:${port}` };
  };

  beforeAll(async () => {
    await web.start();
    [postgres, redis] = await Promise.all([startOutsidePostgres(), startRedis()]);
    env = {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      SEARCH_PROVIDERS: 'searxng',
      SEARXNG_BASE_URL: web.baseUrl('searxng'),
      OUTBOUND_ALLOW_HOSTS: web.hostPort,
      RATE_LIMIT_PER_MINUTE: '1000',
    };
    const migration = new NodeProcess('test/harness/migrate-database.ts', {}, [postgres.url]);
    expect(await migration.exited()).toBe('0');
    worker = new NodeProcess('apps/worker/src/main.ts', env);
    [one, two] = await Promise.all([startApi(), startApi()]);
    desk = await startApp({ databaseUrl: postgres.url, env });
    await Promise.all([one.process.ready(), two.process.ready(), worker.ready()]);
  });

  afterAll(async () => {
    await desk?.close();
    await Promise.all([one?.process, two?.process, worker].map((process) => process?.kill()));
    await Promise.all([postgres?.stop(), redis?.stop(), web.stop()]);
  });

  const ask = (api: Api, path: string, key: string, body?: unknown): Promise<Response> =>
    fetch(`${api.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const statusOf = async (api: Api, key: string): Promise<number> =>
    (await ask(api, '/v1/credits', key)).status;

  /** Sends `count` requests in turn to both processes. @returns how many were let through. */
  async function letThrough(key: string, count: number): Promise<number> {
    let passed = 0;
    for (let turn = 0; turn < count; turn += 1) {
      if ((await statusOf(turn % 2 === 0 ? one : two, key)) === 200) passed += 1;
    }
    return passed;
  }

  const limitedKey = (rateLimitPerMinute: number): Promise<string> =>
    desk.createKey({ accountId: desk.accountId, name: 'limited', rateLimitPerMinute });

  async function search(api: Api, key: string): Promise<{ request_id: string }> {
    const response = await ask(api, '/v1/search', key, { query: 'tide mills' });
    const answer = (await response.json()) as Record<string, unknown>;
    expect(answer).toMatchObject({
      success: true,
      credits_used: 1,
      metadata: { provider_used: 'searxng', providers_tried: ['searxng'] },
    });
    return answer['metadata'] as { request_id: string };
  }

  /** What the worker has to do: an answer that expired. */
  async function workerPrunes(): Promise<void> {
    const left = async (): Promise<number> =>
      (await desk.dataSource.query(`SELECT count(*)::int AS n FROM idempotency_keys WHERE key = 'old'`))[0].n;
    await desk.dataSource.query(
      `INSERT INTO idempotency_keys (account_id, route, key, body_hash, call_id, answer, expires_at)
       VALUES ($1, '/v1/search', 'old', '', gen_random_uuid(), '{}', now() - interval '1 hour')
       ON CONFLICT DO NOTHING`,
      [desk.accountId],
    );
    // An application of this worker may have chosen PostgreSQL, which holds for the whole process.
    setDefaultBackendFactory();
    const queue = new Queue(MAINTENANCE.queue, { connection: { url: redis.url } });
    await queue.add(MAINTENANCE.job, {}, { removeOnComplete: true });
    await expect.poll(left, PATIENCE).toBe(0);
    await queue.close();
  }

  /** Revokes, through one process, a key that both have just let in. */
  async function revokedKey(): Promise<string> {
    const created = await ask(one, '/v1/keys', desk.apiKey, { name: 'short-lived' });
    const { id, key } = ((await created.json()) as { data: { id: string; key: string } }).data;
    expect([await statusOf(one, key), await statusOf(two, key)]).toEqual([200, 200]);
    await fetch(`${one.url}/v1/keys/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${desk.apiKey}` },
    });
    return key;
  }

  it('both API processes serve paid calls, and each knows the receipts of the other', async () => {
    const { apiKey } = await desk.createAccount({ credits: 10 });
    const first = await search(one, apiKey);
    await search(two, apiKey);
    const receipt = await ask(two, `/v1/requests/${first.request_id}`, apiKey);
    expect(await receipt.json()).toMatchObject({
      data: { credits_used: 1, ledger_entry: { kind: 'charge', amount: -1 } },
    });
    const credits = await ask(one, '/v1/credits', apiKey);
    expect(await credits.json()).toMatchObject({ data: { balance: 8, held: 0 } });
    expect(await desk.audit()).toEqual([]);
  });

  it('they share one count of requests a key', async () => {
    expect(await letThrough(await limitedKey(6), 10)).toBe(6);
  });

  it('jobs travel over Redis, and PostgreSQL knows nothing of them', async () => {
    await workerPrunes();
    const [schema] = await desk.dataSource.query(`SELECT to_regnamespace('bullmq')::text AS name`);
    expect(schema.name).toBeNull();
  });

  it('a revocation reaches the other process within a second', async () => {
    const key = await revokedKey();
    await expect.poll(() => statusOf(two, key), SOON).toBe(401);
  });

  it('without Redis they go on, each counting for itself; with Redis again all is as before', async () => {
    const port = Number(new URL(redis.url).port);
    await redis.stop();
    const limited = await limitedKey(3);
    expect(await letThrough(limited, 10)).toBe(6);
    const { apiKey } = await desk.createAccount({ credits: 10 });
    await search(one, apiKey);
    await search(two, apiKey);

    redis = await startRedis({ port });
    const share = async (): Promise<number> => letThrough(await limitedKey(3), 10);
    await expect.poll(share, PATIENCE).toBe(3);
    const broadcast = async (api: Api): Promise<unknown> =>
      ((await (await fetch(`${api.url}/health/ready`)).json()) as { broadcast: unknown }).broadcast;
    await expect.poll(() => broadcast(one), PATIENCE).toBe('ok');
    await expect.poll(() => broadcast(two), PATIENCE).toBe('ok');
    const key = await revokedKey();
    await expect.poll(() => statusOf(two, key), SOON).toBe(401);
    await workerPrunes();
    expect([one.process.ended, two.process.ended, worker.ended]).toEqual([undefined, undefined, undefined]);
    expect(await desk.audit()).toEqual([]);
  });

  it('all processes end when they are asked to', async () => {
    const ends = await Promise.all([one.process, two.process, worker].map((process) => process.terminate()));
    for (const end of ends) expect(['0', 'SIGTERM']).toContain(end);
  });
});
