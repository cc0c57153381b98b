import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSetup } from '@capstan/config';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findingsOf } from './checks/database.checks.js';
import { checkClock, findingOfClock } from './checks/clock.checks.js';
import { checkKeys, findingOfKey } from './checks/key.checks.js';
import { checkDataFolder, checkNode } from './checks/machine.checks.js';
import { checkMetricsPorts } from './checks/metrics.checks.js';
import { checkChromium, checkSandbox } from './checks/program.checks.js';
import { checkWeights } from './checks/models.checks.js';
import { checkBaseUrl, checkPort, checkRedis } from './checks/network.checks.js';
import { findingOf } from './checks/provider.checks.js';
import { VENDOR_KEYS } from './checks/vendor-keys.js';
import type { Installation } from './installation.js';
import { reportOf } from './report.js';
import { runChecks } from './run-checks.js';

const dataDir = mkdtempSync(join(tmpdir(), 'capstan-doctor-'));
const server = createServer((request, response) => {
  response.writeHead(request.url === '/health/live' ? 200 : 404).end();
});
let port: number;

async function installation(
  env: Record<string, string> = {},
  parts: Partial<Installation> = {},
): Promise<Installation> {
  const setup = await loadSetup({ ...env, PLUGINS: '' });
  return { setup, dataDir, env, isRunning: false, databaseUrl: undefined, ...parts };
}

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
  });
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the machine', () => {
  it('needs Node 24', () => {
    expect(checkNode('24.1.0').status).toBe('ok');
    expect(checkNode('22.20.0')).toMatchObject({ status: 'failed', text: 'Node 22.20.0 is too old.' });
  });

  it('has a writable data folder, which is not created', async () => {
    const later = join(dataDir, 'not', 'yet');
    const { status, text } = await checkDataFolder({ dataDir: later });
    expect(['ok', 'warning']).toContain(status);
    expect(text).toMatch(/not\/yet is writable, with [\d.]+ GB free/);
    expect(statSync(later, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('has the configured Chromium, or says that it is off', async () => {
    const missing = await installation({ CHROMIUM_PATH: '/no/such/chromium' });
    expect(await checkChromium(missing)).toMatchObject({ status: 'failed' });
    expect(await checkChromium(await installation({ CHROMIUM_PATH: 'off' }))).toMatchObject({
      status: 'skipped',
    });
  });

  it('has the configured runner of commands', async () => {
    expect(await checkSandbox(await installation({ SANDBOX_RUNNER: '/no/such/runner' }))).toMatchObject({
      status: 'failed',
    });
  });
});

describe('weights', () => {
  it('are optional, but are reported when incomplete', async () => {
    expect(await checkWeights({ dataDir })).toMatchObject({ status: 'ok' });
    mkdirSync(join(dataDir, 'models'));
    writeFileSync(join(dataDir, 'models', 'ggml-base.bin'), 'half');
    expect(await checkWeights({ dataDir })).toEqual({
      status: 'warning',
      text: 'The weights of whisper-base are incomplete, or of another version.',
      advice: 'npm run models -- whisper-base',
    });
  });
});

describe('the port', () => {
  it('is free, or taken by Capstan', async () => {
    const env = { PORT: String(port) };
    expect(await checkPort(await installation(env, { isRunning: true }))).toMatchObject({ status: 'ok' });
    expect(await checkPort(await installation({ PORT: '1' }))).toMatchObject({ status: 'ok' });
  });

  it('is taken by another program, or Capstan does not answer', async () => {
    expect(await checkPort(await installation({ PORT: String(port) }))).toEqual({
      status: 'failed',
      text: `Port ${port} is taken by another program.`,
      advice: 'Stop that program, or set PORT.',
    });
    expect(await checkPort(await installation({ PORT: '1' }, { isRunning: true }))).toMatchObject({
      status: 'failed',
    });
  });
});

describe('the port of an API process that no launcher started', () => {
  const DATABASE_URL = 'postgres://127.0.0.1:1/capstan';
  let body = '';
  const api = createServer((request, response) => {
    response.end(request.url === '/health/ready' ? body : '');
  });
  let env: Record<string, string>;

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      api.listen(0, '127.0.0.1', resolve);
    });
    env = { PORT: String((api.address() as AddressInfo).port) };
  });
  afterAll(() => void api.close());

  it.each([
    ['ready', '{"status":"ok","database":"ok","broadcast":"ok","sandbox":"none"}'],
    ['without its database', '{"error":{"type":"http://127.0.0.1:3000/errors/service-unavailable"}}'],
  ])('is that of Capstan, %s', async (_what, answer) => {
    body = answer;
    expect(await checkPort(await installation({ ...env, DATABASE_URL }))).toMatchObject({ status: 'ok' });
    // The embedded PostgreSQL belongs to a launcher: this is another installation.
    expect(await checkPort(await installation(env))).toMatchObject({ status: 'failed' });
  });

  it('is taken by another program, which is ready too', async () => {
    body = '{"status":"ok"}';
    expect(await checkPort(await installation({ ...env, DATABASE_URL }))).toMatchObject({ status: 'failed' });
  });
});

describe('the ports of metrics', () => {
  let metrics: Server;
  let body = '';
  const check = async (parts: Partial<Installation> = {}) =>
    checkMetricsPorts(
      await installation(
        { METRICS_PORT: String((metrics.address() as AddressInfo).port), WORKER_METRICS_PORT: '1' },
        parts,
      ),
    );
  beforeAll(async () => {
    metrics = createServer((_request, response) => response.end(body));
    await new Promise<void>((resolve) => {
      metrics.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => {
    metrics.close();
  });

  it('are not needed', async () => {
    expect(await checkMetricsPorts(await installation())).toMatchObject([{ status: 'skipped' }]);
  });

  it('serve metrics while Capstan runs', async () => {
    body = '# HELP capstan_slots Places.\ncapstan_slots{resource="jobs"} 4\n';
    const [api, worker] = await check({ isRunning: true });
    expect(api?.text).toMatch(/^Port \d+ serves the metrics of the api process\.$/);
    expect(worker).toMatchObject({
      status: 'warning',
      text: expect.stringContaining('port 1 does not serve'),
    });
  });

  it('are free before it starts, or taken by another program', async () => {
    body = '<h1>Another program</h1>';
    const [api, worker] = await check();
    expect(api).toMatchObject({
      status: 'failed',
      text: expect.stringContaining('taken by another program'),
    });
    expect(worker?.text).toBe('Port 1, for the metrics of the worker process, is free.');
  });
});

describe('the clock', () => {
  it.each([
    [2_000, 'ok', 'The clocks of this machine and of s3.example.org agree.'],
    [60_000, 'failed', 'The clock of this machine is 60 s behind that of s3.example.org.'],
    [-60_000, 'failed', 'The clock of this machine is 60 s ahead of that of s3.example.org.'],
  ])('that differs by %i ms from a server is %s', (skewMs, status, text) => {
    expect(findingOfClock(skewMs, 's3.example.org')).toMatchObject({ status, text });
  });

  it('is compared with that of a configured server', async () => {
    const env = {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    };
    expect(await checkClock(await installation(env))).toMatchObject({ status: 'ok' });
    expect(await checkClock(await installation())).toMatchObject({ status: 'skipped' });
  });
});

describe('the key of a vendor', () => {
  const answered = (status: number, body = '') =>
    ({ kind: 'answered', url: 'https://vendor.example', status, body, headers: new Headers() }) as const;

  it.each([
    [200, 'ok'],
    [401, 'failed'],
    [403, 'warning'],
    [402, 'warning'],
    [429, 'warning'],
    [500, 'warning'],
  ])('that is answered %i is %s', (status, expected) => {
    expect(findingOfKey({ key: 'TAVILY_API_KEY' }, 'api.tavily.com', answered(status)).status).toBe(expected);
  });

  it('can be refused in another way', () => {
    const slack = { key: 'SLACK_API_KEY', refusedBy: { status: 200, body: /"ok":\s*false/ } };
    const refusal = answered(200, '{"ok":false,"error":"invalid_auth"}');
    expect(findingOfKey(slack, 'slack.com', refusal).status).toBe('failed');
    expect(findingOfKey(slack, 'slack.com', answered(200, '{"ok":true}')).status).toBe('ok');
    const gemini = VENDOR_KEYS.find(({ key }) => key === 'GEMINI_API_KEY') ?? { key: '' };
    const invalid = answered(400, '{"error":{"details":[{"reason":"API_KEY_INVALID"}]}}');
    expect(findingOfKey(gemini, 'google', invalid).status).toBe('failed');
    const location = answered(400, '{"error":{"message":"User location is not supported."}}');
    expect(findingOfKey(gemini, 'google', location).status).toBe('warning');
  });

  it('is sent to its vendor, or to the address that the operator set, and not shown', async () => {
    const vendor = createServer((request, response) => {
      const isKnown = request.url === '/base/usage' && request.headers.authorization === 'Bearer good-key';
      response.writeHead(isKnown ? 200 : 401).end('{}');
    });
    await new Promise<void>((resolve) => {
      vendor.listen(0, '127.0.0.1', resolve);
    });
    const address = `127.0.0.1:${(vendor.address() as AddressInfo).port}`;
    const check = async (key: string) =>
      checkKeys(await installation({ TAVILY_BASE_URL: `http://${address}/base/`, TAVILY_API_KEY: key }));
    expect(await check('good-key')).toEqual([{ status: 'ok', text: `${address} accepts TAVILY_API_KEY.` }]);
    const [refused] = await check('bad-key');
    expect(refused?.text).toBe(`${address} refuses TAVILY_API_KEY (status 401).`);
    vendor.close();
    expect(await checkKeys(await installation())).toMatchObject([{ status: 'skipped' }]);
  });

  it.each(['sk-one\nsk-two', 'sk-one sk-two', 'sk-“quoted”'])(
    'that no vendor gives is neither sent nor shown: %j',
    async (key) => {
      const findings = await checkKeys(await installation({ TAVILY_API_KEY: key }));
      expect(findings).toEqual([
        {
          status: 'failed',
          text: expect.stringContaining('TAVILY_API_KEY has characters that no key has'),
          advice: 'Copy the key from the vendor again, as one line.',
        },
      ]);
      expect(JSON.stringify(findings)).not.toContain('sk-');
    },
  );

  it('is not shown in the reason why its vendor cannot be reached', async () => {
    const failure = new TypeError('fetch failed', { cause: new Error('no route to /botsecret-1/getMe') });
    vi.stubGlobal('fetch', () => Promise.reject(failure));
    const [finding] = await checkKeys(await installation({ TELEGRAM_API_KEY: 'secret-1' }));
    vi.unstubAllGlobals();
    expect(finding?.text).toContain('was not tested: no route to /bot…/getMe.');
  });

  it('is of variables that the service reads', async () => {
    const known = new Set((await installation()).setup.config.variables.map(({ name }) => name));
    for (const { key, base } of VENDOR_KEYS) expect([known.has(key), known.has(base)]).toEqual([true, true]);
  });
});

describe('BASE_URL', () => {
  const running = (url: string) => installation({ BASE_URL: url }, { isRunning: true });

  it('need not lead to a service that does not run here', async () => {
    const stopped = { BASE_URL: `http://127.0.0.1:${port}/stopped`, PORT: '1' };
    expect(await checkBaseUrl(await installation(stopped))).toMatchObject({
      status: 'warning',
      text: `${stopped.BASE_URL}/health/live answers 404. No API process runs on this machine.`,
    });
    expect(await checkBaseUrl(await installation({ ...stopped, PORT: String(port) }))).toMatchObject({
      status: 'failed',
    });
  });

  it('leads to Capstan', async () => {
    const url = `http://127.0.0.1:${port}`;
    expect(await checkBaseUrl(await running(url))).toMatchObject({ status: 'ok' });
    expect(await checkBaseUrl(await running(`${url}/wrong`))).toMatchObject({
      status: 'failed',
      text: `${url}/wrong/health/live answers 404.`,
    });
    expect(await checkBaseUrl(await running('http://127.0.0.1:1'))).toMatchObject({
      status: 'failed',
    });
  });

  it.each([301, 308])('may redirect with %i, but not to another page', async (status) => {
    let target = '';
    const proxy = createServer((_request, response) => {
      response.writeHead(status, { location: `http://127.0.0.1:${port}${target}` }).end();
    });
    await new Promise<void>((resolve) => {
      proxy.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    target = '/health/live';
    expect(await checkBaseUrl(await running(url))).toMatchObject({ status: 'ok' });
    target = '/login';
    expect(await checkBaseUrl(await running(url))).toMatchObject({
      status: 'failed',
      text: `${url}/health/live redirects to another page.`,
    });
    proxy.close();
  });
});

describe('Redis', () => {
  it('is reached if it is configured', async () => {
    expect(await checkRedis(await installation())).toMatchObject({ status: 'ok' });
    expect(await checkRedis(await installation({ REDIS_URL: 'redis://127.0.0.1:1' }))).toMatchObject({
      status: 'failed',
    });
  });
});

describe('the database', () => {
  const facts = { version: 180_004, connections: 3, maxConnections: 100, synchronousCommit: 'on', nowMs: 0 };
  const statuses = (changed: Partial<typeof facts>, skewMs = 0) =>
    findingsOf({ ...facts, ...changed }, skewMs, 92).map(({ status }) => status);

  it('is new enough, has connections, keeps commits, and its clock agrees', () => {
    expect(statuses({})).toEqual(['ok', 'ok', 'ok', 'ok']);
  });

  it.each([
    ['an old version', { version: 130_012 }, 0, ['failed', 'ok', 'ok', 'ok']],
    ['another time', {}, -3_000, ['ok', 'failed', 'ok', 'ok']],
    ['few connections', { maxConnections: 20 }, 0, ['ok', 'ok', 'warning', 'ok']],
    ['commits that can be lost', { synchronousCommit: 'off' }, 0, ['ok', 'ok', 'ok', 'failed']],
  ])('is reported with %s', (_what, changed, skewMs, expected) => {
    expect(statuses(changed, skewMs)).toEqual(expected);
  });
});

describe('a provider', () => {
  it.each([
    ['ok', 'ok'],
    ['empty', 'ok'],
    ['misconfigured', 'failed'],
    ['quota_exhausted', 'failed'],
    ['timeout', 'warning'],
    ['not_testable', 'skipped'],
  ])('that ends as %s is %s', (outcome, status) => {
    expect(findingOf('search:brave', outcome, null).status).toBe(status);
  });
});

describe('the report', () => {
  it('has what to do below what is wrong, and the counts', async () => {
    const findings = await runChecks(
      {
        port: () => ({ status: 'ok', text: 'Port 3000 is free.' }),
        broken: () => Promise.reject(new Error('no such file')),
      },
      await installation(),
    );
    expect(reportOf(findings).split('\n')).toEqual([
      '✓ port    Port 3000 is free.',
      '✗ broken  The check itself failed: no such file.',
      '          → Report this as a bug.',
      '',
      '1 failed, 0 warnings, 1 ok.',
    ]);
  });
});
