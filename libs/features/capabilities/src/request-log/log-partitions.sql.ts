import type { Queryable } from '@capstan/platform-core';

/** Calls up to the migration that made the partitions, and calls whose ids are in no other partition. */
export const UNPLANNED_PARTITIONS = ['requests_before', 'requests_default'] as const;

/** A partition of the request log; `until` is the lowest id after it. The one for all other ids has none. */
export interface LogPartition {
  name: string;
  until: string;
}

/** Reads the partitions with an upper bound, oldest first. */
export function readPartitions(database: Queryable): Promise<LogPartition[]> {
  return database.query<LogPartition[]>(
    `SELECT name, until FROM (
       SELECT c.relname AS name, substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \\(''([0-9a-f-]{36})''\\)') AS until
       FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'requests'::regclass
     ) partition WHERE until IS NOT NULL ORDER BY until`,
  );
}

/** Bounds the waits of a transaction for locks: all calls that begin meanwhile wait behind it. */
export async function limitLocks(transaction: Queryable): Promise<void> {
  await transaction.query(`SET LOCAL lock_timeout = '1s'`);
}

/**
 * Adds a partition for the ids from `from` (inclusive) to `until`. Calls that were logged before there was one are moved into it.
 * Attaching blocks neither reads nor writes of other partitions, unlike creating the table as a partition.
 */
export async function addPartition(
  transaction: Queryable,
  { name, from, until }: LogPartition & { from: string },
): Promise<void> {
  await transaction.query(`CREATE TABLE ${name} (LIKE requests INCLUDING DEFAULTS)`);
  await transaction.query('LOCK TABLE requests_default IN ACCESS EXCLUSIVE MODE');
  await transaction.query(
    `WITH moved AS (DELETE FROM requests_default WHERE id >= $1 AND id < $2 RETURNING *)
     INSERT INTO ${name} SELECT * FROM moved`,
    [from, until],
  );
  await transaction.query(
    `ALTER TABLE requests ATTACH PARTITION ${name} FOR VALUES FROM ('${from}') TO ('${until}')`,
  );
}

/** Removes a partition with its calls. */
export async function dropPartition(transaction: Queryable, name: string): Promise<void> {
  await transaction.query(`DROP TABLE ${name}`);
}

/** Deletes some rows of a partition that are older than `days`. @returns how many; 0 if there is no such partition. */
export async function deleteOldRows(
  database: Queryable,
  partition: (typeof UNPLANNED_PARTITIONS)[number],
  { days, limit }: { days: number; limit: number },
): Promise<number> {
  const [found] = await database.query<{ exists: boolean }[]>(
    'SELECT to_regclass($1) IS NOT NULL AS exists',
    [partition],
  );
  if (!found?.exists) return 0;
  const [, deleted] = await database.query<[unknown[], number]>(
    `DELETE FROM ${partition} WHERE id = ANY (ARRAY(
       SELECT id FROM ${partition} WHERE started_at < now() - make_interval(days => $1) LIMIT $2))`,
    [days, limit],
  );
  return deleted;
}
