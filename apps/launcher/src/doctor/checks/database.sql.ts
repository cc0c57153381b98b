import type { Client } from 'pg';

/** What the server says about itself. */
export interface ServerFacts {
  /** E.g. 180004. */
  version: number;
  connections: number;
  maxConnections: number;
  synchronousCommit: string;
  /** Its clock, in milliseconds since the epoch. */
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
