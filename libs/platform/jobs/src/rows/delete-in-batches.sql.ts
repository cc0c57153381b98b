import type { Queryable } from '@capstan/platform-core';

const BATCH_ROWS = 500;

/**
 * Deletes rows batch by batch: a single statement could exceed its timeout, and would never catch up.
 * @param sql a DELETE of at most $1 rows. @param parameters from $2.
 */
export async function deleteInBatches(
  database: Queryable,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<void> {
  for (let deleted = BATCH_ROWS; deleted === BATCH_ROWS;) {
    // TypeORM returns the rows of a DELETE and their number.
    [, deleted] = await database.query<[unknown[], number]>(sql, [BATCH_ROWS, ...parameters]);
  }
}
