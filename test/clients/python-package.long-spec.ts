import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPython } from '../harness/python.js';

const project = resolve(import.meta.dirname, '..', '..', 'libs', 'clients', 'python');
const python = findPython('the package of the Python client');

const CALL = `
import asyncio, re, sys
from importlib.metadata import metadata, requires
from pathlib import Path
import capstan
from capstan import AsyncCapstan, Capstan

folder = Path(capstan.__file__).parent
assert "site-packages" in folder.parts, folder
assert (folder / "py.typed").is_file()

with Capstan("cap_test", sys.argv[1]) as client:
    print(client.search(query="tides").data.results[0].url)

async def main() -> None:
    async with AsyncCapstan("cap_test", sys.argv[1]) as client:
        print((await client.search(query="tides")).credits_used)

asyncio.run(main())
about = metadata("capstan-client")
print(about["Version"], about["License-Expression"], about["Requires-Python"])
print(sorted(re.split("[<>]", name)[0] for name in requires("capstan-client")))
`;

/** The type checker must reject each marked line, and no other. */
const CONSUMER = `
from capstan import AsyncCapstan, Capstan, CapstanError, RateLimitError

def titles(client: Capstan) -> list[str]:
    answer = client.search(query="tides", mode="ai", max_results=3, timeout=5)
    client.search(query=1)  # refused
    client.search(query="tides", mode="fast")  # refused
    client.search(qwery="tides")  # refused
    client.agent("search", {"query": "tides"}).data.results
    client.agent("weigh_moon", {"unit": "kg"}).data["kg"]
    client.with_raw_response.search(query="tides").parse().data.results
    client.with_raw_response.search(query=2)  # refused
    count: str = answer.credits_used  # refused
    for build in client.builds.list():
        print(build.preview_url)
    for event in client.builds.stream("b"):
        if event.kind == "phase.changed":
            print(event.data.phase)
    try:
        client.credits()
    except RateLimitError as error:
        print(error.retry_after_seconds)
    except CapstanError:
        pass
    return [hit.title for hit in answer.data.results]

async def builds(client: AsyncCapstan) -> None:
    async for build in client.builds.list():
        print(build.status)
    async for event in client.research_runs.stream("r"):
        if event.kind == "source.found":
            print(event.data.url)
    report: str = (await client.research_runs.report("r")).data
    print(report, (await client.research_runs.report("r", "pdf")).data.hex())
`;

/** Needs no network: the build backend and the client's dependencies come from the test environment. */
describe.skipIf(python === undefined)('the package of the Python client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'capstan-python-package-'));
  const dist = join(folder, 'dist');
  const inside = join(folder, 'venv', 'bin', 'python');
  let service: Server;

  beforeAll(async () => {
    await run(python!, ['-m', 'build', '--no-isolation', '--outdir', dist, project]);
    await run(python!, ['-m', 'venv', '--without-pip', join(folder, 'venv')]);
    await run(python!, ['-m', 'pip', '--python', inside, 'install', '--no-deps', '--no-index', wheel()]);
    await linkDependencies();
    service = await startService();
  });
  afterAll(() => {
    service?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const wheel = (): string =>
    join(
      dist,
      readdirSync(dist).find((name) => name.endsWith('.whl'))!,
    );
  const purelib = async (program: string): Promise<string> =>
    (await run(program, ['-c', 'import sysconfig; print(sysconfig.get_path("purelib"))'])).trim();

  /** The client itself is not installed in the test environment, so that only the wheel can provide it. */
  async function linkDependencies(): Promise<void> {
    writeFileSync(join(await purelib(inside), 'dependencies.pth'), `${await purelib(python!)}\n`);
  }

  it('has the sources, the types and the license in both forms, and nothing else', async () => {
    expect(readdirSync(dist).toSorted()).toEqual([
      'capstan_client-0.1.0-py3-none-any.whl',
      'capstan_client-0.1.0.tar.gz',
    ]);
    const names = await run(python!, ['-m', 'zipfile', '--list', wheel()]);
    for (const name of [
      'capstan/__init__.py',
      'capstan/py.typed',
      'capstan/_generated/models.py',
      'licenses/LICENSE',
    ]) {
      expect(names).toContain(name);
    }
    expect(names).not.toMatch(/tests\/|tools\/|__pycache__/);
  });

  it('calls the service from a clean environment', async () => {
    const { port } = service.address() as AddressInfo;
    const script = join(folder, 'call.py');
    writeFileSync(script, CALL);
    expect(await run(inside, [script, `http://127.0.0.1:${port}`])).toBe(
      ['https://example.test/', '1', '0.1.0 Apache-2.0 >=3.10', "['anyio', 'httpx2', 'pydantic']", ''].join(
        '\n',
      ),
    );
  });

  it('has types that accept correct code and reject errors', async () => {
    const consumer = join(folder, 'consumer.py');
    writeFileSync(consumer, CONSUMER);
    const args = [
      '-m',
      'mypy',
      '--strict',
      '--python-executable',
      inside,
      '--cache-dir',
      join(folder, 'cache'),
    ];
    const { stdout } = spawnSync(python!, [...args, consumer], { cwd: folder, encoding: 'utf8' });
    const refused = [...stdout.matchAll(/consumer\.py:(\d+): error/g)].map(([, line]) => Number(line));
    const expected = CONSUMER.split('\n').flatMap((line, index) =>
      line.endsWith('# refused') ? [index + 1] : [],
    );
    expect([...new Set(refused)], stdout).toEqual(expected);
  });

  it('defines its version once', async () => {
    expect(await run(inside, ['-c', 'import capstan; print(capstan.__version__)'])).toBe('0.1.0\n');
    expect(readFileSync(join(project, 'pyproject.toml'), 'utf8')).toContain('version = "0.1.0"');
  });

  /** @returns its output. */
  async function run(program: string, args: readonly string[]): Promise<string> {
    const env = { PATH: process.env['PATH'], HOME: folder, PYTHONDONTWRITEBYTECODE: '1' };
    const child = spawn(program, args, { cwd: folder, env });
    let printed = '';
    let complaints = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    expect(code, `${args.join(' ')}\n${printed}${complaints}`).toBe(0);
    return printed;
  }
});

async function startService(): Promise<Server> {
  const results = [{ url: 'https://example.test/', title: 'Tides' }];
  const envelope = { success: true, data: { results }, error: null, metadata: {}, credits_used: 1 };
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
