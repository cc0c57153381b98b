import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { StandInWeb } from '../harness/stand-in-web/index.js';
import { judge } from './mcp-fixtures/judge.js';
import { inFullRun, onlyInFullRun } from '../harness/full-run.js';

const INSPECTOR = '@modelcontextprotocol/inspector/clients/launcher/build/index.js';

/** Exit code and output. */
const EXIT = { ok: 0, refused: 3, unreachable: 4, toolError: 5 };

const web = new StandInWeb();
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
  await app.close();
  await web.stop();
});

/** The arguments for the service under test, unless a test overrides them. */
interface Target {
  url?: string;
  key?: string | null;
}

const inspect = (era: string, args: string[], { url = app.url, key = app.apiKey }: Target = {}) =>
  judge(INSPECTOR, [
    '--cli',
    `${url}/mcp`,
    '--transport=http',
    '--stored-auth-only',
    `--protocol-era=${era}`,
    '--format=json',
    '-q',
    ...(key === null ? [] : ['--header', `Authorization: Bearer ${key}`]),
    ...args,
  ]);

describe.each(inFullRun(['modern', 'legacy']))('the Inspector in the %s era', (era) => {
  it('lists tools, and finds their schemas portable', async () => {
    const { code, stdout, stderr } = await inspect(era, ['--method', 'tools/list', '--strict']);
    expect(code, stderr).toBe(EXIT.ok);
    expect(stdout).toContain('"search"');
  });

  it.each(inFullRun(['resources/list', 'prompts/list']))('gets a response to %s', async (method) => {
    const { code, stderr } = await inspect(era, ['--method', method]);
    expect(code, stderr).toBe(EXIT.ok);
  });

  it('calls a tool', async () => {
    const call = ['--method', 'tools/call', '--tool-name', 'search', '--tool-arg', 'query=tide mills'];
    const { code, stdout, stderr } = await inspect(era, call);
    expect(code, stderr + stdout).toBe(EXIT.ok);
    expect(stdout).toContain('structuredContent');
  });

  it('is rejected without a key, and with a wrong one', async () => {
    const list = ['--method', 'tools/list'];
    expect((await inspect(era, list, { key: null })).code).toBe(EXIT.refused);
    expect((await inspect(era, list, { key: `cap_${'a'.repeat(46)}` })).code).toBe(EXIT.refused);
  });

  onlyInFullRun(() => {
    it('distinguishes an unreachable service from an unknown tool', async () => {
      const away = await inspect(era, ['--method', 'tools/list'], { url: 'http://127.0.0.1:1' });
      expect(away.code).toBe(EXIT.unreachable);
      const unknown = await inspect(era, ['--method', 'tools/call', '--tool-name', 'no_such_tool']);
      expect(unknown.code, unknown.stderr).toBe(EXIT.toolError);
    });
  });
});
