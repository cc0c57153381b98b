import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { PostgresService } from '../../apps/launcher/src/postgres/postgres.service.js';
import { runTypeScript } from './run-typescript.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of the test run: a superuser URL, and the migrated template database. */
    postgres: { adminUrl: string; template: string };
    /** Whether it is `npm run test:full`: tests that repeat something do so more often. */
    isLong: boolean;
  }
}

/** Test databases need not survive a power failure. */
const THROW_AWAY = { fsync: 'off', full_page_writes: 'off', max_connections: '400' };

/** The memory of Linux as a folder. */
const MEMORY = '/dev/shm';
/** More than all databases of a run and their log need together. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/** Where databases are created fastest: the hundreds of files of one take a tenth of the time in memory. */
function databasesFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= NEEDED_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** One PostgreSQL for the run, with a template that is migrated once. Also runs as root. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(databasesFolder(), 'capstan-tests-'));
  const postgres = new PostgresService({ folder, settings: THROW_AWAY });
  const stop = new AbortController();
  const running = await postgres.start(stop.signal);
  const onExit = () => {
    process.kill(running.pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', onExit);
  const adminUrl = postgres.url;
  runTypeScript('test/harness/migrate-database.ts', [adminUrl]);
  project.provide('postgres', { adminUrl: withDatabase(adminUrl, 'postgres'), template: 'capstan' });
  return async () => {
    process.off('exit', onExit);
    await running.stop(stop.signal);
    rmSync(folder, { recursive: true, force: true });
  };
}

function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
