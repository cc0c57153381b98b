import { randomBytes } from 'node:crypto';
import { databaseOptions } from '@capstan/platform-core';
import { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { entities } from './entities.js';

/** A migrated, empty database for one test file. */
export interface TestDatabase {
  /** For DATABASE_URL. */
  url: string;
  /** Has every entity. */
  dataSource: DataSource;
  /** Closes `dataSource`, then drops the database even if others are connected. */
  drop(): Promise<void>;
}

/** A data source with every entity. */
export const connect = (url: string, poolSize = 5): Promise<DataSource> =>
  new DataSource({ ...databaseOptions({ url, poolSize }), entities }).initialize();

/**
 * Copies the migrated template; takes a few tens of milliseconds. Only for files of the project `e2e`.
 * @param options.isEmpty copies PostgreSQL's own empty template instead.
 */
export async function createDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const { adminUrl, template: migrated } = inject('postgres');
  const template = isEmpty ? 'template0' : migrated;
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = await connect(adminUrl);
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await admin.destroy();
  const address = new URL(adminUrl);
  address.pathname = `/${name}`;
  const url = address.href;
  const dataSource = await connect(url);
  return {
    url,
    dataSource,
    async drop() {
      await dataSource.destroy();
      const admin = await connect(adminUrl);
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.destroy();
    },
  };
}
