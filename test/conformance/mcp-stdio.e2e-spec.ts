import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { IndexFolder, LocalIndex } from '@capstan/local-index';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROCESS_ENV } from '../harness/process-env.js';
import { type ResearchingService, startResearching } from '../harness/researching-service.js';
import { inFullRun } from '../harness/full-run.js';

const run = promisify(execFile);
const APP = resolve(import.meta.dirname, '..', '..', 'apps', 'mcp');
const MANUAL = join(import.meta.dirname, '..', 'harness', 'manual');
const SLOW = { timeout: 240_000 };

let folder: string;
let service: ResearchingService;
/** The command as installed by a user: packed, and installed in an empty folder. */
let command: string;

async function install(): Promise<void> {
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: APP });
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  const archive = join(folder, stdout.trim().split('\n').at(-1) as string);
  // Offline: a package with dependencies would not install.
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', archive], { cwd: folder });
  command = join(folder, 'node_modules', '.bin', 'capstan-mcp');
}

async function startService(): Promise<void> {
  await cp(MANUAL, join(folder, 'manual'), { recursive: true });
  service = await startResearching({ SEARCH_PROVIDERS: 'local_index', SCRAPE_PROVIDERS: 'local_index' });
  await new IndexFolder(new LocalIndex(service.app.dataSource)).run(join(folder, 'manual'));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'capstan-mcp-'));
  await Promise.all([install(), startService()]);
});

afterAll(async () => {
  await service?.close();
  await rm(folder, { recursive: true, force: true });
});

const environment = (env: Record<string, string> = {}): Record<string, string> => ({
  ...PROCESS_ENV,
  CAPSTAN_API_KEY: service.app.apiKey,
  CAPSTAN_BASE_URL: service.app.url,
  ...env,
});

/** The common interface of both generations of the official client. */
type AnyClient = Pick<Client, 'listTools' | 'callTool' | 'readResource' | 'listPrompts' | 'close'>;

const connectors: Record<string, (env?: Record<string, string>) => Promise<AnyClient>> = {
  'version 2 in the current revision': (env) => connectSecond('auto', env),
  'version 1': connectFirst,
  'version 2 in the older revision': (env) => connectSecond('legacy', env),
};

async function connectSecond(mode: 'auto' | 'legacy', env?: Record<string, string>): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(new StdioClientTransport({ command, env: environment(env) }));
  return client;
}

type CallParams = Parameters<FirstClient['callTool']>[0];
type FirstOptions = Parameters<FirstClient['callTool']>[2];

async function connectFirst(env?: Record<string, string>): Promise<AnyClient> {
  const client = new FirstClient({ name: 'test', version: '1.0.0' });
  await client.connect(new FirstTransport({ command, env: environment(env) }));
  const call = client.callTool.bind(client);
  const callTool = (params: CallParams, options?: FirstOptions): unknown => call(params, undefined, options);
  return Object.assign(client, { callTool }) as unknown as AnyClient;
}

const balance = async (key = service.app.apiKey): Promise<number> =>
  (await service.app.call('/v1/credits', { key })).body.data.balance as number;

describe.concurrent.each(inFullRun(Object.entries(connectors)))(
  'the official TypeScript client, %s',
  (_name, connect) => {
    it('lists the tools, calls one and is charged for it', SLOW, async () => {
      const { apiKey: key } = await service.app.createAccount();
      const client = await connect({ CAPSTAN_API_KEY: key });
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(
        expect.arrayContaining([
          'search',
          'scrape',
          'research',
          'research_status',
          'build',
          'build_wait',
          'get_credits',
        ]),
      );
      const before = await balance(key);
      const found = await client.callTool({ name: 'search', arguments: { query: 'soil probes' } });
      expect(found.isError).toBeFalsy();
      expect((found.structuredContent as { results: unknown[] }).results.length).toBeGreaterThan(0);
      expect(found._meta).toMatchObject({
        'dev.capstan/credits_used': 1,
        'dev.capstan/provider_used': 'local_index',
      });
      expect(await balance(key)).toBe(before - 1);
      const credits = await client.callTool({ name: 'get_credits', arguments: {} });
      expect(credits.structuredContent).toMatchObject({ balance: before - 1 });
      const receipt = await client.callTool({
        name: 'get_receipt',
        arguments: { request_id: found._meta?.['dev.capstan/request_id'] },
      });
      expect(receipt.structuredContent).toMatchObject({ capability: 'search', credits_used: 1 });
      await client.close();
    });

    it('gets failures as results, and every result matches its schema', SLOW, async () => {
      const client = await connect();
      // From here on the client validates each result against the output schema of its tool.
      await client.listTools();
      const invalid = await client.callTool({ name: 'search', arguments: { query: '', mode: 'nonsense' } });
      expect(invalid).toMatchObject({
        isError: true,
        _meta: {
          'dev.capstan/error': {
            category: 'invalid_request',
            is_retriable: false,
            errors: expect.arrayContaining([expect.objectContaining({ path: 'query' })]),
          },
        },
      });
      const unknown = await client.callTool({
        name: 'build_status',
        arguments: { execution_id: crypto.randomUUID() },
      });
      expect(unknown).toMatchObject({ isError: true, _meta: { 'dev.capstan/error': { slug: 'not-found' } } });
      await expect(client.callTool({ name: 'nonsense', arguments: {} })).rejects.toMatchObject({
        code: -32602,
      });
      await client.close();
    });

    it('reads the documentation and the prompts', SLOW, async () => {
      const client = await connect();
      const { contents } = await client.readResource({ uri: 'capstan://llms.txt' });
      expect(contents).toMatchObject([{ text: expect.stringContaining('# Capstan') }]);
      const page = await client.readResource({ uri: 'capstan://docs/search' });
      expect(page.contents).toMatchObject([{ text: expect.stringMatching(/^# /) }]);
      expect((await client.listPrompts()).prompts.length).toBeGreaterThanOrEqual(5);
      await client.close();
    });

    it('runs research, receives progress, and reads the report', SLOW, async () => {
      const client = await connect();
      await client.listTools();
      const progressMessages: (string | undefined)[] = [];
      const result = await client.callTool(
        { name: 'research', arguments: { query: 'How do I calibrate the soil probes?' } },
        { onprogress: ({ message }) => progressMessages.push(message), timeout: 200_000 },
      );
      expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
      expect(progressMessages).toContain('The report is written');
      const blocks = result.content as { type: string; uri?: string }[];
      const uri = blocks.find(({ type }) => type === 'resource_link')?.uri as string;
      expect((await client.readResource({ uri })).contents).toMatchObject([{ mimeType: 'text/markdown' }]);
      await client.close();
    });

    it('gets an error if its key is invalid', SLOW, async () => {
      const client = await connect({ CAPSTAN_API_KEY: 'cap_not_a_key_of_this_service' });
      const result = await client.callTool({ name: 'search', arguments: { query: 'x' } });
      expect(result).toMatchObject({
        isError: true,
        _meta: { 'dev.capstan/error': { category: 'authentication' } },
      });
      expect(JSON.stringify(result)).not.toContain('cap_not_a_key');
      await client.close();
    });

    it('gets an error if the service is unreachable', SLOW, async () => {
      const client = await connect({ CAPSTAN_BASE_URL: 'http://127.0.0.1:9' });
      await expect(client.listTools()).rejects.toThrow(/127\.0\.0\.1:9.*base URL/s);
      await client.close();
    });

    it('lists only the configured tools', SLOW, async () => {
      const client = await connect({ CAPSTAN_MCP_TOOLS: 'search,scrape' });
      expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['search', 'scrape']);
      await client.close();
    });
  },
);

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

const started = (args: string[], env: Record<string, string>): ChildProcess => spawn(command, args, { env });

async function ended(child: ChildProcess): Promise<Ended> {
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...output };
}

const INITIALIZE = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
});

describe.concurrent('the command', () => {
  it('reports in one line what is missing', async () => {
    const child = started([], { PATH: environment()['PATH'] as string });
    const { code, stdout, stderr } = await ended(child);
    expect(code).toBe(78);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^capstan-mcp: CAPSTAN_API_KEY is not set\.[^\n]+\n$/);
    const wrong = await ended(started([], environment({ CAPSTAN_BASE_URL: 'nowhere' })));
    expect(wrong).toMatchObject({ code: 78, stdout: '' });
    expect(wrong.stderr).toMatch(/^capstan-mcp: The base URL is not an http\(s\) URL[^\n]+\n$/);
  });

  it('prints its version and its settings', async () => {
    const { version } = JSON.parse(await readFile(join(APP, 'package.json'), 'utf8')) as { version: string };
    expect(await ended(started(['--version'], environment()))).toEqual({
      code: 0,
      stdout: `${version}\n`,
      stderr: '',
    });
    const help = await ended(started(['--help'], environment()));
    expect(help.stdout).toContain('CAPSTAN_API_KEY');
    expect(await ended(started(['--nonsense'], environment()))).toMatchObject({ code: 64, stdout: '' });
  });

  it('exits when its client disconnects', async () => {
    const child = started([], environment());
    const result = ended(child);
    child.stdin?.write(`${INITIALIZE}\n`);
    await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data');
    child.stdin?.end();
    const { code, stdout, stderr } = await result;
    expect([code, stderr]).toEqual([0, '']);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { id: number }).id),
    ).toEqual([1]);
  });

  it('exits on a signal', async () => {
    const child = started([], environment());
    const result = ended(child);
    child.stdin?.write(`${INITIALIZE}\n`);
    await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data');
    child.kill('SIGTERM');
    expect(await result).toMatchObject({ code: 0, stderr: '' });
  });

  it('cancels the research of a client that disconnected', SLOW, async ({ expect }) => {
    const child = started([], environment());
    const result = ended(child);
    const call = {
      name: 'research',
      arguments: { query: 'How are the soil probes mounted?', depth: 'deep' },
    };
    child.stdin?.write(`${INITIALIZE}\n`);
    await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data');
    const known = new Set((await runs()).map(({ id }) => id));
    const before = await balance();
    child.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n`);
    child.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'tools/call', params: call })}\n`);
    await expect.poll(async () => (await runs()).some(({ id }) => !known.has(id)), SLOW).toBe(true);
    child.stdin?.end();
    expect(await result).toMatchObject({ code: 0 });
    const begun = (await runs()).filter(({ id }) => !known.has(id));
    expect(begun.map(({ status }) => status)).toEqual(['cancelled']);
    expect(await balance()).toBe(before);
  });
});

const runs = async (): Promise<{ id: string; status: string }[]> =>
  (await service.app.call('/v1/research')).body.data.runs as { id: string; status: string }[];
