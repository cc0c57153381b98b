import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, createDatabase } from '../harness/database.js';
import { ApiProcess } from './api-process.js';
import { createCaller, expectBalancedLedger, expectNoHoldLeft, withApp } from './books.js';
import { PersistentClient, sendStorm } from './persistent-client.js';
import { isFullRun } from '../harness/full-run.js';

const CALLS = isFullRun ? 400 : 150;
const PROVIDER_MS = 1500;
const CUTS = isFullRun ? 8 : 4;

let database: TestDatabase;

beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

/** Ends every connection of the API. @returns their number. */
async function cutConnections(): Promise<number> {
  const [row] = await database.dataSource.query(
    `SELECT count(pg_terminate_backend(pid))::int AS n FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'capstan%'`,
  );
  return row.n;
}

it('lost PostgreSQL connections under load: no call is lost or charged twice', async () => {
  const caller = await createCaller(database.url);
  const api = await ApiProcess.start(database.url, { providerMs: PROVIDER_MS });
  const client = new PersistentClient(() => Promise.resolve(api.url), caller.apiKey);
  const calls = sendStorm(client, CALLS);
  let cut = 0;
  // On a busy machine it may take a while until connections are restored.
  for (let round = 0; round < CUTS || cut <= CUTS; round += 1) {
    await sleep(150);
    cut += await cutConnections();
  }
  const answers = await Promise.all(calls);
  expect(api.ended).toBeUndefined();
  const health = await fetch(`${api.url}/health/ready`);
  expect(health.status).toBe(200);
  await api.terminate();
  await withApp(database.url, async (app) => {
    await expectNoHoldLeft(app);
    await expectBalancedLedger(app, caller, answers);
  });
});
