import { databaseOptions } from '@capstan/platform-core';
import { DataSource, EntitySchema, type MixedList } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import { columnsOf, constraintsOf, indexesOf, tablesOf } from '../../harness/schema-catalog.js';

let migrated: TestDatabase;
/** Creates the schema by TypeORM from the entities only. */
let declared: TestDatabase;

beforeAll(async () => {
  migrated = await createDatabase();
  declared = await createDatabase({ isEmpty: true });
  await declared.dataSource.synchronize();
});
afterAll(() => Promise.all([migrated.drop(), declared.drop()]));

/** What `npm run migration:generate` would write. */
async function pendingStatements(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}

/** Indexes that TypeORM cannot express: declared by name, and defined only by a migration. */
const indexesByName = (): string[] =>
  migrated.dataSource.entityMetadatas
    .flatMap(({ indices }) => indices)
    .filter(({ synchronize }) => !synchronize)
    .map(({ name }) => name);

describe('the migrated schema', () => {
  it('leaves migration:generate nothing to write', async () => {
    expect(await pendingStatements(migrated.dataSource)).toEqual([]);
  });

  it('differs from entities with an additional column', async () => {
    const more = new EntitySchema({
      name: 'lease',
      tableName: 'process_leases',
      columns: {
        id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'process_leases_pkey' },
        expires_at: { type: 'timestamptz' },
        host: { type: 'text', nullable: true },
      },
    });
    const entities: MixedList<EntitySchema> = [more];
    const { url } = migrated;
    const dataSource = new DataSource({ ...databaseOptions({ url, poolSize: 2 }), entities });
    await dataSource.initialize();
    const statements = await pendingStatements(dataSource);
    await dataSource.destroy();
    expect(statements).toEqual(['ALTER TABLE "process_leases" ADD "host" text']);
  });

  it('has an entity for every table', async () => {
    expect(await tablesOf(migrated.dataSource)).toEqual(await tablesOf(declared.dataSource));
  });

  it('has the columns that the entities declare', async () => {
    expect(await columnsOf(migrated.dataSource)).toEqual(await columnsOf(declared.dataSource));
  });

  it('has the keys, unique constraints and checks that the entities declare', async () => {
    expect(await constraintsOf(migrated.dataSource)).toEqual(await constraintsOf(declared.dataSource));
  });

  it('has the indexes that the entities declare or name', async () => {
    const byName = new Set(indexesByName());
    const indexes = await indexesOf(migrated.dataSource);
    const expressible = indexes.filter(({ name }) => !byName.has(name));
    expect(expressible).toEqual(await indexesOf(declared.dataSource));
    expect(new Set(indexes.map(({ name }) => name))).toEqual(
      new Set([...byName, ...expressible.map(({ name }) => name)]),
    );
  });
});
