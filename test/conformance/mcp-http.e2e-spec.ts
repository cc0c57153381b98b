import { ProviderFailure } from '@capstan/kit';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { scriptedCatalog } from '../harness/catalog.js';
import { callTool, message, postMessage } from './mcp-fixtures/mcp-post.js';

const PRICE = 2;
const { catalog, script, calls } = scriptedCatalog(PRICE);
let app: TestApp;

beforeAll(async () => {
  app = await startApp({
    catalog,
    env: { MCP_ALLOWED_HOSTS: 'mcp.example', MCP_ALLOWED_ORIGINS: 'page.example' },
  });
});
afterEach(async () => {
  script((_provider, params) => ({ text: params.text }));
  calls.length = 0;
  expect(await app.audit()).toEqual([]);
});
afterAll(() => app.close());

const credits = async (key = app.apiKey) => (await app.call('/v1/credits', { key })).body.data;
const echo = (text = 'hello', options: Parameters<typeof callTool>[3] = {}) =>
  callTool(app, 'echo', { text }, options);

describe('authentication', () => {
  it.each([
    ['no key', null, 'Bearer realm="capstan"'],
    ['a key of another form', 'sk-1234', 'Bearer realm="capstan", error="invalid_token"'],
    ['an unknown key', `cap_${'a'.repeat(46)}`, 'Bearer realm="capstan", error="invalid_token"'],
  ])('is rejected with %s, with a message for clients and users', async (_case, key, challenge) => {
    const { status, headers, body } = await echo('hello', { key });
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe(challenge);
    expect(body).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: {
        code: -32_000,
        message: expect.stringMatching(/^Unauthorized: .+\. .+\.$/),
        data: expect.objectContaining({
          type: 'http://capstan.test/errors/unauthorized',
          status: 401,
          error_category: 'authentication',
          request_id: headers.get('x-request-id'),
        }),
      },
    });
    expect(calls).toEqual([]);
  });

  it('is rejected once the key is revoked', async () => {
    const { apiKey } = await app.createAccount();
    expect((await echo('hello', { key: apiKey })).status).toBe(200);
    const keys = await app.call('/v1/keys', { key: apiKey });
    await app.call(`/v1/keys/${keys.body.data.keys[0].id}`, { method: 'DELETE', key: apiKey });
    await vi.waitFor(async () => expect((await echo('hello', { key: apiKey })).status).toBe(401), 20_000);
  });

  it('reports a missing scope as a tool error', async () => {
    const { apiKey } = await app.createAccount({ scopes: ['account'] });
    const { status, body } = await echo('hello', { key: apiKey });
    expect([status, body.result.isError]).toEqual([200, true]);
    expect(body.result.content[0].text).toContain('lacks the scope');
    expect(body.result._meta['dev.capstan/error']).toMatchObject({ category: 'authentication' });
  });

  it('is not redirected to an authorization server that does not exist', async () => {
    for (const path of [
      'oauth-protected-resource',
      'oauth-protected-resource/mcp',
      'oauth-authorization-server',
    ]) {
      expect((await app.call(`/.well-known/${path}`, { key: null })).status).toBe(404);
    }
  });

  it('applies the IP list of the key within calls too', async () => {
    const key = await app.createKey({ accountId: app.accountId, name: 'here', ipAllowList: ['127.0.0.1'] });
    expect((await echo('hello', { key })).body.result.isError).toBeUndefined();
    const other = await app.createKey({
      accountId: app.accountId,
      name: 'there',
      ipAllowList: ['192.0.2.1'],
    });
    expect((await echo('hello', { key: other })).status).toBe(401);
  });
});

describe('origins and hosts', () => {
  it.each(['page.example', 'https://page.example:8443', 'http://localhost:5173', 'http://capstan.test'])(
    'accepts pages of %s',
    async (origin) => {
      const headers = { origin: origin.includes('://') ? origin : `https://${origin}` };
      expect((await echo('hello', { headers })).status).toBe(200);
    },
  );

  it.each(['https://evil.example', 'null', 'https://page.example.evil.example', 'chrome-extension://abc'])(
    'rejects pages of %s, which cannot read the reason',
    async (origin) => {
      const { status, headers, body } = await echo('hello', { headers: { origin } });
      expect([status, body.error.data.type]).toEqual([403, 'http://capstan.test/errors/origin-not-allowed']);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(calls).toEqual([]);
    },
  );

  it.each(['127.0.0.1', 'localhost:1', '[::1]:80', 'capstan.test', 'mcp.example:443'])(
    'accepts the host %s',
    async (host) => expect(await statusUnderName(host)).toBe(200),
  );

  it.each(['evil.example', '127.0.0.1.evil.example', 'mcp.example.evil.example', '192.0.2.1', ' ', '@'])(
    'rejects the host %s',
    async (host) => expect(await statusUnderName(host)).toBe(403),
  );

  it.each(['GET', 'DELETE', 'PUT'])('has no %s: there are no sessions', async (method) => {
    const { status, headers } = await app.call('/mcp', { method });
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });
});

async function statusUnderName(host: string): Promise<number> {
  const { headers, body } = message('tools/list');
  const { statusCode } = await app.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { ...headers, host, authorization: `Bearer ${app.apiKey}` },
    payload: body,
  });
  return statusCode;
}

describe('a call of a tool', () => {
  it('is a call of the service: charged once, with a receipt under the id of the message', async () => {
    const before = await credits();
    const { status, headers, body } = await echo('hello', { headers: { 'x-request-id': 'mcp-call-1' } });
    expect([status, body.result.structuredContent]).toEqual([200, { text: 'hello' }]);
    expect(headers.get('x-credits-used')).toBe(String(PRICE));
    expect(headers.get('x-request-id')).toBe('mcp-call-1');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect((await credits()).balance).toBe(before.balance - PRICE);
    const receipt = await app.call('/v1/requests/mcp-call-1');
    expect(receipt.body.data).toMatchObject({ capability: 'echo', credits_used: PRICE });
  });

  it('that fails is free, and returns the remedy', async () => {
    script(() => {
      throw new ProviderFailure('rate_limited', 'busy', { retryAfterSeconds: 9 });
    });
    const before = await credits();
    const { headers, body } = await echo();
    expect(body.result.isError).toBe(true);
    expect(body.result._meta['dev.capstan/error']).toMatchObject({
      category: 'transient',
      is_retriable: true,
      retry_after_seconds: expect.any(Number),
      alternative_action: expect.any(String),
    });
    expect(headers.get('x-credits-used')).toBe('0');
    expect(await credits()).toEqual(before);
    expect(calls).toEqual(['first', 'second']);
  });

  it('of an account without credits reports it', async () => {
    const { apiKey } = await app.createAccount({ credits: 0 });
    const { body } = await echo('hello', { key: apiKey });
    expect(body.result._meta['dev.capstan/error']).toMatchObject({ category: 'credits' });
  });

  it('whose client disconnects is released', async () => {
    const { apiKey } = await app.createAccount();
    const disconnected = new AbortController();
    let aborted: () => void;
    const isAborted = new Promise<void>((resolve) => (aborted = resolve));
    script((_provider, _params, { signal }) => {
      signal.addEventListener('abort', () => aborted());
      disconnected.abort();
      return isAborted.then(() => Promise.reject(new Error('too late')));
    });
    await expect(echo('hello', { key: apiKey, signal: disconnected.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    await isAborted;
    await vi.waitFor(
      async () => expect(await credits(apiKey)).toMatchObject({ balance: 1000, held: 0 }),
      20_000,
    );
  });

  it('a hundred times in parallel is charged once each', async () => {
    const { apiKey } = await app.createAccount();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => echo(`text ${index}`, { key: apiKey })),
    );
    expect(answers.map(({ body }) => body.result?.structuredContent?.text)).toEqual(
      Array.from({ length: 100 }, (_, index) => `text ${index}`),
    );
    expect((await credits(apiKey)).balance).toBe(1000 - 100 * PRICE);
  });
});

describe('bodies', () => {
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    app.call('/mcp', { body, headers: { ...message('tools/call').headers, ...headers } });

  it('beyond 1 MiB are rejected', async () => {
    const { status, body } = await post({ text: 'x'.repeat(1024 * 1024) });
    expect([status, body.error.data.title]).toEqual([413, 'Payload too large']);
  });

  it.each(['{', '', '{"a":1}}', '{"__proto__":{"admin":true}}', '\u0000'])(
    'that are not JSON are rejected (%j)',
    async (text) => {
      const { status, body } = await app.call('/mcp', {
        method: 'POST',
        body: text,
        headers: message('tools/list').headers,
      });
      expect([status, body.error.code]).toEqual([400, -32_700]);
    },
  );

  it.each([
    [null],
    [5],
    ['text'],
    [{}],
    [{ jsonrpc: '1.0', id: 1, method: 'tools/list' }],
    [{ jsonrpc: '2.0', id: {} }],
  ])('that are not messages (%j) are rejected', async (body) => {
    const answer = await post(JSON.stringify(body));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number) } });
  });

  it('of several messages are rejected completely', async () => {
    const { body } = message('tools/call', { name: 'echo', arguments: { text: 'hello' } });
    const answer = await post([body, body]);
    expect([answer.status, answer.body.error.code]).toEqual([400, -32_600]);
    expect(calls).toEqual([]);
  });

  it('nested deeply are handled safely', async () => {
    const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    const whole = JSON.stringify(message('tools/call', { name: 'echo', arguments: {} }).body);
    const { status, body } = await post(whole.replace('"arguments":{}', `"arguments":${deep}`), {
      'mcp-name': 'echo',
    });
    expect(status).toBeGreaterThanOrEqual(200);
    expect(body.error ?? body.result.isError).toBeTruthy();
    expect((await echo()).status).toBe(200);
  });

  it('of another type are rejected', async () => {
    const { status } = await post('a=1', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(status).toBe(415);
  });

  it('that contradict their headers are rejected', async () => {
    const { status, body } = await echo('hello', { headers: { 'mcp-name': 'other' } });
    expect([status, body.error.code]).toEqual([400, -32_020]);
    expect(calls).toEqual([]);
  });

  it('of an unknown method are rejected', async () => {
    const { status, body } = await postMessage(app, 'no/such');
    expect([status, body.error.code]).toEqual([404, -32_601]);
  });
});
