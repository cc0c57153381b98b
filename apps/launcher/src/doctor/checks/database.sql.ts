import type { Queryable } from '@capstan/platform-core';
import type { Client } from 'pg';

/** Settings of the server. */
export interface ServerFacts {
  /** E.g. 180004. */
  version: number;
  connections: number;
  maxConnections: number;
  synchronousCommit: string;
  /** Clock of the database, in milliseconds since the epoch. */
  nowMs: number;
}

export async function readServerFacts(client: Client): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(
    `SELECT current_setting('server_version_num')::int AS version,
       (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections,
       current_setting('max_connections')::int AS "maxConnections",
       current_setting('synchronous_commit') AS "synchronousCommit",
       (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "nowMs"`,
  );
  return rows[0] as ServerFacts;
}

/** Reads the names of the migrations that were run. TypeORM's own reading would create the table. */
export async function readRunMigrations(database: Queryable): Promise<string[]> {
  const [table] = await database.query<{ exists: boolean }[]>(
    `SELECT to_regclass('public.migrations') IS NOT NULL AS exists`,
  );
  if (!table?.exists) return [];
  const rows = await database.query<{ name: string }[]>('SELECT name FROM migrations');
  return rows.map(({ name }) => name);
}
