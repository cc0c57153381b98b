import { ArtifactStore } from '@capstan/platform-artifacts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../../harness/app.js';
import { createDatabase, type TestDatabase } from '../../harness/database.js';
import { StandInWeb, sendHtml } from '../../harness/stand-in-web/index.js';

const MB = 1024 * 1024;

const web = new StandInWeb();
let database: TestDatabase;
let app: TestApp;
/** Another process of the same service. */
let neighbor: TestApp;

beforeAll(async () => {
  await web.start();
  database = await createDatabase();
  const env = {
    OUTBOUND_ALLOW_HOSTS: web.hostPort,
    SCREENSHOT_PROVIDERS: 'chromium',
    KEYS_PER_ACCOUNT: '5',
    COMPANIES_PER_ACCOUNT: '4',
    STREAMS_PER_ACCOUNT: '3',
    ARTIFACT_MB_PER_ACCOUNT: '20',
  };
  app = await startApp({ databaseUrl: database.url, env });
  neighbor = await startApp({ databaseUrl: database.url, env });
});
afterAll(async () => {
  await neighbor?.close();
  await app?.close();
  await database?.drop();
  await web.stop();
});

const together = <T>(times: number, send: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => send(index)));

const okOf = (answers: TestAnswer[]): TestAnswer[] => answers.filter(({ status }) => status === 200);

function expectRefusals(answers: TestAnswer[], status: number, slug: string, limit: object): void {
  for (const { body } of answers.filter((answer) => answer.status !== 200)) {
    const type = `http://capstan.test/errors/${slug}`;
    expect(body).toMatchObject({ success: false, data: null, credits_used: 0 });
    expect(body.error).toMatchObject({ status, type, ...limit });
    expect(body.error.alternative_action).toMatch(/./);
  }
}

describe('API keys of an account', () => {
  it('stay within the limit with concurrent requests', async () => {
    const { accountId, apiKey: key } = await app.createAccount();
    const make = (service: TestApp, name: string, by = key) =>
      service.call('/v1/keys', { body: { name }, key: by });
    const answers = await together(12, (n) => make(n % 2 === 0 ? app : neighbor, `key ${n}`));
    expect(okOf(answers)).toHaveLength(4);
    expectRefusals(answers, 409, 'too-many-keys', { limit: 5 });
    const [row] = await app.dataSource.query(
      'SELECT count(*)::int AS keys FROM api_keys WHERE account_id = $1',
      [accountId],
    );
    expect(row.keys).toBe(5);
    const quiet = await app.createAccount();
    expect((await make(app, 'another', quiet.apiKey)).status).toBe(200);
  });
});

describe('companies of an account', () => {
  const make = (key: string, service = app) =>
    service.call('/v1/companies', { body: { name: 'Bakery' }, key });

  const countOf = async (key: string): Promise<number> =>
    (await app.call('/v1/companies?limit=100', { key })).body.data.companies.length;

  it('stay within the limit with concurrent requests', async () => {
    const { apiKey: key } = await app.createAccount();
    const answers = await together(16, (n) => make(key, n % 2 === 0 ? app : neighbor));
    expect(okOf(answers)).toHaveLength(4);
    expectRefusals(answers, 409, 'too-many-companies', { limit: 4 });
    expect(await countOf(key)).toBe(4);
    const quiet = await app.createAccount();
    expect((await make(quiet.apiKey)).status).toBe(200);
  });

  it('include the one that the first build creates, and the rejected build is free', async () => {
    const { apiKey: key } = await app.createAccount();
    const [first] = okOf(await together(4, () => make(key)));
    const build = (body: object) => app.call('/v1/builds', { body: { prompt: 'A bakery', ...body }, key });
    const refused = await build({});
    expect(refused.status).toBe(409);
    expectRefusals([refused], 409, 'too-many-companies', { limit: 4 });
    expect(await countOf(key)).toBe(4);
    expect((await build({ company_id: first?.body.data.company_id })).body).toMatchObject({ success: true });
    expect((await app.call('/v1/credits', { key })).body.data).toMatchObject({ balance: 999, held: 0 });
    expect(await app.audit()).toEqual([]);
  });

  it('include one default company, even if concurrent builds create it', async () => {
    const { apiKey: key } = await app.createAccount();
    await together(3, () => make(key));
    const builds = await together(6, (n) =>
      (n % 2 === 0 ? app : neighbor).call('/v1/builds', { body: { prompt: 'A bakery' }, key }),
    );
    expect(okOf(builds)).toHaveLength(6);
    expect(await countOf(key)).toBe(4);
  });
});

describe('sites of an account', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startApp({ databaseUrl: database.url, env: { SITES_PER_ACCOUNT: '2' } });
  });
  afterAll(() => strict.close());

  it('stay within the limit when builds create them concurrently', async () => {
    const { accountId, apiKey: key } = await app.createAccount();
    const answers = await together(6, () =>
      strict.call('/v1/builds', { body: { prompt: 'A bakery', site_id: 'new' }, key }),
    );
    expect(okOf(answers)).toHaveLength(2);
    expectRefusals(answers, 409, 'too-many-sites', { limit: 2 });
    const [row] = await app.dataSource.query(
      'SELECT count(*)::int AS sites FROM sites WHERE account_id = $1',
      [accountId],
    );
    expect(row.sites).toBe(2);
    expect((await app.call('/v1/credits', { key })).body.data).toMatchObject({ balance: 998, held: 0 });
  });

  it('stay within the limit over all companies', async () => {
    const make = (key: string) => strict.call('/v1/companies', { body: { name: 'Bakery' }, key });
    const { accountId, apiKey } = await app.createAccount();
    const answers = await together(8, () => make(apiKey));
    expect(okOf(answers)).toHaveLength(2);
    expectRefusals(answers, 409, 'too-many-sites', { limit: 2 });
    const [row] = await app.dataSource.query(
      'SELECT count(*)::int AS sites FROM sites WHERE account_id = $1',
      [accountId],
    );
    expect(row.sites).toBe(2);
    const quiet = await app.createAccount();
    expect((await make(quiet.apiKey)).status).toBe(200);
  });
});

describe('open streams of an account', () => {
  /** A build without a worker, so that its stream stays open. */
  const waiting = async (key: string): Promise<string> =>
    (await app.call('/v1/builds', { body: { prompt: 'A bakery' }, key })).body.data.stream_url as string;

  const open = (path: string, key: string | null, signal?: AbortSignal): Promise<Response> =>
    fetch(app.url + path, { headers: key === null ? {} : { authorization: `Bearer ${key}` }, signal });

  it('stay within the limit, builds and research together', async () => {
    const { apiKey: key } = await app.createAccount();
    const quiet = await app.createAccount();
    const build = await waiting(key);
    const research = await app.call('/v1/research', {
      body: { query: 'How do tides work?' },
      headers: { prefer: 'respond-async' },
      key,
    });
    expect(research.status).toBe(202);
    const paths = [build, `/v1/research/${research.body.data.id}/stream`];
    const readers = Array.from({ length: 9 }, () => new AbortController());
    const answers = await together(9, (n) => open(paths[n % 2] as string, key, readers[n]?.signal));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    const refused = answers.find(({ status }) => status === 429) as Response;
    expect(refused.headers.get('retry-after')).toBe('5');
    const { error } = (await refused.json()) as { error: Record<string, unknown> };
    expect(error).toMatchObject({
      type: 'http://capstan.test/errors/too-many-streams',
      limit: 3,
      error_category: 'transient',
    });

    const ticket = async (): Promise<string> => {
      const minted = await app.call(`/v1/research/${research.body.data.id}/stream-token`, {
        method: 'POST',
        key,
      });
      return `${paths[1]}?token=${minted.body.data.token}`;
    };
    expect((await open(await ticket(), null)).status).toBe(429);
    const other = new AbortController();
    expect((await open(await waiting(quiet.apiKey), quiet.apiKey, other.signal)).status).toBe(200);
    other.abort();

    readers[statuses.indexOf(200)]?.abort();
    const next = new AbortController();
    await expect.poll(async () => (await open(await ticket(), null, next.signal)).status).toBe(200);
    [...readers, next].forEach((reader) => reader.abort());
  });
});

describe('artifacts of an account', () => {
  const stored = async (accountId: string): Promise<{ files: number; bytes: number; counted: number }> => {
    const [row] = await app.dataSource.query(
      `SELECT count(*)::int AS files, coalesce(sum(octet_length(content)), 0)::int AS bytes,
         coalesce((SELECT bytes FROM artifact_usage WHERE account_id = $1), 0)::int AS counted
       FROM artifacts WHERE account_id = $1`,
      [accountId],
    );
    return row;
  };

  /** Noise, which PNG cannot compress. */
  const NOISE = `<canvas id="c" width="400" height="400"></canvas><p>Noise</p><script>
    const context = c.getContext('2d'); const image = context.createImageData(400, 400);
    for (let i = 0; i < image.data.length; i += 1) image.data[i] = i % 4 === 3 ? 255 : Math.random() * 256;
    context.putImageData(image, 0, 0);</script>`;

  const shoot = (key: string, params: object = {}) =>
    app.call('/v1/screenshot', { body: { url: `${web.origin}/noise`, ...params }, key });

  it('stay within the limit in bytes; more are rejected free of charge until they expire', async () => {
    web.route('/noise', ({ response }) => sendHtml(response, NOISE));
    const { accountId, apiKey: key } = await app.createAccount();
    await app.app
      .get(ArtifactStore)
      .put({ bytes: Buffer.alloc(19 * MB, 1), mediaType: 'image/png', accountId, lifetimeSeconds: 900 });
    const answers = await together(4, () => shoot(key));
    const kept = okOf(answers).length;
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(4);
    expectRefusals(answers, 422, 'artifact-storage-full', { limit_bytes: 20 * MB, is_retriable: true });
    const refused = answers.find(({ status }) => status === 422) as TestAnswer;
    // The large one frees its space when it expires.
    expect(refused.body.error.retry_after_seconds).toBeGreaterThan(600);
    expect(refused.body.error.retry_after_seconds).toBeLessThanOrEqual(900);
    const { files, bytes, counted } = await stored(accountId);
    expect([files, counted]).toEqual([kept + 1, bytes]);
    expect(bytes).toBeLessThanOrEqual(20 * MB);
    const balance = (await app.call('/v1/credits', { key })).body.data;
    expect(balance).toMatchObject({ balance: 1000 - kept, held: 0 });
    // Paid artifacts remain, and others can still be created.
    const first = okOf(answers)[0]?.body.data.image_url as string;
    expect((await fetch(first.replace('http://capstan.test', app.url))).status).toBe(200);
    expect((await shoot(key, { inline: true })).status).toBe(200);
    const quiet = await app.createAccount();
    expect((await shoot(quiet.apiKey)).status).toBe(200);

    await app.dataSource.query(
      `UPDATE artifacts SET expires_at = now() - interval '1 second' WHERE account_id = $1`,
      [accountId],
    );
    expect((await shoot(key)).status).toBe(200);
    const after = await stored(accountId);
    expect(after).toMatchObject({ files: 1, counted: after.bytes });
    expect(await app.audit()).toEqual([]);
  });

  it('never exceed the limit with concurrent writes in several processes', async () => {
    const { accountId } = await app.createAccount();
    const bytes = Buffer.alloc(2_000_000, 1);
    const put = (service: TestApp) =>
      service.app
        .get(ArtifactStore)
        .put({ bytes, mediaType: 'image/png', accountId })
        .then(
          () => true,
          () => false,
        );
    const outcomes = await together(24, (n) => put(n % 2 === 0 ? app : neighbor));
    expect(outcomes.filter(Boolean)).toHaveLength(10);
    expect(await stored(accountId)).toEqual({ files: 10, bytes: 20_000_000, counted: 20_000_000 });
  });
});
