import { resolve } from 'node:path';
import { BREAKERS_CLOCK } from '@capstan/capabilities';
import { IndexFolder, LocalIndex } from '@capstan/local-index';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../../harness/app.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import { ARTICLE_TITLE, type Behavior, StandInWeb } from '../../harness/stand-in-web/index.js';
import { inFullRun } from '../../harness/full-run.js';
import { TestClock } from '../../harness/test-clock.js';

const BRAVE_KEY = 'brave-secret-key-of-the-operator';
const MANUAL = resolve(import.meta.dirname, '..', '..', 'harness', 'manual');
/** What must not leave the service: files, stacks, drivers, keys. */
const INTERNALS =
  /node_modules|\.[jt]s:\d|\\n\s+at |E(CONN|PIPE|TIMEDOUT|NOTFOUND)|undici|typeorm|SELECT |brave-secret/i;

/** Longer than any breaker cooldown. */
const COOL_DOWN_MS = 2 * 86_400_000;

const web = new StandInWeb();
const breakersClock = new TestClock(BREAKERS_CLOCK);
let database: TestDatabase;
let app: TestApp;

const startWith = (env: Record<string, string> = {}): Promise<TestApp> =>
  startApp({
    databaseUrl: database.url,
    overrides: [breakersClock.override],
    env: {
      SEARXNG_BASE_URL: web.baseUrl('searxng'),
      BRAVE_BASE_URL: web.baseUrl('brave'),
      BRAVE_API_KEY: BRAVE_KEY,
      WIKIPEDIA_BASE_URL: web.baseUrl('wikipedia'),
      OUTBOUND_ALLOW_HOSTS: web.hostPort,
      // Only the search providers used in these tests; the others have suites of their own.
      SEARCH_PROVIDERS: 'searxng,brave,wikipedia,local_index',
      SCRAPE_PROVIDERS: 'direct_fetch',
      ...env,
    },
  });

beforeAll(async () => {
  await web.start();
  database = await createDatabase();
});
beforeEach(() => {
  web.reset();
  breakersClock.advance(COOL_DOWN_MS);
});
afterEach(async () => {
  expect((await app.call('/health/ready', { key: null })).status).toBe(200);
  expect(await app.audit()).toEqual([]);
});
afterAll(async () => {
  await web.stop();
  await database.drop();
});

/** A service process for the tests of a group. */
function start(env: Record<string, string> = {}): void {
  beforeAll(async () => {
    app = await startWith(env);
    return () => app.close();
  });
}

const balance = async (): Promise<unknown> => {
  const { balance: left, held } = (await app.call('/v1/credits')).body.data;
  return { left, held };
};
const search = (fields: object = {}): Promise<TestAnswer> =>
  app.call('/v1/search', { body: { query: 'calibrate the soil probes', ...fields } });
const scrape = (url: string, fields: object = {}): Promise<TestAnswer> =>
  app.call('/v1/scrape', { body: { url, ...fields } });

/** Expects a documented error that is free and has no internal details. */
function expectFreeFailure(answer: TestAnswer, status: number, slug: string): void {
  expect(answer.body.error).toMatchObject({ status, type: `http://capstan.test/errors/${slug}` });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ success: false, data: null, credits_used: 0 });
  expect(answer.headers.get('x-credits-used')).toBe('0');
  expect(answer.text).not.toMatch(INTERNALS);
}

describe('search falls back to the next provider', () => {
  start();

  async function expectNext(answer: TestAnswer, outcome: string): Promise<void> {
    const { status, body, text } = answer;
    expect(status).toBe(200);
    expect(body.metadata).toMatchObject({ provider_used: 'brave', providers_tried: ['searxng', 'brave'] });
    expect(body.credits_used).toBe(1);
    expect(body.data.results.length).toBeGreaterThan(0);
    expect(text).not.toMatch(INTERNALS);
    const receipt = await app.call(`/v1/requests/${body.metadata.request_id}`);
    expect(receipt.body.data.attempts).toMatchObject([
      { provider: 'searxng', outcome },
      { provider: 'brave', outcome: 'ok' },
    ]);
  }

  it.each<[Behavior, string]>([
    ['rate_limited', 'rate_limited'],
    ['rate_limited_silent', 'rate_limited'],
    ['unauthorized', 'misconfigured'],
    ['blocked', 'blocked'],
    ['error_200', 'upstream_error'],
    ['server_error', 'upstream_error'],
    ['truncated', 'upstream_error'],
    ['wrong_type', 'misconfigured'],
    ['endless', 'upstream_error'],
    ['bomb', 'upstream_error'],
    ['reset', 'upstream_error'],
    ['empty', 'empty'],
  ])('when SearXNG answers with %s', async (behavior, outcome) => {
    web.behave('searxng', behavior);
    await expectNext(await search(), outcome);
  });

  it('when SearXNG never responds, or never completes its headers', async () => {
    web.behave('searxng', 'hang');
    const hanging = search();
    await expect.poll(() => web.calls('searxng')).toBe(1);
    web.behave('searxng', 'slow_headers');
    for (const answer of await Promise.all([hanging, search()])) await expectNext(answer, 'timeout');
  });
});

describe('search with all upstreams failing', () => {
  const ALL = ['searxng', 'brave', 'wikipedia'] as const;

  describe('and without a provider that needs no network', () => {
    start({ SEARCH_PROVIDERS: ALL.join(',') });

    const FAULTS: Behavior[] = [
      'rate_limited',
      'server_error',
      'truncated',
      'reset',
      'rate_limited_silent',
      'error_200',
      'wrong_type',
      'endless',
      'bomb',
    ];

    it.each(inFullRun(FAULTS, 4))('fails free of charge: %s', async (behavior) => {
      for (const upstream of ALL) web.behave(upstream, behavior);
      const before = await balance();
      const answer = await search();
      expectFreeFailure(answer, 502, 'providers-failed');
      expect(answer.body.metadata).toMatchObject({ provider_used: null, providers_tried: [...ALL] });
      expect(answer.text).not.toContain(web.hostPort);
      expect(await balance()).toEqual(before);
    });
  });

  describe('and the local index as last provider', () => {
    start({ SCRAPE_PROVIDERS: 'direct_fetch,local_index' });

    it('returns no results, free of charge, while the local index is empty', async () => {
      for (const upstream of ALL) web.behave(upstream, 'server_error');
      const before = await balance();
      const { status, body } = await search();
      expect(status).toBe(200);
      expect(body).toMatchObject({ data: { results: [] }, credits_used: 0 });
      expect(body.metadata.providers_tried).toEqual([...ALL, 'local_index']);
      expect(await balance()).toEqual(before);
    });

    it('answers from the local index', async () => {
      for (const upstream of ALL) web.behave(upstream, 'reset');
      const index = app.app.get(LocalIndex, { strict: false });
      await new IndexFolder(index).run(MANUAL);
      const { status, body } = await search({ mode: 'ai' });
      expect(status).toBe(200);
      expect(body.metadata).toMatchObject({
        provider_used: 'local_index',
        providers_tried: [...ALL, 'local_index'],
      });
      expect(body.credits_used).toBe(1);
      expect(body.data.results[0].url).toMatch(/sensors\.html$/);
      expect(body.data.answer).toMatch(/\[Source 1\]/);
      for (const { id } of await index.listCollections()) await index.removeCollection(id);
    });

    it('applies the cooldown of failed providers: the next call does not call them again', async () => {
      web.behave('searxng', 'rate_limited');
      await search();
      expect((await search()).body.metadata.providers_tried).toEqual(['brave']);
      expect(web.calls('searxng')).toBe(1);
    });

    it('closes the upstream connection when the client disconnects', async () => {
      web.behave('searxng', 'hang');
      const disconnected = new AbortController();
      const call = app
        .call('/v1/search', { body: { query: 'x' }, signal: disconnected.signal })
        .catch((error: Error) => error.name);
      await expect.poll(() => web.calls('searxng')).toBe(1);
      disconnected.abort();
      expect(await call).toBe('AbortError');
      await expect.poll(() => web.openSockets).toBe(0);
      await expect.poll(balance).toMatchObject({ held: 0 });
    });
  });
});

/** Pages and servers that scraping meets, and the resulting error. */
const BLOCKED = [
  ['/redirect/loop', '/challenge', '/challenge/200', '/captcha', '/login', '/members', '/shell', '/missing'],
  ['/limited', '/limited/silent', '/wrong-type/image', '/endless', '/bomb/gzip', '/bomb/nested'],
].flat();
const UNREADABLE = [
  '/error-500',
  '/reset',
  '/reset/body',
  '/truncated/body',
  '/not-http',
  '/wrong-encoding',
  '/unknown-encoding',
];
const NEVER_DONE = ['/hang', '/slow/headers', '/slow/body'];
const NOT_PUBLIC = ['metadata-service', 'private', 'loopback', 'decimal', 'file', 'credentials', 'nowhere'];

describe('scrape', () => {
  start();

  it.each([
    ...BLOCKED.map((path) => [path, 422, 'content-blocked'] as const),
    ...UNREADABLE.map((path) => [path, 502, 'providers-failed'] as const),
    ...NEVER_DONE.map((path) => [path, 504, 'deadline-exceeded'] as const),
    ...NOT_PUBLIC.map((name) => [`/redirect/${name}`, 400, 'invalid-url'] as const),
  ])('%s: %i %s, free of charge', async (path, status, slug) => {
    const before = await balance();
    const timeout = NEVER_DONE.includes(path) ? { timeout_ms: 1000 } : {};
    expectFreeFailure(await scrape(web.origin + path, timeout), status, slug);
    expect(await balance()).toEqual(before);
  });

  it.each([
    'http://10.0.0.5:8080/admin',
    'http://127.0.0.1:1/',
    'http://localhost/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.5]/',
    'http://[64:ff9b::a00:5]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://127。0。0。1/',
    'http://user:password@example.com/',
    'file:///etc/passwd',
    'gopher://example.com/',
    'javascript:alert(1)',
    '//example.com/',
    'http://',
  ])('%s: 400 invalid-url before any request is sent', async (url) => {
    const answer = await scrape(url);
    expectFreeFailure(answer, 400, 'invalid-url');
    expect(web.requests).toEqual([]);
  });

  it('an overlong URL: 400 invalid-url', async () => {
    expectFreeFailure(await scrape(`${web.origin}/${'a'.repeat(9000)}`), 400, 'invalid-url');
  });

  it('all of them in parallel, and the next page is read normally', async () => {
    const paths = [
      ...BLOCKED,
      ...UNREADABLE,
      ...NEVER_DONE,
      ...NOT_PUBLIC.map((name) => `/redirect/${name}`),
    ];
    const before = await balance();
    const answers = await Promise.all(paths.map((path) => scrape(web.origin + path, { timeout_ms: 2000 })));
    expect(answers.map(({ status }) => status).filter((status) => status < 400 || status === 500)).toEqual(
      [],
    );
    expect(await balance()).toEqual(before);
    const { status, body } = await scrape(`${web.origin}/article`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ credits_used: 1, data: { title: ARTICLE_TITLE } });
    await expect.poll(() => web.openSockets).toBeLessThanOrEqual(1);
  });
});

describe('a site whose robots.txt disallows it', () => {
  start();

  it('is not scraped: 422 content-blocked, and the page is not requested', async () => {
    web.robots('User-agent: *\nDisallow: /article');
    expectFreeFailure(await scrape(`${web.origin}/article`), 422, 'content-blocked');
    expect(web.requestsTo('/article')).toEqual([]);
  });
});
