import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { broken, failure, scriptedClient, success } from '../test/harness/scripted-fetch.js';
import {
  APIAbortError,
  APIConnectionError,
  APITimeoutError,
  Capstan,
  CapstanError,
  ConflictError,
  JobFailedError,
  RateLimitError,
  TransientError,
  UnexpectedResponseError,
} from './index.js';

const FOUND = { results: [], answer: null, citations: [] };
const html = (status: number) => (): Response =>
  new Response('<h1>Bad Gateway</h1>', { status, headers: { 'content-type': 'text/html' } });

describe('Capstan', () => {
  it('explains how to set a key without one', () => {
    vi.stubEnv('CAPSTAN_API_KEY', '');
    expect(() => new Capstan()).toThrow(/CAPSTAN_API_KEY/);
    vi.stubEnv('CAPSTAN_API_KEY', 'cap_env');
    vi.stubEnv('CAPSTAN_BASE_URL', 'ftp://x');
    expect(() => new Capstan()).toThrow(/not an http\(s\) URL/);
    vi.unstubAllEnvs();
  });

  it('does not retry a call without an idempotency key when a proxy responds', async () => {
    const { client, sent } = scriptedClient([html(502)]);
    const call = client.request({
      method: 'POST',
      path: '/v1/search',
      body: { query: 'x' },
      headers: { 'Idempotency-Key': null },
    });
    await expect(call).rejects.toThrow(UnexpectedResponseError);
    expect(sent).toHaveLength(1);
  });

  it('accepts a base URL that ends with the version', async () => {
    const { client, sent } = scriptedClient([success({ lines: [] })]);
    await client.withOptions({ baseURL: 'http://capstan.test/v1/' }).usage();
    expect(sent.map(({ url }) => url)).toEqual(['http://capstan.test/v1/usage']);
  });

  it('never exposes the key', async () => {
    const { client } = scriptedClient([() => new Response('Bearer cap_test', { status: 400 })]);
    const error = await client.search({ query: 'x' }).catch((fault: unknown) => fault);
    for (const thing of [client, error, client.withOptions({ timeoutMs: 1 })]) {
      expect(inspect(thing, { depth: 9, showHidden: true })).not.toContain('cap_test');
      expect(JSON.stringify(thing)).not.toContain('cap_test');
    }
  });

  it.each(['.', '..', '%2e%2E'])('cannot reach another route by the id %s', async (id) => {
    const { client, sent } = scriptedClient([success({})]);
    const file = client.builds.file('b', `${decodeURIComponent(id)}/credits`);
    await expect(file).rejects.toThrow(/is invalid/);
    const get = client.request({ path: `/v1/builds/${id}` });
    await expect(get).rejects.toThrow(/resolves elsewhere/);
    expect(sent).toEqual([]);
  });

  it.each([
    ['header', { idempotencyKey: 'klucz–1' }],
    ['body', { body: { size: 1n } }],
  ])('reports a request that cannot be sent: a %s', async (_what, request) => {
    const { client, sent } = scriptedClient([success({})]);
    const call = client.request({ method: 'POST', path: '/v1/agent', ...request });
    await expect(call).rejects.toThrow(CapstanError);
    expect(sent).toEqual([]);
  });

  it.each([{ maxRetries: Number.NaN }, { maxRetries: -1 }, { timeoutMs: 0 }, { timeoutMs: Number.NaN }])(
    'reports an invalid option of a call: %j',
    async (options) => {
      const { client, sent } = scriptedClient([broken]);
      await expect(client.credits({}, options)).rejects.toThrow(CapstanError);
      expect(sent).toEqual([]);
    },
  );

  it('does not wait for a hanging body, even if the signal is not passed on', async () => {
    const { client } = scriptedClient([() => new Response(new ReadableStream())], { maxRetries: 0 });
    await expect(client.credits({}, { timeoutMs: 20 })).rejects.toThrow(APITimeoutError);
    await expect(client.credits({}, { signal: AbortSignal.timeout(20) })).rejects.toThrow(APIAbortError);
  });

  it('reports an unexpected value in place of a list', async () => {
    const { client } = scriptedClient([success(null)]);
    await expect(client.builds.list()).rejects.toThrow(UnexpectedResponseError);
  });

  it('provides cost, limits and replay next to the data', async () => {
    const headers = {
      'x-ratelimit-limit': '60',
      'x-ratelimit-remaining': '59',
      'x-ratelimit-reset': '1790000000',
      'idempotent-replayed': 'true',
      'x-credits-used': '0',
    };
    const { client } = scriptedClient([
      success(FOUND, { creditsUsed: 1 }),
      success(FOUND, { creditsUsed: 1, headers }),
    ]);
    expect(await client.search({ query: 'x' })).toMatchObject({
      data: FOUND,
      creditsUsed: 1,
      rateLimit: null,
    });
    expect(await client.search({ query: 'x' })).toMatchObject({
      creditsUsed: 0,
      isReplay: true,
      requestId: 'req_1',
      rateLimit: { limit: 60, remaining: 59, resetAt: new Date(1790000000000) },
    });
  });

  it('provides the raw response on request', async () => {
    const { client } = scriptedClient([success(FOUND), failure(503, 'service-unavailable', 'transient')], {
      maxRetries: 0,
    });
    const response = await client.search({ query: 'x' }).asResponse();
    expect(await response.json()).toMatchObject({ success: true, data: FOUND });
    await expect(client.search({ query: 'x' }).asResponse()).rejects.toThrow(TransientError);
  });

  it('sends one idempotency key for all attempts of a call', async () => {
    const { client, sent } = scriptedClient([broken, html(502), success(FOUND)]);
    await client.search({ query: 'x' }, { maxCredits: 3 });
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(sent.map(({ headers }) => headers.get('x-capstan-retry-count'))).toEqual(['0', '1', '2']);
    expect(sent[0]!.headers.get('x-max-credits')).toBe('3');
  });

  it('has a version and sends it', async () => {
    const { client, sent } = scriptedClient([success({})]);
    await client.credits();
    expect(sent[0]!.headers.get('user-agent')).toMatch(/^capstan-client-typescript\/\d+\.\d+\.\d+$/);
  });

  it.each([
    ['a limit', failure(429, 'rate-limited', 'transient', { retry_after_seconds: 3 }), RateLimitError, 2],
    ['a call in progress', failure(409, 'idempotency-in-progress', 'transient'), TransientError, 2],
    ['another conflict', failure(409, 'build-not-running', 'invalid_request'), ConflictError, 0],
    [
      'what says that it is final',
      failure(500, 'x', 'transient', { is_retriable: false }),
      TransientError,
      0,
    ],
    [
      'a wait of more than a minute',
      failure(503, 'x', 'transient', { retry_after_seconds: 61 }),
      TransientError,
      0,
    ],
    ['a page of a proxy', html(502), UnexpectedResponseError, 2],
    ['a page that is not a failure', html(200), UnexpectedResponseError, 0],
    ['a broken connection', broken, APIConnectionError, 2],
  ])('retries after %s up to the maximum', async (_, answer, ErrorClass, waits) => {
    const { client, sleptMs } = scriptedClient([answer]);
    await expect(client.search({ query: 'x' })).rejects.toThrow(ErrorClass);
    expect(sleptMs).toHaveLength(waits);
  });

  it('interprets a date by the clock of the server', async () => {
    const headers = { date: 'Mon, 01 Jan 2001 00:00:00 GMT', 'retry-after': 'Mon, 01 Jan 2001 00:00:09 GMT' };
    const { client, sleptMs } = scriptedClient([failure(503, 'x', 'transient', {}, headers), success(FOUND)]);
    await client.search({ query: 'x' });
    expect(sleptMs).toEqual([9000]);
  });

  it('does not retry without an idempotency key', async () => {
    const { client, sent } = scriptedClient([broken]);
    await expect(client.keys.restrict('k', { credit_cap: 1 })).rejects.toThrow(APIConnectionError);
    expect(sent).toHaveLength(1);
  });

  it('ends with its signal and timeout, before and during the response', async () => {
    const never = (): Promise<Response> => new Promise(() => undefined);
    const stuck: CapstanError[] = [];
    const fetch = (_: string, { signal }: RequestInit): Promise<Response> =>
      Promise.race([
        never(),
        new Promise<never>((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
        }),
      ]);
    const { client } = scriptedClient([], { fetch, maxRetries: 0, timeoutMs: 20 });
    for (const options of [{}, { signal: AbortSignal.abort() }]) {
      await client.credits({}, options).catch((error: CapstanError) => stuck.push(error));
    }
    expect(stuck.map(({ name }) => name)).toEqual([APITimeoutError.name, APIAbortError.name]);
  });

  it('follows only redirects of the same origin', async () => {
    const to = (location: string) => (): Response =>
      new Response(null, { status: 307, headers: { location } });
    const { client, sent } = scriptedClient([to('/v1/elsewhere'), success({}), to('http://evil.test/')]);
    await client.credits();
    await expect(client.credits()).rejects.toThrow(/evil\.test/);
    expect(sent.map(({ url }) => new URL(url).host)).toEqual([
      'capstan.test',
      'capstan.test',
      'capstan.test',
    ]);
  });

  it('revokes a key, with its descendants if requested', async () => {
    const { client, sent } = scriptedClient([success({}), success({ revoked_descendants: 2 })]);
    await client.keys.revoke('k');
    expect((await client.keys.revoke('k', { cascade: true })).data.revoked_descendants).toBe(2);
    expect(sent.map(({ url }) => url.slice('http://capstan.test'.length))).toEqual([
      '/v1/keys/k',
      '/v1/keys/k?cascade=true',
    ]);
  });

  it('keeps unusual ids within their path segment', async () => {
    const { client, sent } = scriptedClient([success({})]);
    await client.builds.get('../keys?x=1');
    await client.builds.file('b', 'img/a b.png').asResponse();
    expect(sent.map(({ url }) => url.slice('http://capstan.test'.length))).toEqual([
      '/v1/builds/..%2Fkeys%3Fx%3D1',
      '/v1/builds/b/files/img/a%20b.png',
    ]);
  });

  it('iterates over all pages, and returns the first one', async () => {
    const page = (names: string[], next: string | null) =>
      success({ builds: names.map((name) => ({ execution_id: name })), next_after: next });
    const { client, sent } = scriptedClient([page(['a', 'b'], 'b'), page(['c'], null)]);
    const ids: string[] = [];
    for await (const build of client.builds.list({ limit: 2 })) ids.push(build.execution_id);
    expect(ids).toEqual(['a', 'b', 'c']);
    expect(sent.map(({ url }) => new URL(url).search)).toEqual(['?limit=2', '?limit=2&after=b']);
  });

  it('returns a page repeatedly, but follows no cycle', async () => {
    const page = (name: string) => success({ builds: [{ execution_id: name }], next_after: name });
    const { client } = scriptedClient([page('a'), page('b'), page('b'), page('a')]);
    const first = await client.builds.list();
    for (let time = 0; time < 2; time += 1) {
      expect((await first.getNextPage())?.items).toMatchObject([{ execution_id: 'b' }]);
    }
    await expect(
      (async () => {
        for await (const build of first) expect(build.execution_id).toBe('a');
      })(),
    ).rejects.toThrow(UnexpectedResponseError);
  });

  it('rejects an empty id when the call is awaited, not before', async () => {
    const { client, sent } = scriptedClient([success({})]);
    const nothing = undefined as unknown as string;
    for (const call of [
      client.builds.get(''),
      client.keys.revoke(nothing),
      client.builds.file('b', nothing),
    ]) {
      await expect(call).rejects.toThrow(/is invalid/);
    }
    expect(sent).toEqual([]);
  });

  it('waits for research that continues after its response', async () => {
    const gone = (): Response => new Response(null, { status: 204 });
    const run = { id: 'r', status: 'completed', credits_used: 10, result: { report: { title: 'T' } } };
    const { client, sent } = scriptedClient([
      success({ id: 'r', status: 'running' }, { status: 202 }),
      gone,
      success(run),
    ]);
    expect(await client.research({ query: 'x' })).toMatchObject({ data: run.result, creditsUsed: 10 });
    expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /v1/research',
      'GET /v1/research/r/stream',
      'GET /v1/research/r',
    ]);
  });

  it('throws the final record of a failed build', async () => {
    const gone = (): Response => new Response(null, { status: 204 });
    const build = { execution_id: 'b', status: 'failed', failure: 'No space.' };
    const { client } = scriptedClient([success({ execution_id: 'b' }), gone, success(build)]);
    const error: unknown = await client.builds
      .createAndWait({ prompt: 'x' })
      .catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(JobFailedError);
    expect(error).toMatchObject({ job: build, message: 'The build b failed: No space.' });
  });
});
