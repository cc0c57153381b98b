import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { catalog } from '@capstan/catalog';
import type { DataSource } from 'typeorm';
import { findFreePort } from '../../apps/launcher/src/processes/port.check.js';
import { type CallOptions, type TestAnswer, answerOf } from '../harness/call.js';
import { connect } from '../harness/database.js';
import { type Finished, LauncherProcess, assertBuilt } from '../harness/launched-service.js';
import { NO_NAME_SERVER, addressesOfNoVendor } from '../harness/no-vendors.js';
import { PROCESS_ENV } from '../harness/process-env.js';
import { Balancer } from './balancer.js';
import { skewedClock } from './clock-skew.js';
import { RestartablePostgres, RestartableRedis } from './scale-servers.js';
import { ServiceProcess } from './service-process.js';

const PROCESSES_OF_EACH = 3;
/** The answer to a call whose deadline passed. It says how busy the machine is, and nothing about the service. */
export const DEADLINE_EXCEEDED = 504;
const root = resolve(import.meta.dirname, '..', '..');

/** The compiled file of a program. @param checkout default: this one. */
export const mainOf = (app: 'api' | 'worker' | 'launcher', checkout = root): string =>
  join(checkout, 'dist', 'apps', app, 'src', 'main.js');

/** An account with a key of the scopes `capabilities`, `account` and `webhooks`. */
export interface Caller {
  accountId: string;
  key: string;
}

export interface ClusterOptions {
  /** Queues, rate limits and broadcasts over Redis; else over PostgreSQL. */
  hasRedis: boolean;
  /** Variables of all processes. */
  env?: Record<string, string>;
  /** Seconds by which the clocks of the first, second and third process of each kind are ahead. */
  clockSkews?: readonly number[];
  /** Folder of the compiled checkout that is run; default: this one. */
  checkout?: string;
}

/**
 * Three API and three worker processes of the compiled service, on a PostgreSQL and a Redis of their own, behind a
 * balancer. The test is a client of it, and has no part of the service in its process.
 */
export class Cluster {
  private constructor(
    readonly apis: readonly ServiceProcess[],
    readonly workers: readonly ServiceProcess[],
    readonly balancer: Balancer,
    readonly postgres: RestartablePostgres,
    readonly redis: RestartableRedis | undefined,
    /** For questions that no route answers. */
    readonly database: DataSource,
    readonly adminKey: string,
    private readonly env: Record<string, string>,
  ) {}

  static async start({
    hasRedis,
    env: more = {},
    checkout,
    clockSkews = [],
  }: ClusterOptions): Promise<Cluster> {
    assertBuilt();
    const postgres = await RestartablePostgres.start();
    const redis = hasRedis ? await RestartableRedis.start() : undefined;
    const env = {
      ...PROCESS_ENV,
      ...addressesOfNoVendor(catalog),
      ...NO_NAME_SERVER,
      DATABASE_URL: postgres.url,
      ...(redis ? { REDIS_URL: redis.url } : {}),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'capstan-scale-data-')),
      BASE_URL: 'http://capstan.test',
      CHROMIUM_PATH: 'off',
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...more,
    };
    await launch(env, ['migrate'], checkout);
    const operator = ['--account', 'operator@example.test', '--create', '--scopes', 'admin'];
    const key = await launch(env, ['key', ...operator], checkout);
    const adminKey = /cap_\w+/.exec(key.output)?.[0] ?? '';
    const envs = Array.from({ length: PROCESSES_OF_EACH }, (_, at) => ({
      ...env,
      ...skewedClock(clockSkews[at] ?? 0),
    }));
    const apis = await Promise.all(envs.map((own, at) => startApi(at, own, checkout)));
    const workers = envs.map(
      (own, at) => new ServiceProcess(`worker ${at + 1}`, mainOf('worker', checkout), own),
    );
    await Promise.all([...apis, ...workers].map((process) => process.ready()));
    const balancer = await Balancer.start(() =>
      apis.filter(({ isDrained }) => !isDrained).map(({ url }) => url),
    );
    const database = await connect(postgres.url);
    return new Cluster(apis, workers, balancer, postgres, redis, database, adminKey, env);
  }

  get processes(): readonly ServiceProcess[] {
    return [...this.apis, ...this.workers];
  }

  /** A request through the balancer, or to one process. */
  call(path: string, options: CallOptions, url = this.balancer.url): Promise<TestAnswer> {
    return answerOf(url, path, options);
  }

  /** The `data` of a call that succeeds; one whose deadline passed on a busy machine is repeated. @throws Error otherwise. */
  async begin(path: string, options: CallOptions): Promise<TestAnswer['body']> {
    const { status, body, text } = await this.call(path, options);
    if (status === DEADLINE_EXCEEDED) return this.begin(path, options);
    if (status !== 200 && status !== 202) throw new Error(`${path}: ${status} ${text}`);
    return body.data;
  }

  async createCaller(credits: number, limits: { rate_limit_per_minute?: number } = {}): Promise<Caller> {
    const account = { email: `${randomUUID()}@example.test`, name: 'Scale', credits };
    const created = await this.call('/v1/admin/accounts', { body: account, key: this.adminKey });
    const accountId = String(created.body.data.id);
    const body = { name: 'scale', scopes: ['capabilities', 'account', 'webhooks'], ...limits };
    const issued = await this.call(`/v1/admin/accounts/${accountId}/keys`, { body, key: this.adminKey });
    return { accountId, key: String(issued.body.data.key) };
  }

  /** Applies the migrations of this checkout. */
  async migrate(): Promise<void> {
    await launch(this.env, ['migrate']);
  }

  /** `npm run audit:credits` of this checkout. @returns what it prints. */
  async audit(): Promise<string> {
    const { output } = await new LauncherProcess(['audit:credits'], this.env).finished;
    return output.trim();
  }

  /** Ends what was started, except processes that were killed before. */
  async close(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.close()));
    await this.balancer.close();
    await this.database.destroy();
    await Promise.all([this.postgres.stop(), this.redis?.stop()]);
    rmSync(String(this.env['DATA_DIR']), { recursive: true, force: true });
  }
}

async function startApi(at: number, env: Record<string, string>, checkout?: string): Promise<ServiceProcess> {
  const port = await findFreePort();
  const own = { ...env, PORT: String(port) };
  return new ServiceProcess(`api ${at + 1}`, mainOf('api', checkout), own, `http://127.0.0.1:${port}`);
}

/** Runs a command of the compiled launcher. @throws Error with its output if it fails. */
async function launch(env: Record<string, string>, args: string[], checkout?: string): Promise<Finished> {
  const finished = await new LauncherProcess(args, env, mainOf('launcher', checkout)).finished;
  if (finished.code !== 0) throw new Error(`${args.join(' ')} failed:\n${finished.output}`);
  return finished;
}
