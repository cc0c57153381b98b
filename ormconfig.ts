import { createDataSource, loadConfig } from '@capstan/config';
import { type DatabaseConfig, databaseConfig } from '@capstan/platform-core';

/** The DataSource of the TypeORM command line (`npm run migration:run`). */
export default createDataSource((loadConfig().get(databaseConfig) as DatabaseConfig).url);
