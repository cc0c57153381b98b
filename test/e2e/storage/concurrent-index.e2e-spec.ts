import { migrate } from '@capstan/platform-core';
import type { DataSource, QueryRunner } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import { migratingDataSource } from '../../harness/migrations.js';

const MIGRATION = 'OpenBuildsInOrder1700002200600';
const INDEX = 'builds_oldest';
const DEFINITION =
  "CREATE INDEX builds_oldest ON public.builds USING btree (created_at, id) WHERE (status = 'running'::text)";

let database: TestDatabase;
let dataSource: DataSource;
/** A session with a transaction, for whose end a concurrent build waits. */
let reader: QueryRunner;

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  reader = dataSource.createQueryRunner();
});
afterAll(async () => {
  await reader?.release();
  await database?.drop();
});

beforeEach(async () => {
  await dataSource.query('DELETE FROM migrations WHERE name = $1', [MIGRATION]);
  await dataSource.query('DROP INDEX builds_oldest, builds_oldest_of_account');
  await reader.startTransaction('REPEATABLE READ');
  await reader.query('SELECT FROM builds');
});

/** A process that starts. */
async function startedProcess(): Promise<string[]> {
  const own = await migratingDataSource(database.url).initialize();
  try {
    return await migrate(own);
  } finally {
    await own.destroy();
  }
}

/** Resolves when so many other sessions sent such a statement last. */
async function areBusyWith(sessions: number, pattern: string): Promise<void> {
  const count = async (): Promise<number> => {
    const rows = await dataSource.query<object[]>(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE $1`,
      [pattern],
    );
    return rows.length;
  };
  await expect.poll(count, { timeout: 20_000 }).toBe(sessions);
}

const indexes = (): Promise<{ isValid: boolean; definition: string }[]> =>
  dataSource.query(
    `SELECT indisvalid AS "isValid", pg_get_indexdef(indexrelid) AS definition FROM pg_index WHERE indexrelid = to_regclass($1)`,
    [INDEX],
  );

describe('a migration that builds an index', () => {
  it('blocks no writes, and waits for no process that waits for it', async () => {
    const starting = [startedProcess(), startedProcess()];
    await areBusyWith(1, 'CREATE INDEX CONCURRENTLY%');
    await areBusyWith(2, 'SELECT %advisory_lock(%');
    await dataSource.transaction(async (manager) => {
      await manager.query('LOCK TABLE builds IN ROW EXCLUSIVE MODE NOWAIT');
    });
    await reader.commitTransaction();
    expect((await Promise.all(starting)).flat()).toEqual([MIGRATION]);
    expect(await indexes()).toEqual([{ isValid: true, definition: DEFINITION }]);
  });

  it('replaces the remains of an interrupted build', async () => {
    const broken = dataSource.createQueryRunner();
    await broken.query(`SET statement_timeout = '500ms'`);
    const build = broken.query(`CREATE INDEX CONCURRENTLY ${INDEX} ON builds (id)`);
    await expect(build).rejects.toThrow('statement timeout');
    await broken.query('RESET statement_timeout');
    await broken.release();
    await reader.commitTransaction();
    expect(await indexes()).toMatchObject([{ isValid: false }]);
    expect(await startedProcess()).toEqual([MIGRATION]);
    expect(await indexes()).toEqual([{ isValid: true, definition: DEFINITION }]);
  });

  it('keeps an index that an interrupted migration had built', async () => {
    await reader.commitTransaction();
    await dataSource.query(`CREATE INDEX ${INDEX} ON builds (created_at, id) WHERE status = 'running'`);
    const oid = () => dataSource.query('SELECT to_regclass($1)::oid AS oid', [INDEX]);
    const before = await oid();
    expect(await startedProcess()).toEqual([MIGRATION]);
    expect(await oid()).toEqual(before);
  });
});
