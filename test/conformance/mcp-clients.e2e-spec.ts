import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { findPython } from '../harness/python.js';
import { StandInWeb } from '../harness/stand-in-web/index.js';

const CURRENT = '2026-07-28';
const OLDER = '2025-11-25';
const INFO = { name: 'test', version: '1.0.0' };

const web = new StandInWeb();
const python = findPython('MCP by the official client for Python');
let app: TestApp;
beforeAll(async () => {
  await web.start();
  app = await startApp({
    env: {
      SEARCH_PROVIDERS: 'searxng',
      SEARXNG_BASE_URL: web.baseUrl('searxng'),
      OUTBOUND_ALLOW_HOSTS: web.hostPort,
    },
  });
});
afterAll(async () => {
  expect(await app.audit()).toEqual([]);
  await app.close();
  await web.stop();
});

type Json = ReturnType<typeof JSON.parse>;

/** The results of a client. */
interface Seen {
  version: string | undefined;
  tools: string[];
  found: Json;
  failed: Json;
}

const endpoint = (): URL => new URL(`${app.url}/mcp`);
const withKey = (key: string) => ({ requestInit: { headers: { authorization: `Bearer ${key}` } } });

async function current(mode: 'auto' | 'legacy', key: string): Promise<Seen> {
  const client = new Client(INFO, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(endpoint(), withKey(key)));
  const seen = {
    version: client.getNegotiatedProtocolVersion(),
    tools: (await client.listTools()).tools.map(({ name }) => name),
    found: await client.callTool({ name: 'search', arguments: { query: 'tide mills' } }),
    failed: await client.callTool({ name: 'search', arguments: { query: '' } }),
  };
  await client.close();
  return seen;
}

async function older(key: string): Promise<Seen> {
  const client = new OlderClient(INFO);
  const transport = new OlderTransport(endpoint(), withKey(key));
  await client.connect(transport);
  const seen = {
    version: transport.protocolVersion,
    tools: (await client.listTools()).tools.map(({ name }) => name),
    found: await client.callTool({ name: 'search', arguments: { query: 'tide mills' } }),
    failed: await client.callTool({ name: 'search', arguments: { query: '' } }),
  };
  await client.close();
  return seen;
}

async function pythons(mode: string, key: string): Promise<Seen> {
  const script = join(import.meta.dirname, 'mcp-fixtures', 'client.py');
  const args = [script, endpoint().href, key, mode];
  return JSON.parse((await promisify(execFile)(python ?? '', args)).stdout) as Seen;
}

const CLIENTS: [string, string, (key: string) => Promise<Seen>][] = [
  ['TypeScript v2', CURRENT, (key) => current('auto', key)],
  ['TypeScript v2, older revision', OLDER, (key) => current('legacy', key)],
  ['TypeScript v1', OLDER, older],
  ...(python === undefined
    ? []
    : ([
        ['Python', CURRENT, (key) => pythons('auto', key)],
        ['Python, older revision', OLDER, (key) => pythons('legacy', key)],
      ] as [string, string, (key: string) => Promise<Seen>][])),
];

describe.each(CLIENTS)('the official client for %s', (_name, version, use) => {
  it('lists, calls, pays once, and receives errors', async () => {
    const { apiKey } = await app.createAccount({ credits: 100 });
    const seen = await use(apiKey);
    expect(seen.version).toBe(version);
    expect(seen.tools).toEqual(expect.arrayContaining(['search', 'scrape', 'research']));
    expect(seen.found.isError ?? false).toBe(false);
    expect(seen.found.structuredContent.results.length).toBeGreaterThan(0);
    expect(seen.failed.isError).toBe(true);
    expect(seen.failed._meta['dev.capstan/error']).toMatchObject({ category: 'invalid_request' });
    expect((await app.call('/v1/credits', { key: apiKey })).body.data.balance).toBe(99);
  });
});

describe('the official client for TypeScript', () => {
  it('reports that its key is missing', async () => {
    const client = new Client(INFO, { versionNegotiation: { mode: 'auto' } });
    await expect(client.connect(new StreamableHTTPClientTransport(endpoint()))).rejects.toThrow(
      /401|[Uu]nauthorized/,
    );
  });
});
