import type { Queryable } from './queryable.js';

/**
 * Builds an index while its table is written to, for a migration with `transaction = false`. Such a migration is repeated as a
 * whole if it was interrupted: an existing index is kept, and the remains of a failed build are removed first.
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
