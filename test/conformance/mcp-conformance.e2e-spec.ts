import { join } from 'node:path';
import { McpEndpoint, McpServers } from '@capstan/mcp';
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { inFullRun, onlyInFullRun } from '../harness/full-run.js';
import { createFixtureServer } from './mcp-fixtures/fixture-server.js';
import { judge, startKeyProxy } from './mcp-fixtures/judge.js';
import { createTaskServer } from './mcp-fixtures/task-server.js';

const SUITE = '@modelcontextprotocol/conformance/dist/index.js';

let app: TestApp;
let proxy: Awaited<ReturnType<typeof startKeyProxy>>;
beforeAll(async () => {
  app = await startApp();
  proxy = await startKeyProxy(app.url, app.apiKey);
});
afterAll(async () => {
  proxy.stop();
  await app.close();
});

const conformance = (...args: string[]) => judge(SUITE, ['server', '--url', `${proxy.url}/mcp`, ...args]);
const baseline = (name: string) => ['--expected-failures', join(import.meta.dirname, name)];

describe('the endpoint in its default configuration', () => {
  it.each(inFullRun(['2026-07-28', '2025-11-25']))(
    'meets the general requirements of %s',
    async (revision) => {
      const { code, stdout, stderr } = await conformance(
        '--requirements',
        revision,
        ...baseline(`mcp-baseline.${revision}.yml`),
      );
      expect(code, stdout + stderr).toBe(0);
    },
  );

  it('validates headers against bodies', async () => {
    const { code, stdout, stderr } = await conformance('--scenario', 'http-header-validation');
    expect(code, stdout + stderr).toBe(0);
  });
});

describe('our transport with the fixtures of the suite', () => {
  beforeAll(() => {
    const { notify } = Reflect.get(app.app.get(McpEndpoint), 'handler') as McpHttpHandler;
    vi.spyOn(app.app.get(McpServers), 'create').mockImplementation(() => createFixtureServer(notify));
  });
  afterAll(() => vi.restoreAllMocks());

  it('meets the requirements of 2026-07-28', async () => {
    const { code, stdout, stderr } = await conformance('--requirements', '2026-07-28');
    expect(code, stdout + stderr).toBe(0);
  });

  onlyInFullRun(() => {
    it('meets the requirements of 2025-11-25, except for requests from the server', async () => {
      const { code, stdout, stderr } = await conformance(
        '--requirements',
        '2025-11-25',
        ...baseline('mcp-stateless-baseline.yml'),
      );
      expect(code, stdout + stderr).toBe(0);
    });
  });
});

describe('our transport with tools that run as tasks', () => {
  beforeAll(() => {
    vi.spyOn(app.app.get(McpServers), 'create').mockImplementation(createTaskServer);
  });
  afterAll(() => vi.restoreAllMocks());

  const scenarios = [
    'tasks-lifecycle',
    'tasks-mrtr-composition',
    'tasks-required-task-error',
    'tasks-capability-negotiation',
    'tasks-wire-fields',
    'tasks-request-state-removal',
    'tasks-mrtr-input',
    'tasks-request-headers',
    'tasks-dispatch-and-envelope',
  ];

  it.each(inFullRun(scenarios, 3))('%s', async (scenario) => {
    const { code, stdout, stderr } = await conformance('--scenario', scenario);
    expect(code, stdout + stderr).toBe(0);
  });
});
