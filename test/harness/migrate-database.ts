import 'reflect-metadata';
import { createDataSource } from '@capstan/config';
import { migrate } from '@capstan/platform-core';

/** `migrate-database.ts <url>`: brings one database up to date, then ends. */
const dataSource = await createDataSource(process.argv[2] ?? '').initialize();
await migrate(dataSource);
await dataSource.destroy();
