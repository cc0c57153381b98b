import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inFullRun } from '../harness/full-run.js';
import { PROCESS_ENV } from '../harness/process-env.js';
import { findPython } from '../harness/python.js';
import { StandInWeb } from '../harness/stand-in-web/index.js';
import { WholeService } from './whole-service.js';

const root = resolve(import.meta.dirname, '..', '..');
const run = promisify(execFile);
/** The price of a search, as documented. */
const SEARCH_CREDITS = 1;

interface Snippet {
  language: string;
  text: string;
  line: number;
}

/** Code blocks whose info string matches the mark, e.g. `ts run`. */
function snippetsOf(readme: string, mark: RegExp): Snippet[] {
  const text = readFileSync(join(root, readme), 'utf8');
  return [...text.matchAll(/^```([^\n]+)\n([^]*?)^```$/gm)]
    .filter(([, info = '']) => mark.test(info))
    .map(([, info = '', body = ''], index) => ({
      language: info.split(' ')[0] ?? '',
      text: body,
      line: index + 1,
    }));
}

const python = findPython('the snippets in Python');
/** Answers any query of the examples. */
const engine = new StandInWeb();
let service: WholeService;
let apiKey: string;
let folder: string;

beforeAll(async () => {
  await engine.start();
  service = await WholeService.start(engine);
  folder = mkdtempSync(join(tmpdir(), 'capstan-snippets-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await service?.close();
  await engine.stop();
});
beforeEach(async () => {
  ({ apiKey } = await service.app.createAccount());
});

const filled = (text: string): string =>
  text.replaceAll('cap_…', apiKey).replaceAll('http://127.0.0.1:3000', service.app.url);

const balance = async (): Promise<number> =>
  (await service.app.call('/v1/credits', { key: apiKey })).body.data.balance;

/** Runs a snippet as a reader would and returns its output. */
async function execute({ language, text }: Snippet): Promise<string> {
  const file = join(folder, `snippet.${language === 'python' ? 'py' : language === 'ts' ? 'mts' : 'sh'}`);
  writeFileSync(file, filled(text));
  const env = {
    ...PROCESS_ENV,
    CAPSTAN_API_KEY: apiKey,
    CAPSTAN_BASE_URL: service.app.url,
    PYTHONPATH: join(root, 'libs', 'clients', 'python', 'src'),
  };
  const [program, args] =
    language === 'python'
      ? [python ?? '', [file]]
      : language === 'ts'
        ? [process.execPath, ['--import', join(root, 'tools', 'register-ts.mjs'), file]]
        : ['sh', ['-e', file]];
  const { stdout } = await run(program, args, { cwd: folder, env, timeout: 100_000 });
  return stdout;
}

const canRun = ({ language }: Pick<Snippet, 'language'>): boolean =>
  language !== 'python' || python !== undefined;

describe('README.md', () => {
  const snippets = snippetsOf('README.md', /^sh run$/);

  it('has one call to run', () => {
    expect(snippets).toHaveLength(1);
  });

  it.each(snippets)('contains a call that is answered for one credit', async (snippet) => {
    expect(JSON.parse(await execute(snippet))).toMatchObject({ success: true, credits_used: SEARCH_CREDITS });
    expect(await balance()).toBe(1000 - SEARCH_CREDITS);
  });
});

describe('docs/clients.md', () => {
  const page = 'docs/clients.md';
  const snippets = snippetsOf(page, /^(sh|ts|python) run$/).filter(canRun);

  it.each(snippets)('$language: one search and the balance', async (snippet) => {
    const output = await execute(snippet);
    expect(output).toContain(String(1000 - SEARCH_CREDITS));
    expect(await balance()).toBe(1000 - SEARCH_CREDITS);
  });

  it('has all three languages', () => {
    const languages = snippetsOf(page, /^(sh|ts|python) run$/).map(({ language }) => language);
    expect(languages.toSorted()).toEqual(['python', 'sh', 'ts']);
  });

  it('MCP: the official client connects with the configuration and spends from the same balance', async () => {
    const [snippet] = snippetsOf(page, /^json mcp$/);
    const { url, headers } = JSON.parse(filled(snippet?.text ?? '')).mcpServers.capstan;
    const client = new Client({ name: 'readme', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
    const { isError } = await client.callTool({
      name: 'search',
      arguments: { query: 'what is a circuit breaker' },
    });
    expect(isError ?? false).toBe(false);
    await client.close();
    expect(await balance()).toBe(1000 - SEARCH_CREDITS);
  });
});

const READMES = [
  { readme: 'libs/clients/typescript/README.md', language: 'ts' },
  { readme: 'libs/clients/python/README.md', language: 'python' },
];

describe.each(READMES)('$readme', ({ readme, language }) => {
  const snippets = snippetsOf(readme, /^(ts|python) run$/);

  it('has examples of its language alone', () => {
    expect(new Set(snippets.map((snippet) => snippet.language))).toEqual(new Set([language]));
  });

  it.runIf(canRun({ language })).each(inFullRun(snippets, 3))('example $line', async (snippet) => {
    await execute(snippet);
    expect(await balance()).toBeLessThanOrEqual(1000);
    expect(await service.app.audit()).toEqual([]);
  });
});
