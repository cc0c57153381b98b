import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Readable, Writable } from 'node:stream';
import type { Reference } from './table-order.js';

/** Kept by TypeORM; a restore writes it by running the migrations. */
const MIGRATIONS = 'migrations';
/** The running processes, none of which exists after a restore. */
const LEASES = 'process_leases';

/** Takes a lock that ends with the connection. @returns false if another connection has it. */
export async function tryLock(client: Client, id: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [id]);
  return rows[0]?.locked === true;
}

/** Makes the server end the session, with its locks, a minute after the client's host or network failed. */
export const detectDeadClient = (client: Client): Promise<unknown> =>
  client.query(
    'SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3',
  );

/** Begins a transaction that sees one moment, and writes nothing. */
export const beginSnapshot = (client: Client): Promise<unknown> =>
  client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');

export const begin = (client: Client): Promise<unknown> => client.query('BEGIN');
export const commit = (client: Client): Promise<unknown> => client.query('COMMIT');

/** Reads the names of the migrations that were run. */
export async function migrationNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${MIGRATIONS} ORDER BY id`);
  return rows.map(({ name }) => name);
}

/** A table and the columns that a copy has: generated ones are computed again. Rows of partitions are those of their table. */
export interface TableColumns {
  name: string;
  columns: string[];
}

export async function tableColumns(client: Client): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(
    `SELECT c.table_name AS name, array_agg(c.column_name::text ORDER BY c.ordinal_position) AS columns
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
       AND c.table_name <> ALL($1)
       AND NOT EXISTS (SELECT FROM pg_inherits WHERE inhrelid = format('public.%I', c.table_name)::regclass)
     GROUP BY c.table_name ORDER BY c.table_name`,
    [[MIGRATIONS, LEASES]],
  );
  return rows;
}

export async function tableReferences(client: Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `SELECT f.relname AS table, t.relname AS references FROM pg_constraint c
       JOIN pg_class f ON f.oid = c.conrelid JOIN pg_class t ON t.oid = c.confrelid
     WHERE c.contype = 'f' AND f.relnamespace = 'public'::regnamespace`,
  );
  return rows;
}

/** Reads the sequences that were used, with their last values. */
export async function sequenceValues(client: Client): Promise<{ name: string; value: number }[]> {
  const { rows } = await client.query<{ name: string; value: number }>(
    `SELECT sequencename AS name, last_value::float8 AS value FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL AND sequencename <> $1 ORDER BY sequencename`,
    [`${MIGRATIONS}_id_seq`],
  );
  return rows;
}

export const setSequence = (client: Client, name: string, value: number): Promise<unknown> =>
  client.query('SELECT setval($1::regclass, $2)', [`public.${client.escapeIdentifier(name)}`, value]);

const listOf = (client: Client, columns: readonly string[]): string =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ');

const tableOf = (client: Client, name: string): string => `public.${client.escapeIdentifier(name)}`;

/** Reads all rows of a table in the text format of COPY, which takes a partitioned one as a query only. */
export const readRows = (client: Client, { name, columns }: TableColumns): Readable & { rowCount: number } =>
  client.query(copyTo(`COPY (SELECT ${listOf(client, columns)} FROM ${tableOf(client, name)}) TO STDOUT`));

/** Adds rows in the text format of COPY. */
export const writeRows = (client: Client, { name, columns }: TableColumns): Writable & { rowCount: number } =>
  client.query(copyFrom(`COPY ${tableOf(client, name)} (${listOf(client, columns)}) FROM STDIN`));

/** Empties tables, into which migrations may have written. */
export const emptyTables = (client: Client, names: readonly string[]): Promise<unknown> =>
  client.query(`TRUNCATE ${names.map((name) => tableOf(client, name)).join(', ')} CASCADE`);

/** Whether the database has tables of this service. */
export async function hasTables(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `SELECT EXISTS (SELECT FROM information_schema.tables WHERE table_schema IN ('public', 'bullmq')) AS has`,
  );
  return rows[0]?.has ?? false;
}

/** Whether API or worker processes run on the database: each renews a lease. That of durable work never ends. */
export async function hasProcesses(client: Client): Promise<boolean> {
  const table = await client.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [
    `public.${LEASES}`,
  ]);
  if (!table.rows[0]?.exists) return false;
  const { rows } = await client.query<{ runs: boolean }>(
    `SELECT EXISTS (SELECT FROM public.${LEASES} WHERE expires_at > now() AND expires_at <> 'infinity') AS runs`,
  );
  return rows[0]?.runs ?? false;
}

/** Removes everything, the queues of BullMQ included. */
export const dropEverything = (client: Client): Promise<unknown> =>
  client.query('DROP SCHEMA IF EXISTS bullmq CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public');

export const analyze = (client: Client): Promise<unknown> => client.query('ANALYZE');
