import type { Queryable } from '@capstan/platform-core';
import type { AccountStorage, StoredSums } from './storage.js';
import type { TableSize } from './table-groups.js';

/** Size of the database and of every table with its indexes, from the file system: no table is read. */
export async function readTableSizes(
  database: Queryable,
): Promise<{ databaseBytes: number; tables: TableSize[] }> {
  const [row] = await database.query<[{ bytes: number; tables: TableSize[] }]>(`
    SELECT pg_database_size(current_database()) AS bytes,
      (SELECT coalesce(jsonb_agg(jsonb_build_object(
           'schema', n.nspname, 'name', c.relname, 'bytes', pg_total_relation_size(c.oid))), '[]')
         FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
         WHERE c.relkind IN ('r', 'm') AND n.nspname !~ '^(pg_|information_schema)') AS tables`);
  return { databaseBytes: row.bytes, tables: row.tables };
}

/** SQL: the sums that features keep for their limits, by account. */
const BY_ACCOUNT = `
  SELECT account_id, sum(workspaces)::bigint AS workspaces, sum(artifacts)::bigint AS artifacts,
    sum(entries)::bigint AS entries, sum(sites)::int AS sites
  FROM (
    SELECT account_id, workspace_bytes AS workspaces, 0 AS artifacts, 0 AS entries, 1 AS sites FROM sites
    UNION ALL SELECT account_id, 0, bytes, 0, 0 FROM artifact_usage
    UNION ALL SELECT account_id, 0, 0, bytes, 0 FROM account_entry_usage
  ) s GROUP BY account_id`;

/** Sums over all accounts. */
export async function readStoredSums(database: Queryable): Promise<StoredSums> {
  const [row] = await database.query<[StoredSums]>(`
    SELECT coalesce(sum(sites), 0)::int AS workspaces, coalesce(sum(workspaces), 0)::bigint AS "workspaceBytes",
      coalesce(sum(artifacts), 0)::bigint AS "artifactBytes", coalesce(sum(entries), 0)::bigint AS "entryBytes"
    FROM (${BY_ACCOUNT}) a`);
  return row;
}

/** The accounts that store most. */
export const readLargestAccounts = (database: Queryable, limit: number): Promise<AccountStorage[]> =>
  database.query(
    `SELECT s.account_id AS "accountId", a.name, s.workspaces AS "workspaceBytes",
       s.artifacts AS "artifactBytes", s.entries AS "entryBytes", s.workspaces + s.artifacts + s.entries AS bytes
     FROM (${BY_ACCOUNT}) s JOIN accounts a ON a.id = s.account_id
     WHERE s.workspaces + s.artifacts + s.entries > 0
     ORDER BY bytes DESC, s.account_id LIMIT $1`,
    [limit],
  );
