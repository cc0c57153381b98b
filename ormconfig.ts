import { configOf, createDataSource, loadSetup } from '@capstan/config';
import { databaseConfig } from '@capstan/platform-core';

const { config, plugins } = await loadSetup();

/** The DataSource of the TypeORM command line (`npm run migration:run`). */
export default createDataSource(configOf(config, databaseConfig).url, plugins);
