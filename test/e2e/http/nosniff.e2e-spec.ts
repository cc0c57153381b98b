import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArtifactStore } from '@capstan/platform-artifacts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';

const { catalog } = scriptedCatalog();
const dataDir = mkdtempSync(join(tmpdir(), 'capstan-nosniff-'));
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ catalog, env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Document {
  paths: Record<string, Record<string, unknown>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation of a document, with ids that do not exist. */
const operationsOf = ({ paths }: Document): [string, string][] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => method in methods).map((method): [string, string] => [
      method.toUpperCase(),
      path.replaceAll(/\{[^}]+\}/g, '00000000-0000-4000-8000-000000000000'),
    ]),
  );

const documented = operationsOf(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8')) as Document,
);

async function headerOf(path: string, options: Parameters<TestApp['call']>[1] = {}): Promise<unknown[]> {
  const { status, headers } = await app.call(path, options);
  return [status < 600, headers.get('x-content-type-options')];
}
const NOSNIFF = [true, 'nosniff'];

describe('X-Content-Type-Options: nosniff', () => {
  it.each(documented)('is on %s %s, with and without a key', async (method, path) => {
    const body = method === 'POST' || method === 'PATCH' || method === 'PUT' ? {} : undefined;
    expect(await headerOf(path, { method, body, key: app.adminKey })).toEqual(NOSNIFF);
    expect(await headerOf(path, { method, body, key: null })).toEqual(NOSNIFF);
  });

  it.each([
    '/',
    '/errors',
    '/errors/not-found',
    '/reference',
    '/reference/swagger-ui.css',
    '/openapi.json',
    '/llms.txt',
    '/.well-known/agent.json',
    '/v1/tools?format=openai',
    '/health/live',
    '/health/ready',
    '/no/such/route',
    '/artifacts/none.png',
    `/p/${'a'.repeat(26)}/`,
    '/mcp',
    '/%zz',
  ])('is on GET %s', async (path) => expect(await headerOf(path, { key: null })).toEqual(NOSNIFF));

  it('is on an artifact', async () => {
    const kept = await app.app
      .get(ArtifactStore)
      .put({ bytes: Buffer.from('picture'), mediaType: 'image/png' });
    const { pathname } = new URL(kept.url, app.url);
    const answer = await app.call(pathname, { key: null });
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
  });

  it('is on an event stream', async () => {
    const { execution_id: id } = (
      await app.call('/v1/builds', { body: { prompt: 'A website for a bakery' } })
    ).body.data;
    await app.call(`/v1/builds/${id}/stop`, { method: 'POST' });
    const { headers } = await app.call(`/cloud-build/${id}/stream`);
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      expect.stringContaining('text/event-stream'),
      'nosniff',
    ]);
  });

  it('is on the response of an MCP call', async () => {
    const clientInfo = { name: 'test', version: '1' };
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
    const body = { jsonrpc: '2.0', id: 1, method: 'initialize', params };
    const headers = { accept: 'application/json, text/event-stream' };
    const answer = await app.call('/mcp', { body, headers });
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
  });

  it.each([
    ['a broken body', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }],
    ['a body of another type', { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }],
    ['a preflight', { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } }],
    ['another method', { method: 'PUT', body: {} }],
    ['HEAD', { method: 'HEAD' }],
  ])('is on the response to %s', async (_, options) =>
    expect(await headerOf('/v1/keys', options)).toEqual(NOSNIFF),
  );

  it.each([
    ['not HTTP', 'nonsense\r\n\r\n'],
    ['without Host', 'GET /health/live HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['with too many headers', `GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`],
    [
      'with an expectation',
      'GET /health/live HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n',
    ],
  ])('is on the response to a request %s', async (_, request) => {
    expect((await raw(request)).toLowerCase()).toContain('\r\nx-content-type-options: nosniff\r\n');
  });
});

const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
