import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isRunning } from '../../../apps/launcher/src/processes/process-identity.js';
import { waitUntil } from '../../../apps/launcher/src/processes/wait-until.js';
import { LaunchedService, type LauncherProcess } from '../../harness/launched-service.js';
import { isAvailable, type OutsideServer, startOutsidePostgres, startRedis } from '../../harness/servers.js';

const API_KEY = /^API key: (cap_\w+)$/m;
const ADMIN_KEY = /^Admin key: (cap_\w+)$/m;

interface SearchBody {
  data: { results: { domain: string }[] };
}

const services: LaunchedService[] = [];
const prepare = async (env?: Record<string, string>): Promise<LaunchedService> => {
  const service = await LaunchedService.prepare(env);
  services.push(service);
  return service;
};
const cleanAll = async () => {
  for (const service of services.splice(0)) await service.clean();
};

/** Splits the arguments like a shell. */
const shellWords = (line: string): string[] =>
  execFileSync('sh', ['-c', line.replace(/^curl/, String.raw`printf '%s\n'`)], { encoding: 'utf8' })
    .trimEnd()
    .split('\n');

describe('a running service', () => {
  let service: LaunchedService;
  let launcher: LauncherProcess;

  beforeAll(async () => {
    service = await prepare();
    launcher = await service.start();
  });
  afterAll(cleanAll);

  it('prints keys, curl line and ready line, each once on a line of its own', () => {
    const lines = launcher.output.split('\n');
    const matching = (pattern: RegExp) => lines.filter((line) => pattern.test(line));
    expect(matching(API_KEY)).toHaveLength(1);
    expect(matching(ADMIN_KEY)).toHaveLength(1);
    expect(matching(/^curl /)).toHaveLength(1);
    expect(matching(/^Capstan is ready at /)).toEqual([`Capstan is ready at ${service.url}`]);
    expect(launcher.output.indexOf('API key:')).toBeLessThan(launcher.output.indexOf('is ready'));
  });

  it('prints a curl line that returns an answer from the handbook, offline', async () => {
    const line = await launcher.untilPrinted(/^(curl .*)$/m);
    const [silent, url, ...rest] = shellWords(line);
    const headers = rest.flatMap((word, at) =>
      rest[at - 1] === '-H' ? [word.split(': ') as [string, string]] : [],
    );
    expect([silent, url, rest.at(-2)]).toEqual(['-s', `${service.url}/v1/search`, '-d']);
    const answer = await fetch(url ?? '', { method: 'POST', headers, body: rest.at(-1) ?? '' });
    const body = (await answer.json()) as SearchBody;
    expect(answer.status).toBe(200);
    expect(body.data.results.length).toBeGreaterThan(0);
    expect(body.data.results.every(({ domain }) => domain === 'handbook')).toBe(true);
  });

  it('finds newly indexed documents', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'capstan-docs-'));
    writeFileSync(
      join(folder, 'capstan.html'),
      '<title>Capstan</title><h1>Capstan</h1><p>A capstan is a vertical rotating machine used to wind rope.</p>',
    );
    const indexed = await service.run(['index', folder]).finished;
    rmSync(folder, { recursive: true });
    expect(indexed).toMatchObject({ code: 0 });
    const { body } = await service.search(
      await launcher.untilPrinted(API_KEY),
      'rotating machine to wind rope',
    );
    expect(body).toMatchObject({
      success: true,
      metadata: { provider_used: 'local_index' },
      credits_used: 1,
    });
    expect(body.data.results[0].title).toBe('Capstan');
  });

  it.skipIf(process.platform === 'win32')('closes its data folder to other users', () => {
    const modeOf = (name: string) => statSync(join(service.dataDir, name)).mode & 0o777;
    const { uid, gid } = statSync(service.dataDir);
    // Under root the PostgreSQL account may enter through its group.
    const isRoot = process.getuid?.() === 0;
    const passing = statSync(join(service.dataDir, isRoot ? 'postgres' : '')).gid;
    expect([uid, gid, modeOf('')]).toEqual([process.getuid?.(), passing, isRoot ? 0o710 : 0o700]);
    expect(modeOf('postgres')).toBe(0o700);
    const files = ['postgres.json', 'postgres.log', 'launcher.lock'];
    expect(files.map((name) => modeOf(name) & 0o077)).toEqual([0, 0, 0]);
  });

  it('rejects a second start on its data folder, and keeps running', async () => {
    const second = await service.run(['start'], { PORT: '0' }).finished;
    expect(second.code).toBe(1);
    expect(second.output).toContain(
      `the data folder ${service.dataDir} is in use by process ${launcher.pid}`,
    );
    expect(second.output).toContain('Capstan is already running');
    expect((await fetch(`${service.url}/health/live`)).status).toBe(200);
  });

  it('rejects a port in use before it creates anything', async () => {
    const other = await prepare({ PORT: String(service.port) });
    const { code, output } = await other.run().finished;
    expect(code).toBe(1);
    expect(output).toContain(`port ${service.port} is taken by another program`);
    expect(output).toContain('PORT=');
    expect(existsSync(join(other.dataDir, 'postgres'))).toBe(false);
    expect(existsSync(join(other.dataDir, 'launcher.lock'))).toBe(false);
  });

  it('creates further keys for existing accounts', async () => {
    const made = await service.run(['key', '--account', 'owner@capstan.local']).finished;
    expect(made.code).toBe(0);
    const { status } = await service.search(API_KEY.exec(made.output)?.[1] ?? '', 'anything');
    expect(status).toBe(200);
  });

  it('creates an account with a key only with the option for it', async () => {
    const refused = await service.run(['key', '--account', 'new@example.com']).finished;
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('--create');
    const admin = ['key', '--account', 'new@example.com', '--scopes', 'admin', '--create'];
    const made = await service.run(admin).finished;
    const adminKey = ADMIN_KEY.exec(made.output)?.[1] ?? '';
    const accounts = await fetch(`${service.url}/v1/admin/accounts`, {
      headers: { authorization: `Bearer ${adminKey}` },
    });
    expect(accounts.status).toBe(200);
    expect(await accounts.text()).toContain('new@example.com');
  });

  it('audits its credits', async () => {
    expect(await service.run(['audit:credits']).finished).toMatchObject({
      code: 0,
      output: expect.stringContaining('All credits add up.') as string,
    });
  });

  it('restarts an API process that was killed', async () => {
    const before = service.appPids();
    const [api] = before;
    process.kill(api ?? -1, 'SIGKILL');
    await launcher.untilPrinted(/^api ended \(SIGKILL\); restarting it in/m);
    const isBack = () =>
      fetch(`${service.url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    expect(await waitUntil(isBack, 120_000)).toBe(true);
    expect(service.appPids()).not.toContain(api);
    expect(service.appPids()).toContain(before[1]);
  });
});

describe('stop and start', () => {
  afterEach(cleanAll);

  it('SIGTERM leaves no process and no lock; the next start keeps the data and prints no key', async () => {
    const service = await prepare();
    const first = await service.start();
    const apiKey = await first.untilPrinted(API_KEY);
    const pids = [...service.appPids(), service.postgresPid()];
    expect(pids.every(isRunning)).toBe(true);
    expect(await first.stop()).toMatchObject({ code: 0 });
    expect(pids.filter(isRunning)).toEqual([]);
    expect(existsSync(service.postmasterFile)).toBe(false);
    expect(existsSync(join(service.dataDir, 'launcher.lock'))).toBe(false);

    const second = await service.start();
    expect(second.output).not.toMatch(/cap_/);
    expect((await service.search(apiKey, 'anything')).status).toBe(200);
  });

  it.skipIf(process.platform === 'win32')(
    'closes a data folder that an older version left open',
    async () => {
      const service = await prepare();
      const first = await service.start();
      await first.stop();
      const paths = ['', 'postgres.log'].map((name) => join(service.dataDir, name));
      for (const path of paths) chmodSync(path, 0o755);
      await service.start();
      expect(paths.map((path) => statSync(path).mode & 0o007)).toEqual([0, 0]);
    },
  );

  it('SIGINT during startup exits cleanly', async () => {
    const service = await prepare();
    const launched = service.run();
    await launched.untilPrinted(/^PostgreSQL: running/m);
    launched.kill('SIGINT');
    expect(await launched.finished).toMatchObject({ code: 0 });
    expect(existsSync(service.postmasterFile)).toBe(false);
    expect(existsSync(join(service.dataDir, 'launcher.lock'))).toBe(false);
  });

  it('kill -9 of the launcher ends API and worker; the next start takes over PostgreSQL', async () => {
    const service = await prepare();
    const first = await service.start();
    const apiKey = await first.untilPrinted(API_KEY);
    const apps = service.appPids();
    const orphan = service.postgresPid();
    first.kill('SIGKILL');
    expect(await waitUntil(() => !apps.some(isRunning), 120_000)).toBe(true);
    expect(isRunning(orphan)).toBe(true);

    const second = await service.start();
    expect(isRunning(orphan)).toBe(false);
    expect(second.output).toContain(`left behind (process ${orphan})`);
    expect(second.output).not.toMatch(API_KEY);
    expect((await service.search(apiKey, 'anything')).status).toBe(200);
  });

  it('kill -9 of all processes: a lock whose process id was reused does not block the next start', async () => {
    const service = await prepare();
    const first = await service.start();
    const apiKey = await first.untilPrinted(API_KEY);
    const pids = [first.pid, ...service.appPids(), service.postgresPid()];
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    await first.finished;
    const [, ...lines] = readFileSync(service.postmasterFile, 'utf8').split('\n');
    writeFileSync(service.postmasterFile, [process.pid, ...lines].join('\n'));

    await service.start();
    expect((await service.search(apiKey, 'anything')).status).toBe(200);
  });

  it('another service on the port is reported and not touched', async () => {
    const service = await prepare();
    const stranger = createServer((_request, response) => response.end('mine'));
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const { port } = stranger.address() as AddressInfo;
    const { code, output } = await service.run(['start'], { PORT: String(port) }).finished;
    expect(code).toBe(1);
    expect(output).toContain(`port ${port} is taken`);
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('mine');
    stranger.close();
  });

  it('commands start the database for their own duration', async () => {
    const service = await prepare();
    const made = await service.run(['key', '--account', 'solo@example.com', '--create']).finished;
    expect(made).toMatchObject({ code: 0 });
    expect(existsSync(service.postmasterFile)).toBe(false);
    const launched = await service.start();
    expect(launched.output).not.toMatch(API_KEY);
    const { status } = await service.search(API_KEY.exec(made.output)?.[1] ?? '', 'anything');
    expect(status).toBe(200);
  });

  it('an invalid configuration is reported before anything starts', async () => {
    const service = await prepare({ SIGNUP_CREDITS: 'many' });
    const { code, output } = await service.run().finished;
    expect(code).toBe(1);
    expect(output).toContain('SIGNUP_CREDITS');
    expect(existsSync(join(service.dataDir, 'postgres'))).toBe(false);
  });

  it('a data folder without its database password is reported', async () => {
    const service = await prepare();
    mkdirSync(join(service.dataDir, 'postgres'));
    const { code, output } = await service.run().finished;
    expect(code).toBe(1);
    expect(output).toContain('postgres.json');
  });
});

const hasOutside = isAvailable('postgres', 'the service on an outside PostgreSQL');

describe.skipIf(!hasOutside)('on an external PostgreSQL', () => {
  let postgres: OutsideServer;

  beforeAll(async () => {
    postgres = await startOutsidePostgres();
  });
  afterEach(cleanAll);
  afterAll(() => postgres.stop());

  it('two launchers started together serve one account, and one of them prints its keys', async () => {
    const pair = [
      await prepare({ DATABASE_URL: postgres.url }),
      await prepare({ DATABASE_URL: postgres.url }),
    ];
    const launched = await Promise.all(pair.map((service) => service.start()));
    const keys = launched.flatMap(({ output }) => API_KEY.exec(output)?.[1] ?? []);
    expect(keys).toHaveLength(1);
    for (const service of pair) {
      expect((await service.search(keys[0] ?? '', 'anything')).status).toBe(200);
      expect(existsSync(join(service.dataDir, 'postgres'))).toBe(false);
    }
  });

  it('reports why the server cannot be reached', async () => {
    const service = await prepare({ DATABASE_URL: 'postgres://missing:secret-word@127.0.0.1:1/none' });
    const { code, output } = await service.run().finished;
    expect(code).toBe(1);
    expect(output).toContain('ECONNREFUSED');
    expect(output).not.toContain('secret-word');
  });
});

const hasRedis = isAvailable('redis', 'the service on Redis');

describe.skipIf(!hasRedis)('on Redis', () => {
  let redis: OutsideServer;

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterEach(cleanAll);
  afterAll(() => redis.stop());

  it('starts and serves with only REDIS_URL set', async () => {
    const service = await prepare({ REDIS_URL: redis.url });
    const launched = await service.start();
    const { status } = await service.search(await launched.untilPrinted(API_KEY), 'anything');
    expect(status).toBe(200);
    expect(await launched.stop()).toMatchObject({ code: 0 });
  });
});
