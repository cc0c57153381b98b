import { DataSource } from 'typeorm';
import { withLock } from './advisory-lock.sql.js';
import { withoutTimeLimits } from './database-options.js';
import { lockIdOf } from './lock-id.js';

const MIGRATION_LOCK = lockIdOf('database.migrate');

/**
 * Brings the schema up to date. An advisory lock makes processes that start together wait for the first one.
 * It connects anew, without limits of time: an index of a large table takes as long as it takes.
 * @returns the names of the migrations that ran.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const patient = await new DataSource(withoutTimeLimits(dataSource.options)).initialize();
  try {
    const ran = await withLock(patient, MIGRATION_LOCK, () => patient.runMigrations());
    return ran.map((migration) => migration.name);
  } finally {
    await patient.destroy();
  }
}
