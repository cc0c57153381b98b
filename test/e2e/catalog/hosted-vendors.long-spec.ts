import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../../harness/app.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import {
  ARTICLE_SENTENCE,
  ARTICLE_TITLE,
  type Behavior,
  DOCUMENTS,
  StandInWeb,
  type UpstreamName,
} from '../../harness/stand-in-web/index.js';

const KEY = 'secret-key-of-the-operator';
/** A public address that may be sent to a vendor; no request here goes there. */
const TARGET = 'https://estuary.example/tide-mills';

const web = new StandInWeb();
let database: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  await web.start();
  database = await createDatabase();
});
beforeEach(() => web.reset());
afterAll(async () => {
  await web.stop();
  await database.drop();
});

/**
 * The service for a group of tests: one vendor with or without a key. As the only provider it is called even if its
 * breaker is open.
 */
function serveWith(capability: 'search' | 'scrape', vendor: UpstreamName, isKeyed: boolean): void {
  const name = vendor.toUpperCase();
  beforeAll(async () => {
    app = await startApp({
      databaseUrl: database.url,
      env: {
        [`${capability.toUpperCase()}_PROVIDERS`]: vendor,
        [`${name}_BASE_URL`]: web.baseUrl(vendor),
        ...(isKeyed ? { [`${name}_API_KEY`]: KEY } : {}),
        DUCKDUCKGO_INTERVAL_MS: '0',
        OUTBOUND_ALLOW_HOSTS: web.hostPort,
      },
    });
  });
  afterAll(async () => {
    expect(await app.audit()).toEqual([]);
    await app.close();
  });
}

const search = (fields: object = {}): Promise<TestAnswer> =>
  app.call('/v1/search', { body: { query: 'tide mills', max_results: 3, ...fields } });
const scrape = (fields: object = {}): Promise<TestAnswer> =>
  app.call('/v1/scrape', { body: { url: TARGET, ...fields } });

/** Outcome of the only attempt, from the receipt. */
async function outcomeOf({ body }: TestAnswer): Promise<string> {
  const receipt = await app.call(`/v1/requests/${body.metadata.request_id}`);
  return receipt.body.data.attempts.at(-1).outcome;
}

/** The credentials that the vendor received. */
const credentials = (): unknown[] =>
  web.requests.map(({ headers }) => headers.authorization?.replace('Bearer ', '') ?? headers['x-api-key']);

type Fault = [Behavior, string];
const LIMITS: Fault[] = [
  ['rate_limited', 'rate_limited'],
  ['quota_exhausted', 'quota_exhausted'],
  ['unauthorized', 'misconfigured'],
];
const BROKEN: Fault[] = [
  ['error_200', 'upstream_error'],
  ['truncated', 'upstream_error'],
  ['wrong_type', 'upstream_error'],
  ['reset', 'upstream_error'],
];
/** The failure of a keyless quota is distinguished from a rate limit where the vendor does so. */
const SEARCHES: [UpstreamName, boolean, Fault[]][] = [
  ['tavily', true, [...LIMITS, ...BROKEN]],
  ['tavily', false, [...LIMITS, ...BROKEN]],
  ['exa', true, [...LIMITS, ...BROKEN]],
  ['serper', true, [...LIMITS, ...BROKEN]],
  ['firecrawl', true, [...LIMITS, ...BROKEN]],
  ['firecrawl', false, [['rate_limited', 'quota_exhausted'], ...BROKEN]],
  ['duckduckgo', false, [['rate_limited', 'rate_limited'], ['blocked', 'blocked'], ...BROKEN]],
];
const SCRAPES: [UpstreamName, boolean, Fault[]][] = [
  ['jina', true, [...LIMITS, ['empty', 'blocked'], ['blocked', 'blocked'], ...BROKEN]],
  ['jina', false, [['rate_limited', 'rate_limited'], ['blocked', 'blocked'], ...BROKEN]],
  ['tavily', true, [...LIMITS, ['blocked', 'blocked'], ...BROKEN]],
  ['tavily', false, [...LIMITS, ['blocked', 'blocked'], ...BROKEN]],
  ['firecrawl', true, [...LIMITS, ['blocked', 'blocked'], ...BROKEN]],
  ['firecrawl', false, [['rate_limited', 'quota_exhausted'], ['blocked', 'blocked'], ...BROKEN]],
];

describe.each(SEARCHES)('search with %s, a key: %s', (vendor, isKeyed, faults) => {
  serveWith('search', vendor, isKeyed);

  it('returns results, and sends its key only to the vendor', async () => {
    const { status, body, text } = await search();
    expect(status, text).toBe(200);
    expect(body.metadata.provider_used).toBe(vendor);
    expect(body.data.results.map(({ title }: { title: string }) => title)).toEqual(
      DOCUMENTS.slice(0, 3).map(({ title }) => title),
    );
    expect(body.data.results[0]).toMatchObject({ url: `${web.origin}/article`, title: ARTICLE_TITLE });
    expect(body.data.results[0].snippet).not.toBe('');
    expect(text).not.toContain(KEY);
    expect(credentials()).toEqual([isKeyed ? KEY : undefined]);
  });

  it('returns no results if the vendor has none', async () => {
    web.behave(vendor, 'empty');
    expect((await search()).body).toMatchObject({ data: { results: [] }, credits_used: 0 });
  });

  it.each(faults)('%s is %s', async (behavior, outcome) => {
    web.behave(vendor, behavior);
    const answer = await search();
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.text).not.toContain(KEY);
    expect(await outcomeOf(answer)).toBe(outcome);
    expect(web.calls(vendor)).toBe(1);
  });
});

describe.each(SCRAPES)('scrape with %s, a key: %s', (vendor, isKeyed, faults) => {
  serveWith('scrape', vendor, isKeyed);

  it('reads the page, and sends its key only to the vendor', async () => {
    const { status, body, text } = await scrape();
    expect(status, text).toBe(200);
    expect(body.metadata.provider_used).toBe(vendor);
    expect(body.data).toMatchObject({
      url: TARGET,
      final_url: TARGET,
      status_code: 200,
      title: ARTICLE_TITLE,
    });
    expect(body.data.markdown).toContain(ARTICLE_SENTENCE);
    expect(text).not.toContain(KEY);
    expect(credentials()).toEqual([isKeyed ? KEY : undefined]);
  });

  it.each(faults)('%s is %s', async (behavior, outcome) => {
    web.behave(vendor, behavior);
    const answer = await scrape();
    expect(answer.body).toMatchObject({ success: false, credits_used: 0 });
    expect(answer.text).not.toContain(KEY);
    expect(await outcomeOf(answer)).toBe(outcome);
  });

  it.each(['http://10.0.0.5/', 'http://wiki.internal/', 'https://user:pw@estuary.example/'])(
    'never receives %s',
    async (url) => {
      expect((await scrape({ url })).body.error.type).toMatch(/invalid-url$/);
      expect(web.requests).toEqual([]);
    },
  );

  it('is excluded from a fetch', async () => {
    expect((await scrape({ mode: 'fetch' })).status).toBeGreaterThanOrEqual(400);
    expect(web.requests).toEqual([]);
  });
});

it('DuckDuckGo is called only if it is named explicitly', async () => {
  const own = await startApp({
    databaseUrl: database.url,
    env: { DUCKDUCKGO_BASE_URL: web.baseUrl('duckduckgo'), OUTBOUND_ALLOW_HOSTS: web.hostPort },
  });
  const { body } = await own.call('/v1/search', { body: { query: 'tide mills' } });
  expect(body.metadata.providers_tried).toContain('wikipedia');
  expect(body.metadata.providers_tried).not.toContain('duckduckgo');
  expect(web.calls('duckduckgo')).toBe(0);
  await own.close();
});
