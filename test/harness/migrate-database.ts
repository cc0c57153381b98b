import 'reflect-metadata';
import { createDataSource } from '@capstan/config';
import { migrate } from '@capstan/platform-core';

/** `migrate-database.ts <url>`: migrates one database, then exits. */
const dataSource = await createDataSource(process.argv[2] ?? '').initialize();
await migrate(dataSource);
await dataSource.destroy();
