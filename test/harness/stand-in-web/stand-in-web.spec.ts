import { GuardedOutboundClient, OutboundError, type OutboundRequest } from '@capstan/platform-outbound';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ARTICLE_SENTENCE,
  ARTICLE_TITLE,
  type Behavior,
  CHARSET_TEXTS,
  DOCUMENTS,
  sendJson,
  StandInWeb,
} from './index.js';

const web = new StandInWeb();
let client: GuardedOutboundClient;

beforeAll(async () => {
  await web.start();
  client = new GuardedOutboundClient({
    allowHosts: [web.hostPort],
    userAgent: 'Capstan/0.1 (test)',
    respectsRobots: true,
  });
});
beforeEach(() => web.reset());
afterAll(async () => {
  await client.close();
  await web.stop();
});

/** The outcome of a request: its status, or the error code. */
async function outcome(path: string, request: Partial<OutboundRequest> = {}): Promise<number | string> {
  try {
    return (await client.request({ url: web.origin + path, timeoutMs: 10_000, ...request })).status;
  } catch (error) {
    if (error instanceof OutboundError) return error.code;
    throw error;
  }
}

const text = async (path: string): Promise<string> =>
  (await client.request({ url: web.origin + path })).text();

describe('pages', () => {
  it.each([
    ['/article', 200, ARTICLE_SENTENCE],
    ['/shell', 200, '<div id="root"></div>'],
    ['/challenge', 403, '<title>Just a moment...</title>'],
    ['/challenge/200', 200, '<title>Just a moment...</title>'],
    ['/captcha', 200, 'captcha-delivery.com'],
    ['/members', 200, 'Sign in to continue reading'],
    ['/missing', 404, 'could not find that page'],
    ['/unheard-of', 404, 'Not Found'],
    ['/redirect/chain/4', 200, ARTICLE_TITLE],
    ['/charset/shift-jis', 200, CHARSET_TEXTS.japanese],
    ['/charset/shift-jis/meta', 200, CHARSET_TEXTS.japanese],
    ['/charset/windows-1251', 200, CHARSET_TEXTS.russian],
    ['/charset/windows-1251/meta', 200, CHARSET_TEXTS.russian],
    ['/charset/utf-16', 200, CHARSET_TEXTS.japanese],
    ['/documents/sluice-gates', 200, 'Sluice gates in oak and iron'],
  ])('%s answers %i with its text', async (path, status, excerpt) => {
    const response = await client.request({ url: web.origin + path });
    expect(response.status).toBe(status);
    expect(response.text()).toContain(excerpt);
  });

  it('states in a header that it is a challenge', async () => {
    const { headers } = await client.request({ url: `${web.origin}/challenge` });
    expect(headers['cf-mitigated']).toBe('challenge');
  });
});

describe('faults', () => {
  it.each([
    ['/redirect/loop', 'too_many_redirects'],
    ['/redirect/metadata-service', 'refused_address'],
    ['/redirect/private', 'refused_address'],
    ['/redirect/loopback', 'refused_address'],
    ['/redirect/decimal', 'refused_address'],
    ['/redirect/file', 'invalid_url'],
    ['/redirect/credentials', 'invalid_url'],
    ['/redirect/nowhere', 'invalid_url'],
    ['/bomb/gzip', 'too_large'],
    ['/bomb/nested', 'too_large'],
    ['/endless', 'too_large'],
    ['/wrong-encoding', 'malformed'],
    ['/unknown-encoding', 'malformed'],
    ['/not-http', 'malformed'],
    ['/reset', 'connect'],
    ['/reset/body', 'connect'],
    ['/limited', 429],
    ['/limited/silent', 429],
    ['/error-200', 200],
    ['/error-500', 500],
    ['/truncated/json', 200],
    ['/wrong-type/json-as-html', 200],
    ['/wrong-type/html-as-json', 200],
    ['/wrong-type/image', 200],
  ])('%s ends as %s', async (path, expected) => {
    expect(await outcome(path)).toBe(expected);
  });

  it('cuts a body short', async () => {
    expect(['connect', 'malformed']).toContain(await outcome('/truncated/body'));
  });

  it.each(['/slow/headers', '/slow/body', '/hang'])('%s never ends', async (path) => {
    expect(await outcome(path, { timeoutMs: 150 })).toBe('timeout');
  });

  it('breaks off JSON in the middle', async () => {
    const response = await client.request({ url: `${web.origin}/truncated/json` });
    expect(() => response.json()).toThrow('not JSON');
  });

  it('sets Retry-After only where it should', async () => {
    const waits = await Promise.all(
      ['/limited', '/limited/silent'].map(
        async (path) => (await client.request({ url: web.origin + path })).headers['retry-after'],
      ),
    );
    expect(waits).toEqual(['7', undefined]);
  });
});

describe('search upstreams', () => {
  const queries = {
    searxng: '/search?q=tide&format=json',
    brave: '/res/v1/web/search?q=tide&count=3',
    wikipedia: '/w/api.php?action=query&list=search&srsearch=tide&srlimit=2&format=json&formatversion=2',
  } as const;
  const headers = { 'X-Subscription-Token': 'a-token' };
  const search = (name: keyof typeof queries, timeoutMs?: number) =>
    client.request({ url: web.baseUrl(name) + queries[name], headers, timeoutMs });

  it('answer in the shape of their vendors', async () => {
    const searxng = (await search('searxng')).json<{ results: { url: string; title: string }[] }>();
    expect(searxng.results).toHaveLength(DOCUMENTS.length);
    expect(searxng.results[0]).toMatchObject({ url: `${web.origin}/article`, title: ARTICLE_TITLE });
    const brave = (await search('brave')).json<{ web: { results: { title: string }[] } }>();
    expect(brave.web.results.map(({ title }) => title)).toEqual(
      DOCUMENTS.slice(0, 3).map(({ title }) => title),
    );
    const wikipedia = (await search('wikipedia')).json<{ query: { search: { snippet: string }[] } }>();
    expect(wikipedia.query.search).toHaveLength(2);
    expect(wikipedia.query.search[0]?.snippet).toContain('<span class="searchmatch">How</span>');
  });

  it.each([
    ['searxng', 'empty', 200],
    ['searxng', 'blocked', 200],
    ['searxng', 'rate_limited', 429],
    ['searxng', 'unauthorized', 403],
    ['brave', 'empty', 200],
    ['brave', 'rate_limited', 429],
    ['brave', 'rate_limited_silent', 429],
    ['brave', 'quota_exhausted', 429],
    ['brave', 'unauthorized', 422],
    ['brave', 'error_200', 200],
    ['wikipedia', 'empty', 200],
    ['wikipedia', 'rate_limited', 429],
    ['wikipedia', 'error_200', 200],
    ['wikipedia', 'server_error', 500],
    ['wikipedia', 'truncated', 200],
    ['wikipedia', 'wrong_type', 200],
  ] as const)('%s can be %s: %i', async (name, behavior, status) => {
    web.behave(name, behavior);
    const response = await search(name);
    expect(response.status).toBe(status);
    expect(response.text()).not.toContain(ARTICLE_TITLE);
  });

  it.each([
    ['hang', 'timeout', 300],
    ['slow_headers', 'timeout', 300],
    ['reset', 'connect', undefined],
  ] as const)('can %s', async (behavior, code, timeoutMs) => {
    web.behave('brave', behavior);
    await expect(search('brave', timeoutMs)).rejects.toMatchObject({ code });
  });

  it('behave as configured for a number of calls, and are counted', async () => {
    web.behave('brave', 'server_error', { calls: 2 });
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await search('brave')).status);
    expect([statuses, web.calls('brave'), web.calls('searxng')]).toEqual([[500, 500, 200], 3, 0]);
  });

  it('take a handler of the test', async () => {
    web.behave('searxng', ({ response }) => sendJson(response, { results: [], mine: true }));
    expect((await search('searxng')).json()).toMatchObject({ mine: true });
  });

  it('refuse a behavior they do not have', () => {
    expect(() => web.behave('searxng', 'quota_exhausted' satisfies Behavior)).toThrow('no behavior');
  });

  it('require what the vendors require', async () => {
    expect(await outcome('/brave/res/v1/web/search?q=tide')).toBe(422);
    expect(await outcome('/searxng/search?format=json')).toBe(400);
    expect(await text('/searxng/search?q=tide')).toContain('<title>SearXNG</title>');
  });
});

describe('the web itself', () => {
  it('records requests', async () => {
    await client.request({ url: `${web.origin}/echo?a=b`, method: 'POST', json: { c: 1 } });
    const [request] = web.requestsTo('/echo');
    expect(request).toMatchObject({ method: 'POST', path: '/echo', body: '{"c":1}' });
    expect(request?.query.get('a')).toBe('b');
  });

  it('serves routes and robots.txt of the test until it is reset', async () => {
    web.route('/mine/*', ({ response }) => response.end('mine'));
    web.robots('User-agent: *\nDisallow: /');
    expect(await text('/mine/own')).toBe('mine');
    expect(await text('/robots.txt')).toContain('Disallow: /');
    web.reset();
    expect([await outcome('/mine/own'), await outcome('/robots.txt')]).toEqual([404, 404]);
  });

  it('responds to robots.txt as configured', async () => {
    web.robots({ hangs: true });
    expect(await outcome('/robots.txt', { timeoutMs: 150 })).toBe('timeout');
  });

  it('stops although calls hang', async () => {
    const other = new StandInWeb();
    await other.start();
    const own = new GuardedOutboundClient({
      allowHosts: [other.hostPort],
      userAgent: 'Capstan/0.1 (test)',
      respectsRobots: true,
    });
    const hanging = own.request({ url: `${other.origin}/hang` }).catch((error: unknown) => error);
    while (other.requests.length === 0) await new Promise((done) => setTimeout(done, 5));
    await other.stop();
    expect(await hanging).toMatchObject({ code: 'connect' });
    await own.close();
  });
});
