import { randomUUID } from 'node:crypto';
import { StreamTokens } from '@capstan/platform-jobs';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, createDatabase } from '../../harness/database.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
});
afterAll(() => database.drop());

describe('a stream ticket', () => {
  it('opens its job once, within a minute', async () => {
    const tokens = new StreamTokens(dataSource);
    const [job, before] = [randomUUID(), Date.now()];
    const { token, expiresAt } = await tokens.mint(job);
    expect(expiresAt.getTime() - before).toBeGreaterThanOrEqual(60_000);
    expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(60_000);
    expect(await tokens.redeem(token, randomUUID())).toBeNull();
    expect(await tokens.redeem(`${token}x`, job)).toBeNull();
    expect(await tokens.redeem(token, job.toUpperCase())).toBe(job);
    expect(await tokens.redeem(token, job)).toBeNull();
  });

  it('is invalid and pruned after its expiry', async () => {
    const tokens = new StreamTokens(dataSource);
    const job = randomUUID();
    const [old, young] = [await tokens.mint(job), await tokens.mint(randomUUID())];
    await dataSource.query('UPDATE stream_tokens SET expires_at = now() WHERE job_id = $1', [job]);
    expect(await tokens.redeem(old.token, job)).toBeNull();
    await tokens.prune();
    const [{ n }] = await dataSource.query('SELECT count(*)::int AS n FROM stream_tokens');
    expect([n, young.token.startsWith('cst_')]).toEqual([1, true]);
  });

  it.each([undefined, ['a'], 'x'.repeat(101)])('is not %j', async (token) => {
    expect(await new StreamTokens(dataSource).redeem(token, randomUUID())).toBeNull();
  });
});
