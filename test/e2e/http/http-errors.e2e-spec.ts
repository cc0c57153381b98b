import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';
import { expectFailure, expectHeaders } from '../../harness/failures.js';

const { catalog, script } = scriptedCatalog();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ catalog });
});
afterAll(() => app.close());

describe('401', () => {
  it.each([
    ['no header', {}],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['a malformed key', { authorization: 'Bearer cap_short' }],
    ['a key with a wrong checksum', { authorization: `Bearer cap_${'a'.repeat(46)}` }],
    ['an empty key', { authorization: 'Bearer ' }],
  ])('%s', async (_name, headers) => {
    const answer = await app.call('/v1/credits', { key: null, headers });
    expectFailure(answer, 401, 'unauthorized', 'authentication');
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  it('an unknown but well-formed key gets the same answer as a revoked one', async () => {
    const key = await app.createKey({ accountId: app.accountId, name: 'gone' });
    const list = await app.call('/v1/keys');
    const { id } = list.body.data.keys.find((one: { name: string }) => one.name === 'gone');
    expect((await app.call('/v1/credits', { key })).status).toBe(200);
    await app.call(`/v1/keys/${id}`, { method: 'DELETE' });
    const revoked = await app.call('/v1/credits', { key });
    expectFailure(revoked, 401, 'unauthorized', 'authentication');
  });

  it('keys in the query or in the body are rejected', async () => {
    expectFailure(
      await app.call(`/v1/credits?access_token=${app.apiKey}`, { key: null }),
      401,
      'unauthorized',
      'authentication',
    );
    const inBody = await app.call('/v1/echo', { key: null, body: { text: 'x', access_token: app.apiKey } });
    expectFailure(inBody, 401, 'unauthorized', 'authentication');
  });
});

describe('403', () => {
  it('a key without the scope', async () => {
    const key = await app.createKey({
      accountId: app.accountId,
      name: 'only search',
      scopes: ['capability:search'],
    });
    expectFailure(
      await app.call('/v1/echo', { key, body: { text: 'x' } }),
      403,
      'insufficient-scope',
      'authentication',
    );
    expectFailure(await app.call('/v1/credits', { key }), 403, 'insufficient-scope', 'authentication');
  });
});

describe('404 and 405', () => {
  it.each(['/v1', '/v1/nothing', '/v1/echo/more', '/favicon.ico.map', `/${'x'.repeat(5000)}`])(
    '%s',
    async (path) => {
      expectFailure(await app.call(path), 404, 'route-not-found', 'invalid_request');
    },
  );

  it.each([
    ['GET', '/v1/echo', 'POST'],
    ['DELETE', '/v1/credits', 'GET'],
    ['PUT', '/v1/agent', 'POST'],
  ])('%s %s lists the allowed methods', async (method, path, allowed) => {
    const answer = await app.call(path, { method });
    expectFailure(answer, 405, 'method-not-allowed', 'invalid_request');
    expect(answer.headers.get('allow')).toBe(allowed);
  });

  it('an unknown receipt and one of another account get the same answer', async () => {
    const own = await app.call('/v1/echo', { body: { text: 'x' } });
    const { apiKey } = await app.createAccount();
    const foreign = await app.call(`/v1/requests/${own.body.metadata.request_id}`, { key: apiKey });
    const unknown = await app.call('/v1/requests/req_unknown', { key: apiKey });
    expectFailure(foreign, 404, 'not-found', 'invalid_request');
    expect(foreign.body.error).toEqual(unknown.body.error);
  });
});

describe('OPTIONS', () => {
  it('for a path that does not exist returns 404', async () => {
    expectFailure(
      await app.call('/v1/doesnotexist', { method: 'OPTIONS', key: null }),
      404,
      'route-not-found',
      'invalid_request',
    );
  });
});

describe('406', () => {
  it.each(['text/html', 'image/png', 'application/json;q=0'])('Accept: %s', async (accept) => {
    expectFailure(
      await app.call('/v1/credits', { headers: { accept } }),
      406,
      'not-acceptable',
      'invalid_request',
    );
  });

  it.each(['', 'application/*', '*/*', 'text/html, */*;q=0.1', 'application/json; charset=utf-8'])(
    'Accept: %s is satisfied',
    async (accept) => {
      expect((await app.call('/v1/credits', { headers: { accept } })).status).toBe(200);
    },
  );

  it('application/problem+json returns the bare problem object', async () => {
    const answer = await app.call('/v1/nothing', { headers: { accept: 'application/problem+json' } });
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(answer.body).toMatchObject({ status: 404, type: 'http://capstan.test/errors/route-not-found' });
  });
});

describe('500 and 503', () => {
  it('an internal error has no internal details', async () => {
    await app.dataSource.query('ALTER TABLE ledger_entries RENAME TO ledger_hidden');
    const answer = await app.call('/v1/credits');
    await app.dataSource.query('ALTER TABLE ledger_hidden RENAME TO ledger_entries');
    expectFailure(answer, 500, 'internal', 'transient');
    expect(answer.text).not.toMatch(/ledger|relation|select/i);
  });

  it('a call whose end cannot be written fails free of charge, and its hold is released once the database is back', async () => {
    const { apiKey } = await app.createAccount({ credits: 10 });
    const verified = await app.call('/v1/credits', { key: apiKey });
    expect(verified.status).toBe(200);
    let release: () => void = () => undefined;
    const inFlight = new Promise<void>((resolve) => {
      script(async (_provider, params) => {
        resolve();
        await new Promise<void>((next) => (release = next));
        return { text: params.text };
      });
    });
    const pending = app.call('/v1/echo', { key: apiKey, body: { text: 'x' } });
    await inFlight;
    await app.dataSource.query(`ALTER TABLE requests RENAME TO requests_hidden`);
    release();
    expect((await pending).status).toBe(500);
    await app.dataSource.query(`ALTER TABLE requests_hidden RENAME TO requests`);
    script((_provider, params) => ({ text: params.text }));
    await expect
      .poll(async () => (await app.call('/v1/credits', { key: apiKey })).body.data.held, { timeout: 20_000 })
      .toBe(0);
    expect((await app.call('/v1/credits', { key: apiKey })).body.data.balance).toBe(10);
    expect(await app.audit()).toEqual([]);
  });
});

describe('every response', () => {
  it('HEAD, OPTIONS and documents have the common headers too', async () => {
    for (const [method, path] of [
      ['HEAD', '/health/live'],
      ['OPTIONS', '/v1/echo'],
      ['GET', '/health/ready'],
    ] as const) {
      const answer = await app.call(path, {
        method,
        key: null,
        headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
      });
      expect(answer.status).toBeLessThan(300);
      expectHeaders(answer.headers);
    }
  });
});

describe('GET /v1/capabilities', () => {
  it('is built once, and returns 304 if the ETag matches', async () => {
    const first = await app.call('/v1/capabilities');
    const second = await app.call('/v1/capabilities');
    expect(first.headers.get('cache-control')).toBe('private, max-age=300');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(second.headers.get('etag')).toBe(etag);
    expect(second.body.data).toEqual(first.body.data);
    expect(second.body.metadata).toEqual({ request_id: second.headers.get('x-request-id') });
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await app.call('/v1/capabilities', { headers: { 'if-none-match': known } });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
      expectHeaders(again.headers);
    }
    const other = await app.call('/v1/capabilities', { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });
});
