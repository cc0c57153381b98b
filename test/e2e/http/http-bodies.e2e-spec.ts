import { type Socket, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';
import { expectFailure } from '../../harness/failures.js';

const { catalog } = scriptedCatalog();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ catalog });
});
afterAll(() => app.close());

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

  it('a DELETE may say that its body is JSON and have none', async () => {
    const answer = await app.call('/v1/keys/7c9e6679-7425-40de-944b-e07fc1f90ae7', {
      method: 'DELETE',
      body: '',
    });
    expectFailure(answer, 404, 'not-found', 'invalid_request');
  });

  it('bytes that are not UTF-8 are rejected', async () => {
    const response = await fetch(`${app.url}/v1/echo`, {
      method: 'POST',
      headers: { authorization: `Bearer ${app.apiKey}`, 'content-type': 'application/json' },
      body: Buffer.concat([Buffer.from('{"text":"'), Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from('"}')]),
    });
    expect(response.status).toBe(400);
    const { error, credits_used } = (await response.json()) as {
      error: Record<string, unknown>;
      credits_used: number;
    };
    expect(error).toMatchObject({ type: 'http://capstan.test/errors/malformed-body' });
    expect(error.detail).toContain('UTF-8');
    expect(credits_used).toBe(0);
  });

  it.each(['utf-16', 'latin1', '"iso-8859-1"'])('the character set %s is rejected', async (charset) => {
    expectFailure(
      await post({ text: 'x' }, { 'content-type': `application/json; charset=${charset}` }),
      415,
      'unsupported-media-type',
      'invalid_request',
    );
  });

  it.each(['UTF-8', '"utf-8"', 'utf8'])('the character set %s is accepted', async (charset) => {
    const answer = await post({ text: 'x' }, { 'content-type': `application/json; charset=${charset}` });
    expect(answer.status).toBe(200);
  });

  it.each(['gzip', 'br', 'deflate', 'gzip, gzip'])('the content coding %s is rejected', async (coding) => {
    const answer = await post({ text: 'x' }, { 'content-encoding': coding });
    expectFailure(answer, 415, 'unsupported-media-type', 'invalid_request');
    expect(answer.body.error.detail).toContain(`Content-Encoding: ${coding}`);
    expect(answer.headers.get('accept-encoding')).toBe('identity');
  });

  it('the content coding identity is accepted', async () => {
    expect((await post({ text: 'x' }, { 'content-encoding': 'identity' })).status).toBe(200);
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

  it('errors inside /v1/agent have the path of the parameter', async () => {
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
  ])('%s: fields named like class members are handled safely: %j', async (path, body) => {
    expectFailure(
      await app.call(path, { body: JSON.stringify(body) }),
      400,
      'invalid-request',
      'invalid_request',
    );
  });

  it('deep nesting is rejected without recursion', async () => {
    const deep = `{"capability":"echo","params":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`;
    expectFailure(await app.call('/v1/agent', { body: deep }), 400, 'invalid-request', 'invalid_request');
  });

  it('more than 1 MiB is rejected', async () => {
    expectFailure(
      await post(JSON.stringify({ text: 'x'.repeat(1024 * 1024) })),
      413,
      'payload-too-large',
      'invalid_request',
    );
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'content type %s is rejected',
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

describe('malformed HTTP requests', () => {
  it.each([
    ['garbage', 'NONSENSE\r\n\r\n', 400],
    ['headers beyond all bounds', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST /v1/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    ['a method that does not exist', 'BREW /v1/echo HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n', 400],
    ['QUERY without a content type', 'QUERY /v1/echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 415],
    ['no Host', 'GET /v1/credits HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'an unknown expectation',
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

  it('a tunnel whose client resets the connection ends nothing else', async () => {
    const server = app.app.getHttpServer();
    const { port } = new URL(app.url);
    const client = connect(Number(port), '127.0.0.1', () =>
      client.write('CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n'),
    );
    client.on('error', () => client.destroy());
    const socket = await new Promise<Socket>((resolve) =>
      server.once('connect', (_request: unknown, opened: Socket) => resolve(opened)),
    );
    // As Node does on a reset: an error to which nothing listened would end the process, and this test.
    socket.destroy(Object.assign(new Error('reset'), { code: 'ECONNRESET' }));
    await new Promise((resolve) => socket.once('close', resolve));
    client.destroy();
    expect((await app.call('/v1/credits')).status).toBe(200);
  });

  it('a request that does not arrive in time may be retried', async () => {
    const server = app.app.getHttpServer();
    const answer = raw('POST /v1/echo HTTP/1.1\r\nHost: x\r\n');
    const socket = await new Promise<Socket>((resolve) => server.once('connection', resolve));
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.emit('clientError', late, socket);
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1.1 408 Request Timeout/);
    expect(text).toMatch(/^Retry-After: 1\r$/m);
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n'))).error).toMatchObject({
      type: 'http://capstan.test/errors/request-timeout',
      status: 408,
      is_retriable: true,
      retry_after_seconds: 1,
      error_category: 'transient',
    });
  });

  it('a path with an invalid percent-encoding', async () => {
    const answer = await raw(`GET /v1/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer.toLowerCase()).toContain('x-ratelimit-limit');
    expect(answer).toContain('malformed-request');
  });
});
