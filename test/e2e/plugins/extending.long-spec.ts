import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../apps/launcher/src/processes/port.check.js';
import { waitUntil } from '../../../apps/launcher/src/processes/wait-until.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';

const root = resolve(import.meta.dirname, '..', '..', '..');
const NOT_COPIED = new Set(['node_modules', 'dist', '.data', '.git', '.env', 'coverage']);
/** A step is up to seven commands, each of which starts Node, on a machine that may be busy. */
const STEP_TIMEOUT_MS = 900_000;

/** A fenced code block of a page. Its info string defines what the test does with it. */
interface Block {
  page: string;
  line: number;
  language: string;
  /** The info string after the language: `run`, `start`, `own`, `answer`, or `title="path"`. */
  mark: string;
  text: string;
}

function blocksOf(page: string): Block[] {
  const source = readFileSync(join(root, 'docs', 'extending', page), 'utf8');
  return [...source.matchAll(/^```(\w*) *(.*)\n([^]*?)^```$/gm)].map(
    ({ index, 1: language = '', 2: mark = '', 3: text = '' }) => ({
      page,
      line: source.slice(0, index).split('\n').length,
      language,
      mark,
      text,
    }),
  );
}

/** The blocks in the order of the guide. */
const blocks = ['capability.md', 'provider.md'].flatMap(blocksOf);
const titleOf = ({ mark }: Block): string | undefined => /^title="(.+)"$/.exec(mark)?.[1];
const fixture = (provider: string): string =>
  blocks.find((block) => titleOf(block)?.endsWith(`${provider}/fixtures/ok.json`))?.text ?? '';

/** A curl for machines without one, last on the PATH. Supports only the options that the pages use. */
const CURL = `#!/usr/bin/env node
const args = process.argv.slice(2), headers = {};
let url, body;
while (args.length > 0) {
  const arg = args.shift();
  if (arg === '-s') continue;
  if (arg === '-H') { const [name, value] = args.shift().split(': '); headers[name] = value; }
  else if (arg === '-d') body = args.shift();
  else if (arg.startsWith('http')) url = arg;
  else throw new Error('unknown option ' + arg);
}
const answer = await fetch(url, { method: body === undefined ? 'GET' : 'POST', headers, body });
process.stdout.write(await answer.text());
`;

/** Both vendors of the guide, with the fixtures from the pages. */
function startVendors(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://vendor.example');
    const answer = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (pathname === '/api/v2/entries/en/capstan') return answer(200, fixture('free_dictionary'));
    if (pathname.startsWith('/api/v2/entries/')) return answer(404, '{"title":"No Definitions Found"}');
    if (pathname !== '/v1/dictionary' || request.headers['x-api-key'] !== 'your-key')
      return answer(401, '{}');
    const isKnown = searchParams.get('word') === 'bollard';
    return answer(200, isKnown ? fixture('apiverve') : '{"status":"ok","error":null,"data":null}');
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

/** Links each package, not the folder: `npm ci` in the copy would otherwise empty the folder of this checkout. */
function linkPackages(folder: string): void {
  mkdirSync(folder);
  const packages = join(root, 'node_modules');
  for (const entry of readdirSync(packages)) symlinkSync(join(packages, entry), join(folder, entry));
}

describe('docs/extending', () => {
  const folder = mkdtempSync(join(tmpdir(), 'capstan-extending-'));
  const copy = join(folder, 'checkout');
  const env: Record<string, string> = {};
  let database: TestDatabase;
  let vendors: Server;
  let service: ChildProcess | undefined;
  let lastOutput = '';

  beforeAll(async () => {
    cpSync(root, copy, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
    linkPackages(join(copy, 'node_modules'));
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'curl'), CURL);
    chmodSync(join(bin, 'curl'), 0o755);
    writeFileSync(join(bin, 'package.json'), '{"type":"module"}');
    database = await createDatabase();
    vendors = await startVendors();
    const vendor = `127.0.0.1:${(vendors.address() as AddressInfo).port}`;
    const port = String(await findFreePort());
    Object.assign(env, {
      PATH: [process.env['PATH'], bin].join(delimiter),
      HOME: folder,
      PORT: port,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'warn',
      FREE_DICTIONARY_BASE_URL: `http://${vendor}`,
      APIVERVE_BASE_URL: `http://${vendor}`,
      OUTBOUND_ALLOW_HOSTS: vendor,
      CAPSTAN_URL: `http://127.0.0.1:${port}`,
    });
  }, STEP_TIMEOUT_MS);

  const stop = async (): Promise<void> => {
    if (service?.pid === undefined || service.exitCode !== null) return;
    const ended = new Promise((done) => service?.once('close', done));
    process.kill(-service.pid, 'SIGTERM');
    await ended;
  };

  afterAll(async () => {
    await stop();
    vendors?.close();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  }, STEP_TIMEOUT_MS);

  /** Uses a process group, so that all child processes can be ended. */
  const shell = (script: string): { child: ChildProcess; output: () => string } => {
    const child = spawn('sh', ['-e', '-c', script], { cwd: copy, env, detached: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    return { child, output: () => output };
  };

  const run = async (script: string): Promise<void> => {
    const { child, output } = shell(script);
    const code = await new Promise((done) => child.once('close', done));
    lastOutput = output();
    expect(code, lastOutput).toBe(0);
    expect(lastOutput).not.toContain('"success":false');
  };

  /** Stops the service first if it is running. The first start prints the key. */
  const start = async (script: string): Promise<void> => {
    await stop();
    const { child, output } = shell(script);
    service = child;
    await waitUntil(() => /^Capstan is ready/m.test(output()) || child.exitCode !== null, STEP_TIMEOUT_MS);
    expect(output()).toMatch(/^Capstan is ready/m);
    env['CAPSTAN_KEY'] ??= /^API key: (cap_\w+)$/m.exec(output())?.[1] ?? '';
  };

  const write = (path: string, text: string): void => {
    expect(existsSync(join(copy, path)), 'the page changes a file that a generator wrote').toBe(true);
    writeFileSync(join(copy, path), text);
  };

  const compare = (text: string): void => {
    const expected = JSON.parse(text) as { metadata: object };
    const anyTime = { response_time_ms: expect.any(Number) };
    expect(JSON.parse(lastOutput)).toEqual({ ...expected, metadata: { ...expected.metadata, ...anyTime } });
  };

  const follow = async (block: Block): Promise<void> => {
    const path = titleOf(block);
    if (path !== undefined) write(path, block.text);
    else if (block.mark === 'run') await run(block.text);
    else if (block.mark === 'start') await start(block.text);
    else if (block.mark === 'answer') compare(block.text);
    else
      throw new Error(
        `${block.page}:${block.line}: a block marked "${block.mark}", which this test does not support`,
      );
  };

  it('contains every kind of block that this test handles', () => {
    const kinds = new Set(blocks.map((block) => (titleOf(block) === undefined ? block.mark : 'title')));
    expect([...kinds].toSorted()).toEqual(['', 'answer', 'own', 'run', 'start', 'title']);
  });

  it.each(
    blocks
      .filter(({ mark }) => mark !== '' && mark !== 'own')
      .map((block) => ({ block, name: titleOf(block) ?? block.text.split('\n')[0] })),
  )('$block.page:$block.line: $name', { timeout: STEP_TIMEOUT_MS }, async ({ block }) => {
    await expect(follow(block)).resolves.toBeUndefined();
  });

  it('falls back to the second provider', async () => {
    const answer = await fetch(`${env['CAPSTAN_URL']}/v1/dictionary`, {
      method: 'POST',
      headers: { authorization: `Bearer ${env['CAPSTAN_KEY']}`, 'content-type': 'application/json' },
      body: '{"word":"bollard"}',
    });
    expect(await answer.json()).toMatchObject({
      data: { word: 'bollard', definitions: [{ part_of_speech: null }] },
      metadata: { provider_used: 'apiverve', providers_tried: ['free_dictionary', 'apiverve'] },
      credits_used: 1,
    });
  });
});
