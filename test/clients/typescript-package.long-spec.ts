import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'capstan-client-'));
const tarball = join(folder, 'capstan-client-0.1.0.tgz');
/** An empty project in which the package is installed. */
const project = join(folder, 'project');
const installed = join(project, 'node_modules', '@capstan', 'client');

/** Answers every search. */
let service: Server;
let baseURL: string;

beforeAll(async () => {
  expectRun(
    'npm',
    ['pack', join(root, 'libs', 'clients', 'typescript'), '--pack-destination', folder],
    folder,
  );
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "name": "consumer", "private": true }');
  expectRun('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], project);
  service = createServer((_, response) => {
    const data = { results: [{ title: 'Tidal power' }], answer: null, citations: [] };
    const metadata = { request_id: 'req_1' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: true, data, error: null, metadata, credits_used: 1 }));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  baseURL = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
}, 240_000);

afterAll(() => {
  service?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs to its end, which must be a success. @returns its output. */
function expectRun(program: string, args: string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (error) throw error;
  expect(status, `${program} ${args.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

const tool = (name: string): string => join(root, 'node_modules', '.bin', name);

describe('the packed package', () => {
  it('depends on nothing, neither on packages nor on Node.js', () => {
    const { dependencies, peerDependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(installed, 'package.json'), 'utf8'),
    );
    expect([dependencies, peerDependencies, optionalDependencies]).toEqual([undefined, undefined, undefined]);
    const code = filesOf(installed).filter((file) => /\.(js|d\.ts)$/.test(file));
    expect(code.length).toBeGreaterThan(50);
    const specifiers = code.flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /(?:\bfrom |\brequire\(|\bimport\(|^import )["']([^"'\s]+)["']/gm,
        ),
      ].map(([, specifier]) => specifier!),
    );
    expect(specifiers.length).toBeGreaterThan(100);
    expect(specifiers.filter((specifier) => !specifier.startsWith('.'))).toEqual([]);
  });

  it('has no tests, and its own README', () => {
    const names = filesOf(installed).map((file) => file.slice(installed.length + 1));
    expect(names.filter((name) => name.includes('.spec.'))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json']));
  });

  it('passes publint and attw', () => {
    expect(expectRun(tool('publint'), ['run', tarball, '--strict'], folder)).toContain('All good!');
    expectRun(tool('attw'), [tarball, '--no-color'], folder);
  }, 120_000);

  it('would be rejected by attw', () => {
    const broken = join(folder, 'broken');
    mkdirSync(broken);
    const { exports: _, ...manifest } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    const main = { types: './index.d.ts', default: './index.js' };
    writeFileSync(
      join(broken, 'package.json'),
      JSON.stringify({ ...manifest, files: ['index.*'], scripts: {}, exports: { '.': main } }),
    );
    writeFileSync(join(broken, 'index.d.ts'), 'export declare const a: number;');
    writeFileSync(join(broken, 'index.js'), 'module.exports = { a: 1 };');
    expectRun('npm', ['pack', broken, '--pack-destination', broken], folder);
    const { status } = spawnSync(tool('attw'), [join(broken, 'capstan-client-0.1.0.tgz')]);
    expect(status).not.toBe(0);
  }, 120_000);
});

const USE = `
const client = new Capstan({ apiKey: 'cap_x', baseURL: process.argv[2] });
client.search({ query: 'tidal power' }).then(({ data, creditsUsed }) =>
  console.log(data.results[0].title, creditsUsed, refusal().name),
);
function refusal() { try { new Capstan({ apiKey: ' ' }); } catch (error) { return error; } }
`;
const FORMS = {
  'use.mjs': `import { Capstan } from '@capstan/client';\n${USE}`,
  'use.cjs': `const { Capstan } = require('@capstan/client');\n${USE}`,
};

describe('in an empty project', () => {
  it.each(Object.entries(FORMS))('%s runs on every available Node.js', async (name, source) => {
    writeFileSync(join(project, name), source);
    for (const node of nodes()) {
      // Not synchronously: the service is in this process.
      const child = spawn(node, [join(project, name), baseURL], { env: {} });
      let printed = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      }
      await once(child, 'close');
      expect(printed.trim(), node).toBe('Tidal power 1 CapstanError');
    }
  });

  it('rejects a browser that has not opted in', () => {
    const browser = "globalThis.window = { document: {} }; globalThis.navigator ??= { userAgent: 'x' };";
    const made = (options: string): string => `
      import { Capstan } from '@capstan/client';
      ${browser}
      try { new Capstan({ apiKey: 'cap_x'${options} }); console.log('made'); }
      catch (error) { console.log(error.name, error.message); }`;
    writeFileSync(join(project, 'refused.mjs'), made(''));
    writeFileSync(join(project, 'allowed.mjs'), made(', dangerouslyAllowBrowser: true'));
    expect(expectRun(process.execPath, ['refused.mjs'], project)).toMatch(
      /^CapstanError .*dangerouslyAllowBrowser/,
    );
    expect(expectRun(process.execPath, ['allowed.mjs'], project)).toBe('made\n');
  });
});

const CONSUMER = `
import { type BuildEvent, Capstan, RateLimitError, type SearchResult } from '@capstan/client';
export async function main(client: Capstan): Promise<string | null> {
  const { data, creditsUsed } = await client.search({ query: 'x' });
  const results: SearchResult = data;
  const cost: number = creditsUsed;
  for await (const build of client.builds.list()) if (build.status === 'running') await client.builds.stop(build.execution_id);
  for await (const event of client.builds.stream('id')) describeEvent(event);
  const raw: Response = await client.credits().asResponse();
  // @ts-expect-error a mode that there is not
  await client.search({ query: 'x', mode: 'psychic' });
  // @ts-expect-error a query is needed
  await client.search({});
  const open = await client.agent<{ n: number }>('tea_making', { sugar: 2 });
  return results.answer ?? String(cost + raw.status + open.data.n);
}
function describeEvent(event: BuildEvent): string {
  switch (event.kind) {
    case 'preview.ready': return event.data.preview_url;
    case 'unknown': return event.name;
    default: return event.data.at;
  }
}
export const isLimit = (error: unknown): boolean => error instanceof RateLimitError && (error.retryAfterSeconds ?? 0) > 1;
`;

describe('types in a consumer', () => {
  it.each([
    ['nodenext', 'nodenext', ['consumer.mts', 'consumer.cts']],
    ['node16', 'node16', ['consumer.mts', 'consumer.cts']],
    ['esnext', 'bundler', ['consumer.ts']],
  ])('compile for module %s, resolution %s', (module, moduleResolution, files) => {
    const here = join(project, module);
    mkdirSync(here);
    for (const file of files) writeFileSync(join(here, file), CONSUMER);
    const compilerOptions = {
      module,
      moduleResolution,
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: [],
      strict: true,
      noEmit: true,
      // Errors in the declarations of the platform do not matter here.
      skipDefaultLibCheck: true,
    };
    writeFileSync(join(here, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    expectRun(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', here], here);
  });
});

/** Every Node.js on the PATH that the package supports, including this one. */
function nodes(): string[] {
  const onPath = (process.env['PATH'] ?? '').split(':').map((path) => join(path, 'node'));
  return [...new Set([process.execPath, ...onPath])].filter((node) => {
    const { status, stdout } = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' });
    return status === 0 && Number(stdout.split('.')[0]) >= 20;
  });
}

const filesOf = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
