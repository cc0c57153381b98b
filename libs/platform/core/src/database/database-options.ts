import type { DataSourceOptions } from 'typeorm';
import type { DatabaseConfig } from './database.config.js';
import { WatchedClient } from './watched-client.js';

/**
 * No statement of this service takes longer, and a lock that is held longer is held by a stuck process. The server times
 * out first; the client does when the server is unreachable.
 */
const TIME_LIMITS = {
  lock_timeout: 10_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  query_timeout: 20_000,
};

const CONNECTION = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  Client: WatchedClient,
};

/** Connection options shared by the processes, the migration command and the tests. */
export function databaseOptions(config: DatabaseConfig): DataSourceOptions & { type: 'postgres' } {
  if (config.url === '') {
    throw new Error(
      'DATABASE_URL is not set. `npm start` sets it when it runs the embedded PostgreSQL; set it yourself when you start a process alone.',
    );
  }
  return {
    type: 'postgres',
    url: config.url,
    poolSize: config.poolSize,
    applicationName: 'capstan',
    // Credits and sequence numbers stay below 2^53, which is checked where they are written.
    parseInt8: true,
    // gen_random_uuid() is built in; a hosted server may not allow creating extensions.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    synchronize: false,
    migrationsRun: false,
    migrationsTransactionMode: 'each',
    // The error filter logs failures; TypeORM would print the parameters as well.
    logging: false,
    extra: { ...CONNECTION, ...TIME_LIMITS },
  };
}

/** The options of a DataSource without timeouts, for work that grows with the data. */
export function withoutTimeLimits(options: DataSourceOptions): DataSourceOptions {
  return { ...options, poolSize: 2, extra: CONNECTION } as DataSourceOptions;
}
