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

/** For statements that need no entities, whose description takes longer than they do. */
const administer = async (statement: string): Promise<void> => {
  const server = await new DataSource({
    ...databaseOptions({ url: inject('postgres').adminUrl, poolSize: 1 }),
    entities: [],
  }).initialize();
  await server.query(statement);
  await server.destroy();
};

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
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  const address = new URL(adminUrl);
  address.pathname = `/${name}`;
  const url = address.href;
  const dataSource = await connect(url);
  return {
    url,
    dataSource,
    async drop() {
      await dataSource.destroy();
      await administer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
