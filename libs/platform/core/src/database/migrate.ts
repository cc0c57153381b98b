import { DataSource } from 'typeorm';
import { withLock } from './advisory-lock.sql.js';
import { withoutTimeLimits } from './database-options.js';
import { lockIdOf } from './lock-id.js';

// Not `database.migrate`: for that one, earlier processes wait in the database, and an index that is built meanwhile would wait for them.
const MIGRATION_LOCK = lockIdOf('database.migrations');

/**
 * Runs the pending migrations. An advisory lock makes processes that start together wait for the first one. Uses a
 * connection without timeouts, because indexing a large table may take long.
 * @returns the names of the migrations that ran.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const noTimeoutDataSource = await new DataSource(withoutTimeLimits(dataSource.options)).initialize();
  try {
    const ran = await withLock(noTimeoutDataSource, MIGRATION_LOCK, () =>
      noTimeoutDataSource.runMigrations(),
    );
    return ran.map((migration) => migration.name);
  } finally {
    await noTimeoutDataSource.destroy();
  }
}
