import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { binariesIn, type PostgresBinaries } from '../../apps/launcher/src/postgres/binaries.js';
import { PostgresService } from '../../apps/launcher/src/postgres/postgres.service.js';
import { findFreePort } from '../../apps/launcher/src/processes/port.check.js';
import { waitUntil } from '../../apps/launcher/src/processes/wait-until.js';

/** An external server as an operator would provide it, known only by its URL. */
export interface OutsideServer {
  /** For DATABASE_URL or REDIS_URL. */
  url: string;
  stop(): Promise<void>;
}

/** Servers that not every machine has. `tools/test.mjs` installs them if possible. */
export type OptionalServer = 'redis' | 'postgres';

/**
 * For `describe.skipIf(!isAvailable('redis'))`. Prints which tests are skipped; under CI it throws instead.
 * @param tests the tests that are skipped, for the message.
 */
export function isAvailable(server: OptionalServer, tests: string): boolean {
  const found = server === 'redis' ? findProgram('redis-server') : systemPostgres();
  if (found !== undefined) return true;
  const text = `SKIPPED: ${tests}: this machine has no ${server} server (apt-get install redis-server postgresql).`;
  if (process.env['CI']) throw new Error(text);
  process.stderr.write(`\n*** ${text} ***\n\n`);
  return false;
}

/** Redis in memory on the loopback interface. @param options.port default: a free one. */
export async function startRedis(options: { port?: number } = {}): Promise<OutsideServer> {
  const program = findProgram('redis-server');
  if (program === undefined) throw new Error('There is no redis-server; check isAvailable first.');
  const folder = mkdtempSync(join(tmpdir(), 'capstan-redis-'));
  const port = options.port ?? (await findFreePort());
  const address = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder];
  const memoryOnly = ['--save', '', '--appendonly', 'no'];
  const child = spawn(program, [...address, ...memoryOnly], { stdio: 'ignore' });
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const onExit = () => child.kill('SIGKILL');
  process.once('exit', onExit);
  if (!(await waitUntil(async () => isGone() || (await answers(port)), 60_000)) || isGone()) {
    throw new Error('redis-server did not start.');
  }
  return {
    url: `redis://127.0.0.1:${port}/0`,
    async stop() {
      process.off('exit', onExit);
      child.kill('SIGTERM');
      if (!(await waitUntil(isGone, 10_000))) child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The system's own PostgreSQL, often older than the embedded one, with one empty database. */
export async function startOutsidePostgres(): Promise<OutsideServer> {
  const binaries = systemPostgres();
  if (!binaries) throw new Error('There is no system PostgreSQL; check isAvailable first.');
  const folder = mkdtempSync(join(tmpdir(), 'capstan-outside-'));
  const initdbFlags = ['--encoding=UTF8', '--locale=C', '--no-sync'];
  const postgres = new PostgresService({ folder, binaries, initdbFlags, settings: { fsync: 'off' } });
  const hurry = new AbortController();
  const running = await postgres.start(hurry.signal);
  const onExit = () => process.kill(running.pid, 'SIGQUIT');
  process.once('exit', onExit);
  return {
    url: postgres.url,
    async stop() {
      process.off('exit', onExit);
      await running.stop(hurry.signal);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findProgram(
  name: string,
  folders = (process.env['PATH'] ?? '').split(delimiter),
): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** A file of that name may be there and not be a program. */
function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Debian keeps the server programs off the PATH, in one folder per major version; uses the newest. */
function systemPostgres(): PostgresBinaries | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  const folders = [...versions.map((version) => join(root, version, 'bin')), ...onPath];
  const folder = folders.find((path) => isProgram(join(path, 'postgres')) && isProgram(join(path, 'initdb')));
  return folder === undefined ? undefined : binariesIn(folder);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port }, () => socket.write('PING\r\n'));
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('data', (chunk) => settle(chunk.toString().startsWith('+PONG')));
    socket.once('error', () => settle(false));
  });
}
