import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { databaseOptions } from '@capstan/platform-core';

const libs = (pattern: string): string => join(import.meta.dirname, '..', 'libs', pattern);

/** A DataSource that sees every entity and migration of the house; for migrations, commands and tests. */
export const createDataSource = (url: string): DataSource =>
  new DataSource({
    ...databaseOptions({ url, poolSize: 5 }),
    entities: [libs('**/src/**/*.entity.{ts,js}')],
    migrations: [libs('**/src/**/migrations/*.{ts,js}')],
  });
