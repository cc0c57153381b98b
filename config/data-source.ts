import { join } from 'node:path';
import type { Plugin } from '@capstan/kit';
import { DataSource } from 'typeorm';
import { databaseOptions } from '@capstan/platform-core';

const libs = (pattern: string): string => join(import.meta.dirname, '..', 'libs', pattern);

/**
 * Creates a DataSource with every entity and migration of the service and its plugins, for migrations, commands and
 * tests.
 */
export function createDataSource(url: string, plugins: readonly Plugin[] = []): DataSource {
  const entities = [libs('**/src/**/*.entity.{ts,js}'), ...plugins.flatMap((plugin) => plugin.entities)];
  const migrations = [
    libs('**/src/**/migrations/*.{ts,js}'),
    ...plugins.flatMap((plugin) => plugin.migrations),
  ];
  return new DataSource({
    ...databaseOptions({ url, poolSize: 5 }),
    entities,
    migrations,
  });
}
