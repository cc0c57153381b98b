import { configOf, createDataSource, type Setup } from '@capstan/config';
import { databaseConfig } from '@capstan/platform-core';
import { postgresQueueConnection, queueConfig, queueNames } from '@capstan/platform-jobs';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { reasonOf } from '../../launch.error.js';
import { type Finding, failed, ok, skipped, warning } from '../finding.js';
import type { Installation } from '../installation.js';
import { type ServerFacts, readRunMigrations, readServerFacts } from './database.sql.js';

const LEAST_VERSION = 14;
const CONNECT_MS = 5_000;
const SKEW_MS = 2_000;

/** Checks the server: version, clock, connections, durability. Reads only. */
export async function checkDatabase({ databaseUrl, setup }: Installation): Promise<Finding[]> {
  if (databaseUrl === undefined) {
    return [skipped('The embedded PostgreSQL is not running; start Capstan to check it.')];
  }
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const beforeMs = Date.now();
    const facts = await readServerFacts(client);
    const skewMs = facts.nowMs - (beforeMs + Date.now()) / 2;
    return findingsOf(facts, skewMs, mostConnections(setup.config));
  } catch (error) {
    return [
      failed(
        `PostgreSQL cannot be reached: ${reasonOf(error)}.`,
        'Check DATABASE_URL, the firewall, and whether the server runs.',
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * The connections that an API and a worker process can have at most: the pool of each and one for broadcasts, and while PostgreSQL has
 * the queues, a pool to add and one to work for each queue of the worker.
 */
function mostConnections(config: Setup['config']): number {
  const { url, poolSize } = configOf(config, databaseConfig);
  const { redisUrl, workerConcurrency } = configOf(config, queueConfig);
  const ofQueues =
    redisUrl === undefined
      ? 2 * queueNames().length * postgresQueueConnection(url, workerConcurrency).max
      : 0;
  return 2 * (poolSize + 1) + ofQueues;
}

/** @param skewMs clock of the server minus that of this machine. @param needed connections of the processes. */
export function findingsOf(facts: ServerFacts, skewMs: number, needed: number): Finding[] {
  const major = Math.floor(facts.version / 10_000);
  return [
    major >= LEAST_VERSION
      ? ok(`PostgreSQL ${major}.`)
      : failed(`PostgreSQL ${major} is too old.`, `Upgrade the server to version ${LEAST_VERSION} or newer.`),
    Math.abs(skewMs) < SKEW_MS
      ? ok('The clocks of this machine and of the database agree.')
      : failed(
          `The clock of the database is ${(skewMs / 1000).toFixed(1)} s ${skewMs > 0 ? 'ahead of' : 'behind'} that of this machine.`,
          'Run NTP (systemd-timesyncd, chrony) on both.',
        ),
    facts.maxConnections >= needed
      ? ok(`${facts.connections} of ${facts.maxConnections} connections are in use.`)
      : warning(
          `The server allows ${facts.maxConnections} connections; an API and a worker process use up to ${needed}.`,
          'Raise max_connections, or lower DATABASE_POOL_SIZE or WORKER_CONCURRENCY.',
        ),
    facts.synchronousCommit === 'off'
      ? failed(
          'synchronous_commit is off: a charge that was confirmed can be lost.',
          'Switch it on for this database: ALTER DATABASE … SET synchronous_commit = on.',
        )
      : ok('Commits are durable.'),
  ];
}

/** Compares the migrations of this version with those that were run. */
export async function checkMigrations(
  { databaseUrl, setup }: Installation,
  dataSourceOf: (url: string) => DataSource = (url) => createDataSource(url, setup.plugins),
): Promise<Finding> {
  if (databaseUrl === undefined) return skipped('The migrations are checked while the database runs.');
  const dataSource = dataSourceOf(databaseUrl);
  try {
    await dataSource.initialize();
    const run = new Set(await readRunMigrations(dataSource));
    const pending = dataSource.migrations.filter(
      ({ name, constructor }) => !run.has(name ?? constructor.name),
    );
    return pending.length > 0
      ? warning(
          `The database has ${pending.length} pending migrations.`,
          'npm start runs them; otherwise npm run migration:run, before the processes of this version start.',
        )
      : ok('The database has the schema of this version.');
  } catch (error) {
    return failed(`The migrations cannot be read: ${reasonOf(error)}.`, 'See the check of the database.');
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}
