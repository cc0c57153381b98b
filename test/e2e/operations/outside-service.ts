import { Queue, setDefaultBackendFactory } from 'bullmq';
import { expect } from 'vitest';
import { findFreePort } from '../../../apps/launcher/src/processes/port.check.js';
import { NodeProcess } from '../../chaos/node-process.js';
import { type TestApp, startApp } from '../../harness/app.js';
import { type OutsideServer, isAvailable, startOutsidePostgres, startRedis } from '../../harness/servers.js';
import { StandInWeb } from '../../harness/stand-in-web/index.js';

/** Queue and job of the request log maintenance, as named in the worker. */
const MAINTENANCE = { queue: 'capabilities.maintenance', job: 'capabilities.prune' };

/** For `describe.skipIf(!outsideServersAvailable())`. */
export const outsideServersAvailable = (): boolean =>
  [
    isAvailable('postgres', 'outside PostgreSQL and Redis'),
    isAvailable('redis', 'outside PostgreSQL and Redis'),
  ].every(Boolean);

/** An API process and its base URL. */
export interface Api {
  process: NodeProcess;
  url: string;
}

/** Two API processes and a worker, on servers of the operator. */
export class OutsideService {
  private constructor(
    readonly one: Api,
    readonly two: Api,
    readonly worker: NodeProcess,
    /** An API in this process, next to them: creates accounts and keys, runs the audit. */
    readonly desk: TestApp,
    private readonly web: StandInWeb,
    private readonly postgres: OutsideServer,
    private redis: OutsideServer,
  ) {}

  static async start(): Promise<OutsideService> {
    const web = new StandInWeb();
    await web.start();
    const [postgres, redis] = await Promise.all([startOutsidePostgres(), startRedis()]);
    const env = {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      SEARCH_PROVIDERS: 'searxng',
      SEARXNG_BASE_URL: web.baseUrl('searxng'),
      OUTBOUND_ALLOW_HOSTS: web.hostPort,
      RATE_LIMIT_PER_MINUTE: '1000',
    };
    const migration = new NodeProcess('test/harness/migrate-database.ts', {}, [postgres.url]);
    expect(await migration.exited()).toBe('0');
    const worker = new NodeProcess('apps/worker/src/main.ts', env);
    const [one, two] = await Promise.all([startApi(env), startApi(env)]);
    const desk = await startApp({ databaseUrl: postgres.url, env });
    await Promise.all([one.process.ready(), two.process.ready(), worker.ready()]);
    return new OutsideService(one, two, worker, desk, web, postgres, redis);
  }

  get processes(): readonly NodeProcess[] {
    return [this.one.process, this.two.process, this.worker];
  }

  async close(): Promise<void> {
    await this.desk.close();
    await Promise.all(this.processes.map((process) => process.kill()));
    await Promise.all([this.postgres.stop(), this.redis.stop(), this.web.stop()]);
  }

  stopRedis(): Promise<void> {
    return this.redis.stop();
  }

  /** On the previous address. */
  async startRedisAgain(): Promise<void> {
    this.redis = await startRedis({ port: Number(new URL(this.redis.url).port) });
  }

  ask(api: Api, path: string, key: string, body?: unknown): Promise<Response> {
    return fetch(`${api.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async statusOf(api: Api, key: string): Promise<number> {
    return (await this.ask(api, '/v1/credits', key)).status;
  }

  /** Revokes, through one process, a key that both have just accepted. */
  async revokedKey(): Promise<string> {
    const { one, two, desk } = this;
    const created = await this.ask(one, '/v1/keys', desk.apiKey, { name: 'short-lived' });
    const { id, key } = ((await created.json()) as { data: { id: string; key: string } }).data;
    expect([await this.statusOf(one, key), await this.statusOf(two, key)]).toEqual([200, 200]);
    await fetch(`${one.url}/v1/keys/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${desk.apiKey}` },
    });
    return key;
  }

  /** Whether both processes receive each other's messages. */
  async isBroadcastOk(): Promise<boolean> {
    const states = await Promise.all(
      [this.one, this.two].map(async ({ url }) => {
        const health = (await (await fetch(`${url}/health/ready`)).json()) as { broadcast: unknown };
        return health.broadcast;
      }),
    );
    return states.every((state) => state === 'ok');
  }

  /** Gives the worker a job, an expired answer, and waits until it is done. */
  async expectWorkerPrunes(): Promise<void> {
    const { desk } = this;
    const left = async (): Promise<number> =>
      (await desk.dataSource.query(`SELECT count(*)::int AS n FROM idempotency_keys WHERE key = 'old'`))[0].n;
    await desk.dataSource.query(
      `INSERT INTO idempotency_keys (account_id, route, key, body_hash, call_id, answer, expires_at)
       VALUES ($1, '/v1/search', 'old', '', gen_random_uuid(), '{}', now() - interval '1 hour')
       ON CONFLICT DO NOTHING`,
      [desk.accountId],
    );
    // An application in this test worker may have chosen PostgreSQL, which applies to the whole process.
    setDefaultBackendFactory();
    const queue = new Queue(MAINTENANCE.queue, { connection: { url: this.redis.url } });
    await queue.add(MAINTENANCE.job, {}, { removeOnComplete: true });
    await expect.poll(left, { timeout: 30_000 }).toBe(0);
    await queue.close();
  }
}

async function startApi(env: Record<string, string>): Promise<Api> {
  const port = await findFreePort();
  const process = new NodeProcess('apps/api/src/main.ts', { ...env, PORT: String(port) });
  return { process, url: `http://127.0.0.1:${port}` };
}
