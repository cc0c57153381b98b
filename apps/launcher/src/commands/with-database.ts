import { resolve } from 'node:path';
import {
  configOf,
  createDataSource,
  InvalidConfigError,
  loadSetup,
  PluginError,
  type Setup,
} from '@capstan/config';
import { dataConfig, type LoadedConfig, databaseConfig, migrate } from '@capstan/platform-core';
import type { DataSource } from 'typeorm';
import { LaunchError, reasonOf } from '../launch.error.js';
import { PostgresService } from '../postgres/postgres.service.js';
import { FolderLock } from '../processes/folder.lock.js';
import { waitUntil } from '../processes/wait-until.js';

/** Paths and environment from `main.ts`. */
export interface CommandContext {
  /** The checkout: relative folders of the configuration are resolved here. */
  root: string;
  /** `dist/apps`. */
  apps: string;
  env: Record<string, string | undefined>;
}

/** The PostgreSQL server of this deployment, and where its data is. */
export interface CommandServer {
  url: string;
  /** Absolute. */
  dataDir: string;
  setup: Setup;
  /** With DATA_DIR and DATABASE_URL, for a child process. */
  env: CommandContext['env'];
}

/** An open database and the configuration that names it. */
export interface CommandDatabase {
  dataSource: DataSource;
  /** Names of the migrations that were pending, and have been applied. */
  migrations: string[];
  /** Parsed with DATABASE_URL set, for a Nest context. */
  config: LoadedConfig;
  /** The same for a child process. */
  env: CommandContext['env'];
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const note = (text: string): void => console.error(text);

/**
 * Runs `work` on the database of this deployment: the external one, the embedded one of a running Capstan, or
 * the embedded one started for the duration of the work. Pending migrations are run first.
 * @throws LaunchError if no database is available.
 */
export function withDatabase<T>(
  context: CommandContext,
  work: (database: CommandDatabase) => Promise<T>,
): Promise<T> {
  return withServer(context, (server) => openAndRun(server, work));
}

/**
 * The same for work that opens the database itself and must not migrate it.
 * @throws LaunchError if no server is available.
 */
export async function withServer<T>(
  { root, env }: CommandContext,
  work: (server: CommandServer) => Promise<T>,
): Promise<T> {
  const setup = await readSetup(env);
  const dataDir = resolve(root, configOf(setup.config, dataConfig).dataDir);
  const outside = configOf(setup.config, databaseConfig).url;
  const run = (url: string) =>
    work({ url, dataDir, setup, env: { ...env, DATA_DIR: dataDir, DATABASE_URL: url } });
  if (outside) return run(outside);
  if (FolderLock.holder(dataDir)) return run(await urlOfRunning(dataDir));
  return whileHeld(() => withOwnServer(dataDir, run));
}

async function withOwnServer<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const lock = await FolderLock.acquire(dataDir, note);
  const stop = new AbortController();
  try {
    const postgres = new PostgresService({ folder: dataDir, note });
    const running = await postgres.start(stop.signal);
    try {
      return await work(postgres.url);
    } finally {
      await running.stop(stop.signal);
    }
  } finally {
    lock.release();
  }
}

/** Ctrl-C ends the work, not this process, which must stop the server it started. */
async function whileHeld<T>(work: () => Promise<T>): Promise<T> {
  const stay = (): void => undefined;
  for (const signal of SIGNALS) process.on(signal, stay);
  try {
    return await work();
  } finally {
    for (const signal of SIGNALS) process.off(signal, stay);
  }
}

async function readSetup(env: CommandContext['env']): Promise<Setup> {
  try {
    return await loadSetup(env);
  } catch (error) {
    const isConfigError = error instanceof InvalidConfigError || error instanceof PluginError;
    throw isConfigError ? new LaunchError(error.message) : error;
  }
}

async function urlOfRunning(dataDir: string): Promise<string> {
  let url: string | undefined;
  if (await waitUntil(() => (url = PostgresService.runningUrl(dataDir)) !== undefined, 30_000))
    return url ?? '';
  throw new LaunchError(
    `Capstan runs in ${dataDir}, but its database does not answer yet; try again in a moment.`,
  );
}

async function openAndRun<T>(
  { url, setup, env }: CommandServer,
  work: (database: CommandDatabase) => Promise<T>,
): Promise<T> {
  const dataSource = await createDataSource(url, setup.plugins)
    .initialize()
    .catch((error: unknown) => {
      throw new LaunchError(`the database cannot be reached: ${reasonOf(error)}`, { cause: error });
    });
  try {
    const migrations = await migrate(dataSource);
    const { config } = await readSetup(env);
    return await work({ dataSource, migrations, config, env });
  } finally {
    await dataSource.destroy();
  }
}
