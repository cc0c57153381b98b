import { DiscoveryService } from '@nestjs/core';
import { loadSetup } from '@capstan/config';
import { queueNames } from '@capstan/platform-jobs';
import { Queue } from 'bullmq';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDatabase, checkMigrations } from '../../../apps/launcher/src/doctor/checks/database.checks.js';
import type { Installation } from '../../../apps/launcher/src/doctor/installation.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import { migratingDataSource } from '../../harness/migrations.js';
import { startWorker } from '../../harness/worker.js';

let database: TestDatabase;
let empty: TestDatabase;

beforeAll(async () => {
  database = await createDatabase();
  empty = await createDatabase({ isEmpty: true });
});
afterAll(async () => {
  await database?.drop();
  await empty?.drop();
});

async function installation(databaseUrl: string | undefined): Promise<Installation> {
  const setup = await loadSetup({ PLUGINS: '' });
  return { setup, dataDir: '/nonexistent', env: {}, isRunning: false, databaseUrl };
}

describe('the check of the database', () => {
  it('finds version, clock, connections and durability in order', async () => {
    const findings = await checkDatabase(await installation(database.url));
    expect(findings.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok', 'ok']);
  });

  it('counts the connections of all queues that a worker has', async () => {
    const worker = await startWorker({ DATABASE_URL: database.url });
    const queues = worker
      .get(DiscoveryService, { strict: false })
      .getProviders()
      .flatMap(({ instance }) => (instance instanceof Queue ? [instance.name] : []));
    await worker.close();
    expect(queueNames().toSorted()).toEqual([...new Set(queues)].toSorted());
    expect(queues.length).toBeGreaterThan(3);
  });

  it('says that a server cannot be reached, without its password', async () => {
    const [finding] = await checkDatabase(
      await installation('postgres://capstan:secret-word@127.0.0.1:1/capstan'),
    );
    expect(finding).toMatchObject({ status: 'failed', text: expect.stringContaining('ECONNREFUSED') });
    expect(JSON.stringify(finding)).not.toContain('secret-word');
  });

  it('is skipped while the embedded server is stopped', async () => {
    expect(await checkDatabase(await installation(undefined))).toMatchObject([{ status: 'skipped' }]);
  });
});

describe('the check of the migrations', () => {
  it('finds the schema of this version', async () => {
    const finding = await checkMigrations(await installation(database.url), migratingDataSource);
    expect(finding.status).toBe('ok');
  });

  it('finds pending migrations, and leaves the database as it is', async () => {
    const finding = await checkMigrations(await installation(empty.url), migratingDataSource);
    expect(finding).toMatchObject({
      status: 'warning',
      text: expect.stringMatching(/^The database has \d+ pending migrations\.$/),
    });
    const tables = await empty.dataSource.query(
      `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    expect(tables).toEqual([]);
  });
});
