import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../../harness/app.js';
import { startWorker } from '../../harness/worker.js';

const MB = 1024 * 1024;

let dataDir: string;
let env: Record<string, string>;
let app: TestApp;
let worker: INestApplicationContext | undefined;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'capstan-workspaces-'));
  env = { DATA_DIR: dataDir, WORKSPACE_MB_PER_ACCOUNT: '40', CHROMIUM_PATH: 'off' };
  app = await startApp({ env });
});
afterAll(async () => {
  await worker?.close();
  await app?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const build = (key: string): Promise<TestAnswer> =>
  app.call('/v1/builds', { body: { prompt: 'A page for the bakery Rye & Co in Leeds' }, key });

const statusOf = async (key: string, { body }: TestAnswer): Promise<string> =>
  (await app.call(`/v1/builds/${body.data.execution_id}`, { key })).body.data.status as string;

const bytesOf = async (accountId: string): Promise<number> => {
  const [row] = await app.dataSource.query(
    'SELECT sum(workspace_bytes)::int AS bytes FROM sites WHERE account_id = $1',
    [accountId],
  );
  return row.bytes;
};

it('rejects builds of an account whose sites exceed its disk limit, free of charge, and of no other', async () => {
  const full = await app.createAccount();
  const quiet = await app.createAccount();
  const waiting = await build(full.apiKey);
  expect(waiting.status).toBe(200);
  await app.dataSource.query('UPDATE sites SET workspace_bytes = $2 WHERE account_id = $1', [
    full.accountId,
    40 * MB,
  ]);
  const refused = await build(full.apiKey);
  expect(refused.body).toMatchObject({ success: false, credits_used: 0 });
  expect(refused.body.error).toMatchObject({
    status: 409,
    type: 'http://capstan.test/errors/workspace-storage-full',
    limit_bytes: 40 * MB,
  });
  const built = await build(quiet.apiKey);

  worker = await startWorker({ ...env, DATABASE_URL: app.databaseUrl });
  await expect.poll(() => statusOf(full.apiKey, waiting), { timeout: 120_000 }).toBe('failed');
  expect((await app.call('/v1/credits', { key: full.apiKey })).body.data).toMatchObject({
    balance: 1000,
    held: 0,
  });
  expect(await bytesOf(full.accountId)).toBe(40 * MB);

  await expect.poll(() => statusOf(quiet.apiKey, built), { timeout: 240_000 }).toBe('completed');
  await expect.poll(() => bytesOf(quiet.accountId)).toBeGreaterThan(1000);
  expect((await build(quiet.apiKey)).status).toBe(200);
  expect(await app.audit()).toEqual([]);
});
