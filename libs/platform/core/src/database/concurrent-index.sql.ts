import type { Queryable } from './queryable.js';

/**
 * Builds an index while its table is written to, for a migration with `transaction = false`. Such a migration is repeated as a
 * whole when it was broken off: an index that is there is kept, and what is left of a build that failed is removed first.
 * @param on the rest of the statement: table, columns and condition.
 */
export async function buildIndex(runner: Queryable, name: string, on: string): Promise<void> {
  const [found] = await runner.query<{ isValid: boolean }[]>(
    'SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass($1)',
    [name],
  );
  if (found?.isValid) return;
  if (found) await dropIndex(runner, name);
  await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${on}`);
}

/** Drops an index while its table is used, also for a migration with `transaction = false`. It may be gone. */
export async function dropIndex(runner: Queryable, name: string): Promise<void> {
  await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
}
