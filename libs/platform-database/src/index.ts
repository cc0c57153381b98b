/**
 * PostgreSQL: connection, migrations, group commit. It knows no table of any feature; features bring their
 * entities and migrations. Main types: {@link DatabaseModule}, {@link GroupCommit}.
 */
export { databaseConfig, type DatabaseConfig } from './database.config.js';
export { DatabaseModule } from './database.module.js';
export { databaseOptions, withoutTimeLimits } from './database-options.js';
export { GroupCommit } from './group-commit.js';
export { lockIdOf } from './lock-id.js';
export { migrate } from './migrate.js';
