import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyInFullRun } from '../../harness/full-run.js';
import { PluginService } from '../../harness/plugin-service.js';
import { runTypeScript } from '../../harness/run-typescript.js';

const PRINT_ERRORS = 'test/e2e/plugins/print-plugin-errors.ts';

/** A second copy of a shared package, which throws on import. */
function installBrokenCopy(folder: string, name: string): void {
  const copy = join(folder, 'node_modules', ...name.split('/'));
  mkdirSync(copy, { recursive: true });
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ name, main: 'index.js', version: '1.0.0' }));
  writeFileSync(join(copy, 'index.js'), `throw new Error('the copy of ${name} was loaded');`);
}

describe('a plugin in a folder outside of the checkout', () => {
  const folder = mkdtempSync(join(tmpdir(), 'capstan plugin '));
  let service: PluginService;
  let apiKey: string;

  beforeAll(async () => {
    cpSync(join(import.meta.dirname, 'fixtures', 'harbor'), folder, { recursive: true });
    for (const name of ['@nestjs/common', 'typeorm', '@nestjs/typeorm']) installBrokenCopy(folder, name);
    const env = { SEARCH_PROVIDERS: 'lighthouse', TIDES_CREDITS: '4' };
    service = await PluginService.prepare(join(folder, 'capstan.config.ts'), env);
    apiKey = await service.createKey('captain@example.test');
    await Promise.all([service.start(), service.startWorker()]);
  });
  afterAll(async () => {
    await service?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('serves its capability at its own route and at /v1/agent, at the price of its variable', async () => {
    const direct = await service.call('/v1/tides', { key: apiKey, body: { port: 'Kiel' } });
    expect(direct.body).toMatchObject({ data: { high_water: 'Kiel: noon' }, credits_used: 4 });
    const body = { capability: 'tides', params: { port: 'Kiel' } };
    const agent = await service.call('/v1/agent', { key: apiKey, body });
    expect(agent.body).toMatchObject({ data: { high_water: 'Kiel: noon' }, credits_used: 4 });
  });

  it('validates its parameters', async () => {
    const { status, body } = await service.call('/v1/tides', { key: apiKey, body: { harbour: 'Kiel' } });
    expect(status).toBe(400);
    expect(JSON.stringify(body.error)).toContain('harbour');
  });

  it.each(['/v1/openapi.json', '/v1/tools', '/v1/capabilities', '/llms.txt'])(
    'describes it in %s',
    async (path) => {
      const { status, text } = await service.call(path, { key: apiKey });
      expect(status).toBe(200);
      expect(text).toContain('tides');
    },
  );

  it('offers it as a tool over MCP', async () => {
    const headers = { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' };
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
    const { text } = await service.call('/mcp', { key: apiKey, headers, body });
    expect(text).toContain('"name":"tides"');
  });

  it('serves an existing capability by its provider', async () => {
    const { body } = await service.call('/v1/search', { key: apiKey, body: { query: 'light' } });
    expect(body.metadata.provider_used).toBe('lighthouse');
    expect(body.data.results[0].url).toBe('https://lighthouse.example/');
  });

  it('creates its table by its migration', async () => {
    const { body } = await service.call('/ships/Wavertree', { method: 'PUT' });
    expect(body.data).toEqual({ ships: 1 });
  });

  it('knows the caller of its routes, and null on public routes without a key', async () => {
    const [account] = (await service.database.dataSource.query('SELECT id FROM accounts')) as {
      id: string;
    }[];
    expect((await service.call('/ships', { key: apiKey })).body.data.caller).toBe(account?.id);
    expect((await service.call('/ships')).body.data.caller).toBeNull();
  });

  it('requires the scope that its route names', async () => {
    const body = { name: 'reader', scopes: ['account:read'] };
    const reader = (await service.call('/v1/keys', { key: apiKey, body })).body.data.key as string;
    const refused = await service.call('/ships/Wavertree/sail', { key: reader, method: 'POST' });
    expect([refused.status, refused.body.error.required_scope]).toEqual([403, 'webhooks']);
    expect((await service.call('/ships/Wavertree/sail', { method: 'POST' })).status).toBe(401);
  });

  it('handles events of the service and its own in the worker', async () => {
    const names = async () => (await service.call('/ships')).body.data.names as string[];
    await service.call('/v1/keys', { key: apiKey, body: { name: 'pilot' } });
    await service.call('/ships/Peking/sail', { key: apiKey, method: 'POST' });
    const { caller } = (await service.call('/ships', { key: apiKey })).body.data;
    await expect.poll(names).toEqual(expect.arrayContaining(['key pilot', `Peking of ${caller}`]));
  });
});

describe('a broken plugin', () => {
  const folder = mkdtempSync(join(tmpdir(), 'capstan-broken-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const kit = `import { defineCapstanConfig, definePlugin } from '@capstan/kit';\n`;
  const exporting = (plugin: string) =>
    `${kit}export default defineCapstanConfig({ plugins: [definePlugin(${plugin})] });`;

  const BROKEN: [title: string, source: string | undefined, reason: string][] = [
    ['an import that does not exist', `${kit}import './absent.js';`, 'absent.js'],
    ['an error while it loads', 'throw new Error("no anchor");', 'no anchor'],
    ['source that is not TypeScript', `${kit}export default {`, 'Expected'],
    ['no default export', kit, 'must have a default export'],
    ['an invalid name', exporting(`{ name: 'Not a name' }`), 'plugin name "Not a name" must match'],
    [
      'a missing entry',
      exporting(`{ name: 'harbor', modules: [undefined] }`),
      'harbor: modules[0] is undefined',
    ],
    [
      'a provider of an unknown capability',
      exporting(`{ name: 'harbor', providers: { tide: [] } }`),
      'plugin harbor: providers.tide: no such capability',
    ],
    ['no file', undefined, 'does not exist; CAPSTAN_CONFIG names it'],
  ];
  const fileOf = (index: number): string => join(folder, `broken-${index}.config.ts`);
  const messages: string[] = [];

  beforeAll(() => {
    BROKEN.forEach(([, source], index) => source !== undefined && writeFileSync(fileOf(index), source));
    const files = BROKEN.map((_, index) => fileOf(index));
    messages.push(...(JSON.parse(runTypeScript(PRINT_ERRORS, files)) as string[]));
  });

  it.each(BROKEN.map(([title, , reason], index) => [title, reason, index] as const))(
    'is named with its file and the reason: %s',
    (_title, reason, index) => {
      expect(messages[index]).toContain(`${fileOf(index)}: `);
      expect(messages[index]).toContain(reason);
      expect(messages[index]).toContain('Correct the plugin, or remove it from that file');
    },
  );

  onlyInFullRun(() => {
    it('stops the start', async () => {
      const service = await PluginService.prepare(fileOf(0));
      const { code, output } = await service.run('key', '--account', 'a@example.test', '--create');
      await service.stop();
      expect(code).toBe(1);
      expect(output).toContain(`Capstan stopped: ${fileOf(0)}: could not be loaded`);
    });
  });
});
