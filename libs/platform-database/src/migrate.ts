import type { DataSource } from 'typeorm';
import { lockIdOf } from './lock-id.js';

const MIGRATION_LOCK = lockIdOf('database.migrate');

/**
 * Brings the schema up to date. An advisory lock makes processes that start together wait for the first one.
 * @returns the names of the migrations that ran.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const lock = dataSource.createQueryRunner();
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const ran = await dataSource.runMigrations();
    return ran.map((migration) => migration.name);
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await lock.release();
  }
}
