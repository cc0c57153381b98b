import 'reflect-metadata';
import { createDataSource } from '@capstan/config';

/** `undo-migrations.ts <url> <name>`: reverts the migrations of one database, the last first, including the named one. */
const [url = '', name = ''] = process.argv.slice(2);
const dataSource = await createDataSource(url).initialize();
const isThere = async (): Promise<boolean> =>
  (await dataSource.query<object[]>('SELECT FROM migrations WHERE name = $1', [name])).length > 0;
while (await isThere()) await dataSource.undoLastMigration();
await dataSource.destroy();
