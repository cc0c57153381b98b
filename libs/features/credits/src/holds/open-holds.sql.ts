import type { Queryable } from '@capstan/platform-core';

/** Open holds of all accounts. */
export interface OpenHolds {
  count: number;
  credits: number;
}

/** Counts the holds of running calls and of durable work. */
export async function countOpenHolds(database: Queryable): Promise<OpenHolds> {
  const [row] = await database.query<OpenHolds[]>(
    `SELECT count(*)::int AS count, coalesce(sum(amount), 0)::float8 AS credits FROM holds`,
  );
  return row as OpenHolds;
}
