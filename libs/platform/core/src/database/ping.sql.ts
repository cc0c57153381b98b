import type { Queryable } from './queryable.js';

/** Resolves when PostgreSQL responds. */
export async function pingDatabase(database: Queryable): Promise<void> {
  await database.query('SELECT 1');
}
