import { type Socket, connect } from 'node:net';
import { KeyVerifier } from '@capstan/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../harness/app.js';
import { scriptedCatalog } from '../harness/catalog.js';

const { catalog, script } = scriptedCatalog();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ catalog });
});
afterAll(() => app.close());

/** Spec 2.1, 2.2, 7.1, 8.2: what every failure must carry, whatever caused it. */
function expectFailure(answer: TestAnswer, status: number, slug: string, category: string): void {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.body).toMatchObject({
    success: false,
    data: null,
    credits_used: 0,
    error: {
      type: `http://capstan.test/errors/${slug}`,
      title: expect.any(String),
      status,
      detail: expect.any(String),
      is_retriable: expect.any(Boolean),
      alternative_action: expect.any(String),
      error_category: category,
    },
    metadata: { request_id: answer.headers.get('x-request-id'), providers_tried: expect.any(Array) },
  });
  expectHeaders(answer.headers);
}

function expectHeaders(headers: Headers): void {
  for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'x-credits-used']) {
    expect(headers.get(name), name).toMatch(/^\d+$/);
  }
  expect(headers.get('x-credits-used')).toBe('0');
  const reset = Number(headers.get('x-ratelimit-reset'));
  expect(Math.abs(reset - Date.now() / 1000)).toBeLessThan(120);
}

const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(app.url);
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.setTimeout(10_000, () => socket.destroy());
  });

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

  it('an unknown but well-formed key reads like a revoked one', async () => {
    const key = await app.createKey({ accountId: app.accountId, name: 'gone' });
    const list = await app.call('/v1/keys');
    const { id } = list.body.data.keys.find((one: { name: string }) => one.name === 'gone');
    expect((await app.call('/v1/credits', { key })).status).toBe(200);
    await app.call(`/v1/keys/${id}`, { method: 'DELETE' });
    const revoked = await app.call('/v1/credits', { key });
    expectFailure(revoked, 401, 'unauthorized', 'authentication');
  });

  it('keys in the query or in the body are refused', async () => {
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
  ])('%s %s says what is possible', async (method, path, allowed) => {
    const answer = await app.call(path, { method });
    expectFailure(answer, 405, 'method-not-allowed', 'invalid_request');
    expect(answer.headers.get('allow')).toBe(allowed);
  });

  it('an unknown and a foreign receipt read alike', async () => {
    const own = await app.call('/v1/echo', { body: { text: 'x' } });
    const { apiKey } = await app.createAccount();
    const foreign = await app.call(`/v1/requests/${own.body.metadata.request_id}`, { key: apiKey });
    const unknown = await app.call('/v1/requests/req_unknown', { key: apiKey });
    expectFailure(foreign, 404, 'not-found', 'invalid_request');
    expect(foreign.body.error).toEqual(unknown.body.error);
  });
});

describe('OPTIONS', () => {
  it('of a path that does not exist is 404', async () => {
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

  it.each(['application/*', '*/*', 'text/html, */*;q=0.1', 'application/json; charset=utf-8'])(
    'Accept: %s is met',
    async (accept) => {
      expect((await app.call('/v1/credits', { headers: { accept } })).status).toBe(200);
    },
  );

  it('application/problem+json gets the bare problem', async () => {
    const answer = await app.call('/v1/nothing', { headers: { accept: 'application/problem+json' } });
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(answer.body).toMatchObject({ status: 404, type: 'http://capstan.test/errors/route-not-found' });
  });
});

describe('bodies', () => {
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    app.call('/v1/echo', { body, headers });

  it.each([
    ['cut', '{"text": "x'],
    ['not JSON', 'text=x'],
    ['a trailing comma', '{"text":"x",}'],
    ['empty', ''],
    ['a __proto__ member', '{"text":"x","__proto__":{"admin":true}}'],
  ])('malformed: %s', async (_name, body) => {
    expectFailure(await post(body), 400, 'malformed-body', 'invalid_request');
  });

  it('bytes that are not UTF-8 do no harm', async () => {
    const response = await fetch(`${app.url}/v1/echo`, {
      method: 'POST',
      headers: { authorization: `Bearer ${app.apiKey}`, 'content-type': 'application/json' },
      body: Buffer.concat([Buffer.from('{"text":"'), Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from('"}')]),
    });
    expect([200, 400]).toContain(response.status);
  });

  it.each([
    ['a list', [], '', 'must be a JSON object'],
    ['null', 'null', '', 'must be a JSON object'],
    ['a missing field', {}, 'text', 'must be a string'],
    ['a wrong type', { text: 7 }, 'text', 'must be a string'],
    ['null for a field', { text: null }, 'text', 'must be a string'],
    ['too long', { text: 'x'.repeat(101) }, 'text', 'shorter than or equal to 100'],
    ['an unknown field', { text: 'x', txet: 'y' }, 'txet', 'not a known field'],
    ['a field called constructor', { text: 'x', constructor: {} }, 'constructor', 'not a known field'],
    ['a number out of bounds', { text: 'x', timeout_ms: 0 }, 'timeout_ms', 'must not be less than 1'],
    ['not a whole number', { text: 'x', timeout_ms: 1.5 }, 'timeout_ms', 'integer'],
  ])('invalid: %s', async (_name, body, path, message) => {
    const answer = await post(body);
    expectFailure(answer, 400, 'invalid-request', 'invalid_request');
    const fault = answer.body.error.errors.find((one: { path: string }) => one.path === path);
    expect(fault?.message).toContain(message);
  });

  it('faults inside /v1/agent carry their path', async () => {
    const answer = await app.call('/v1/agent', {
      body: { capability: 'echo', params: { text: 1, more: 2 } },
    });
    expectFailure(answer, 400, 'invalid-request', 'invalid_request');
    expect(answer.body.error.errors.map((one: { path: string }) => one.path)).toContain('params.more');
    const unknown = await app.call('/v1/agent', { body: { capability: 'nope', params: {} } });
    expectFailure(unknown, 400, 'unknown-capability', 'invalid_request');
    expect(unknown.body.error.alternative_action).toContain('echo');
  });

  it.each([
    ['/v1/echo', { text: { constructor: 1 } }],
    ['/v1/echo', { text: [{ prototype: 1 }] }],
    ['/v1/agent', { capability: 'echo', params: { constructor: 1 } }],
    ['/v1/agent', { capability: 'echo', params: { text: { constructor: 1 } } }],
    ['/v1/agent', { capability: { constructor: 1 }, params: {} }],
    ['/v1/agent', null],
  ])('%s: members named like those of a class cannot break it: %j', async (path, body) => {
    expectFailure(
      await app.call(path, { body: JSON.stringify(body) }),
      400,
      'invalid-request',
      'invalid_request',
    );
  });

  it('deep nesting is refused, not recursed into', async () => {
    const deep = `{"capability":"echo","params":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`;
    expectFailure(await app.call('/v1/agent', { body: deep }), 400, 'invalid-request', 'invalid_request');
  });

  it('more than 1 MiB is refused', async () => {
    expectFailure(
      await post(JSON.stringify({ text: 'x'.repeat(1024 * 1024) })),
      413,
      'payload-too-large',
      'invalid_request',
    );
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'content type %s is refused',
    async (type) => {
      expectFailure(
        await post('text=x', { 'content-type': type }),
        415,
        'unsupported-media-type',
        'invalid_request',
      );
    },
  );
});

describe('requests that are hardly HTTP', () => {
  it.each([
    ['garbage', 'NONSENSE\r\n\r\n', 400],
    ['headers beyond all bounds', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST /v1/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    ['no Host', 'GET /v1/credits HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'an expectation nobody knows',
      'GET /v1/credits HTTP/1.1\r\nHost: x\r\nExpect: 200-foo\r\nConnection: close\r\n\r\n',
      401,
    ],
  ])('%s', async (_name, text, status) => {
    const answer = await raw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/X-Credits-Used: 0/i);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({
      success: false,
      error: { status },
    });
  });

  it('a request that does not arrive in time may be sent again', async () => {
    const server = app.app.getHttpServer();
    const answer = raw('POST /v1/echo HTTP/1.1\r\nHost: x\r\n');
    const socket = await new Promise<Socket>((resolve) => server.once('connection', resolve));
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.emit('clientError', late, socket);
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1.1 408 Request Timeout/);
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n'))).error).toMatchObject({
      type: 'http://capstan.test/errors/request-timeout',
      status: 408,
      is_retriable: true,
      error_category: 'transient',
    });
  });

  it('a path that cannot be decoded', async () => {
    const answer = await raw(`GET /v1/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer.toLowerCase()).toContain('x-ratelimit-limit');
    expect(answer).toContain('malformed-request');
  });
});

describe('429', () => {
  it('beyond the limit of a key, with the wait in three places', async () => {
    const { accountId } = await app.createAccount();
    const key = await app.createKey({ accountId, name: 'slow', rateLimitPerMinute: 3 });
    const answers = [];
    for (let index = 0; index < 4; index += 1) answers.push(await app.call('/v1/credits', { key }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers.map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual(['2', '1', '0', '0']);
    const last = answers[3] as TestAnswer;
    expectFailure(last, 429, 'rate-limited', 'transient');
    expect(last.body.error).toMatchObject({ is_retriable: true, title: 'Rate limit exceeded' });
    const wait = Number(last.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(last.body.error.retry_after_seconds).toBe(wait);
  });

  it('guessing keys is limited by address, 404 and broken bodies count', async () => {
    const strict = await startApp({
      catalog,
      databaseUrl: app.databaseUrl,
      env: { RATE_LIMIT_PER_MINUTE: '4' },
    });
    const statuses = [
      (await strict.call('/v1/nothing', { key: null })).status,
      (await strict.call('/v1/echo', { key: null, body: '{' })).status,
      (await strict.call('/v1/credits', { key: 'cap_guess1' })).status,
      (await strict.call('/v1/credits', { key: 'cap_guess2' })).status,
      (await strict.call('/v1/credits', { key: 'cap_guess3' })).status,
    ];
    expect(statuses).toEqual([404, 400, 401, 401, 429]);
    expect((await strict.call('/v1/credits', { key: app.apiKey })).status).toBe(200);
    await strict.close();
  });
});

describe('429, before anything else is done', () => {
  let strict: TestApp;
  beforeEach(async () => {
    strict = await startApp({ catalog, databaseUrl: app.databaseUrl, env: { RATE_LIMIT_PER_MINUTE: '3' } });
  });
  afterEach(() => strict.close());

  const five = async (send: (index: number) => Promise<TestAnswer>): Promise<TestAnswer[]> => {
    const answers = [];
    for (let index = 0; index < 5; index += 1) answers.push(await send(index));
    return answers;
  };
  const statusesOf = (answers: TestAnswer[]): number[] => answers.map(({ status }) => status);

  it('refuses broken bodies of a key by the limit of the key', async () => {
    const key = await app.createKey({ accountId: app.accountId, name: 'two', rateLimitPerMinute: 2 });
    const answers = await five(() => strict.call('/v1/echo', { key, body: '{' }));
    expect(statusesOf(answers)).toEqual([400, 400, 429, 429, 429]);
    expect(answers.map(({ headers }) => headers.get('x-ratelimit-limit'))).toEqual(Array(5).fill('2'));
    expectFailure(answers[4] as TestAnswer, 429, 'rate-limited', 'transient');
  });

  it.each([
    ['unknown paths', 404, '/v1/nothing', {}],
    ['preflights', 204, '/v1/echo', { method: 'OPTIONS' }],
    ['unknown methods', 405, '/v1/echo', { method: 'PUT' }],
    ['bodies of another type', 415, '/v1/echo', { body: 'x', headers: { 'content-type': 'text/plain' } }],
  ])('refuses %s beyond the limit', async (_name, status, path, options) => {
    const answers = await five(() => strict.call(path, { key: null, ...options }));
    expect(statusesOf(answers)).toEqual([status, status, status, 429, 429]);
    const refused = answers[4] as TestAnswer;
    expectFailure(refused, 429, 'rate-limited', 'transient');
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('stops reading the database for an address that tries unknown keys, not for its valid ones', async () => {
    const guesses: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      guesses.push(await app.createKey({ accountId: app.accountId, name: 'guessed' }));
    }
    // Of the right form and checksum, and nobody's.
    await app.dataSource.query(`DELETE FROM api_keys WHERE name = 'guessed'`);
    const reads = vi.spyOn(strict.app.get(KeyVerifier), 'lookUp');
    const answers = await five((index) => strict.call('/v1/credits', { key: guesses[index] as string }));
    expect(statusesOf(answers)).toEqual([401, 401, 401, 429, 429]);
    expectFailure(answers[4] as TestAnswer, 429, 'rate-limited', 'transient');
    expect(reads).toHaveBeenCalledTimes(3);
  });

  it('lets a valid key be looked up for an address that used up its own limit', async () => {
    await five(() => strict.call('/v1/nothing', { key: null }));
    expect((await strict.call('/v1/credits', { key: app.apiKey })).status).toBe(200);
  });

  it('never refuses health checks, and does not count them', async () => {
    await strict.call('/v1/nothing', { key: null });
    for (const method of ['GET', 'HEAD']) {
      const answers = await five(() => strict.call('/health/live', { key: null, method }));
      expect(statusesOf(answers)).toEqual(Array(5).fill(200));
      for (const { headers } of answers) expectHeaders(headers);
    }
    expect((await strict.call('/health/ready', { key: null })).status).toBe(200);
    const { headers } = await strict.call('/v1/nothing', { key: null });
    expect(headers.get('x-ratelimit-remaining')).toBe('1');
  });
});

describe('500 and 503', () => {
  it('a fault of ours shows nothing of itself', async () => {
    await app.dataSource.query('ALTER TABLE ledger_entries RENAME TO ledger_hidden');
    const answer = await app.call('/v1/credits');
    await app.dataSource.query('ALTER TABLE ledger_hidden RENAME TO ledger_entries');
    expectFailure(answer, 500, 'internal', 'transient');
    expect(answer.text).not.toMatch(/ledger|relation|select/i);
  });

  it('a call whose end cannot be written fails free, and is released when the database is well again', async () => {
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
  it('HEAD, OPTIONS and documents carry the headers too', async () => {
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
  it('is made once, and 304 for a caller that has it', async () => {
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
