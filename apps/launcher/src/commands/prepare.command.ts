import {
  configOf,
  createDataSource,
  InvalidConfigError,
  loadSetup,
  PluginError,
  type Setup,
} from '@capstan/config';
import { dataConfig, databaseConfig, migrate } from '@capstan/platform-core';
import { httpConfig } from '@capstan/platform-http';
import { createFirstAccount } from '../accounts/first-account.js';
import { reasonOf } from '../launch.error.js';
import type { LauncherSettings, PreparationMessage, PrepareMessage } from '../settings.js';

type Env = Record<string, string | undefined>;

const send = (message: PreparationMessage): Promise<void> =>
  new Promise((resolve) => process.send?.(message, () => resolve()));

const nextMessage = (): Promise<PrepareMessage> =>
  new Promise((resolve) => process.once('message', (message) => resolve(message as PrepareMessage)));

function settingsOf(config: Setup['config']): LauncherSettings {
  const { host, port, baseUrl } = configOf(config, httpConfig);
  const { url } = configOf(config, databaseConfig);
  return {
    dataDir: configOf(config, dataConfig).dataDir,
    host,
    port,
    baseUrl,
    databaseUrl: url || undefined,
  };
}

/**
 * The part of the start that needs all modules loaded (configuration, migrations, first account), in its own
 * process, so that the launcher stays small. Ends with the launcher.
 */
export async function prepare(env: Env): Promise<number> {
  process.once('disconnect', () => process.exit(1));
  // Ctrl-C reaches the whole process group; the launcher decides when this process ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  try {
    const { config, plugins } = await loadSetup(env);
    const asked = nextMessage();
    await send({ type: 'settings', settings: settingsOf(config) });
    const { databaseUrl, baseUrl } = await asked;
    const dataSource = await createDataSource(databaseUrl, plugins).initialize();
    try {
      const migrations = await migrate(dataSource);
      const running = await loadSetup({ ...env, DATABASE_URL: databaseUrl, BASE_URL: baseUrl });
      const firstKeys = await createFirstAccount(dataSource, running.config);
      await send({ type: 'prepared', migrations: migrations.length, firstKeys });
    } finally {
      await dataSource.destroy();
    }
    return 0;
  } catch (error) {
    await send({
      type: 'failed',
      message: isConfigError(error) ? error.message : describe(error),
    });
    return 1;
  }
}

/** A mistake of the operator; its message says what to correct. */
const isConfigError = (error: unknown): error is Error =>
  error instanceof InvalidConfigError || error instanceof PluginError;

/** Connection errors of pg often have no message, only parts. */
function describe(error: unknown): string {
  const parts = error instanceof AggregateError ? error.errors.map(reasonOf).join('; ') : reasonOf(error);
  return `the database could not be prepared: ${parts}`;
}
