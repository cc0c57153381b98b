import { randomUUID } from 'node:crypto';
import { LogPartitions, RequestLog, createCallId } from '@capstan/capabilities';
import type { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import { migrationOf } from '../../harness/migration.js';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 90;
const MIGRATIONS = 'libs/features/capabilities/src/migrations';
const STEPS = [
  '1700001900401-bound-of-request-log.ts',
  '1700001900402-validated-bound-of-request-log.ts',
  '1700001900403-request-log-by-time.ts',
];

let database: TestDatabase;
let dataSource: DataSource;
let partitions: LogPartitions;

beforeEach(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  partitions = new LogPartitions(dataSource);
});
afterEach(() => database.drop());

/** Logs a call of this moment. @returns its id. */
async function log(atMs: number, id = createCallId(atMs)): Promise<string> {
  await dataSource.query(
    `INSERT INTO requests (id, request_id, account_id, key_id, capability, route, status, credits, attempts, started_at,
       duration_ms) VALUES ($1::uuid, $1::uuid::text, $2, $2, 'echo', '/v1/echo', 200, 1, '[]', $3, 5)`,
    [id, randomUUID(), new Date(atMs)],
  );
  return id;
}

const partitionOf = async (id: string): Promise<string | undefined> => {
  const rows = await dataSource.query<{ name: string }[]>(
    'SELECT tableoid::regclass::text AS name FROM requests WHERE id = $1',
    [id],
  );
  return rows[0]?.name;
};

const names = async (): Promise<string[]> => {
  const rows = await dataSource.query<{ name: string }[]>(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'requests'::regclass ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
};

describe('the partitions of the request log', () => {
  it('exist for the calls of the next week, without a gap', async () => {
    const now = Date.now();
    await partitions.extend(KEPT_DAYS, now);
    const before = await names();
    await partitions.extend(KEPT_DAYS, now);
    expect(await names()).toEqual(before);
    for (let hours = 0; hours <= 7 * 24; hours += 12) {
      const id = await log(now + hours * 3_600_000);
      expect(await partitionOf(id)).not.toBe('requests_default');
    }
  });

  it('take over the calls that were logged before they existed', async () => {
    const late = await log(Date.now() + 20 * DAY_MS);
    const foreign = await log(Date.now(), 'ffffffff-0000-4000-8000-000000000000');
    expect(await partitionOf(late)).toBe('requests_default');
    await partitions.extend(KEPT_DAYS, Date.now() + 21 * DAY_MS);
    expect(await partitionOf(late)).toMatch(/^requests_\d{8}$/);
    expect(await partitionOf(foreign)).toBe('requests_default');
    expect((await new RequestLog(dataSource).find(late))?.id).toBe(late);
  });

  it('are removed when all their calls are older than the retention', async () => {
    const start = Date.now() + 10 * DAY_MS;
    await partitions.extend(KEPT_DAYS, start + 30 * DAY_MS);
    const [old, kept] = [await log(start), await log(start + 20 * DAY_MS)];
    const oldName = await partitionOf(old);
    await partitions.prune(KEPT_DAYS, start + (KEPT_DAYS + 7) * DAY_MS);
    expect(await names()).not.toContain(oldName);
    expect(await partitionOf(old)).toBeUndefined();
    expect(await partitionOf(kept)).toMatch(/^requests_\d{8}$/);
  });

  it('are left to the next round while a statement holds them', async () => {
    const before = await names();
    const reader = dataSource.createQueryRunner();
    await reader.startTransaction();
    await reader.query('SELECT count(*) FROM requests');
    await partitions.prune(1, Date.now() + 30 * DAY_MS);
    expect(await names()).toEqual(before);
    await reader.rollbackTransaction();
    await reader.release();
    await partitions.prune(1, Date.now() + 30 * DAY_MS);
    expect(await names()).toEqual(['requests_default']);
  });
});

describe('the migrations to partitions', () => {
  it('keep every call, also those with ids of others, and can be reverted', async () => {
    const runner = dataSource.createQueryRunner();
    const steps = await Promise.all(STEPS.map((file) => migrationOf(`${MIGRATIONS}/${file}`)));
    for (const step of steps.toReversed()) await step.down(runner);
    const call = await log(Date.now() - 40 * DAY_MS);
    const foreign = await log(Date.now(), randomUUID().replace(/^./, 'f'));
    for (const step of steps) await step.up(runner);
    expect([await partitionOf(call), await partitionOf(foreign)]).toEqual([
      'requests_before',
      'requests_default',
    ]);
    await expect(log(Date.now(), call)).rejects.toThrow(/duplicate key/);
    for (const step of steps.toReversed()) await step.down(runner);
    expect([await partitionOf(call), await partitionOf(foreign)]).toEqual(['requests', 'requests']);
    await runner.release();
  });
});
