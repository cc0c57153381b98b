import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, createDatabase } from '../harness/database.js';
import { ApiProcess } from './api-process.js';
import { createCaller, expectBalancedLedger, withApp } from './books.js';
import { PersistentClient, sendStorm } from './persistent-client.js';
import { onlyInFullRun } from '../harness/full-run.js';

const CALLS = 200;
const PROVIDER_MS = 1500;

let database: TestDatabase;

beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

it('SIGTERM under load: running calls are answered, nothing remains open, the process exits', async () => {
  const caller = await createCaller(database.url);
  const api = await ApiProcess.start(database.url, { providerMs: PROVIDER_MS });
  const client = new PersistentClient(() => Promise.resolve(api.url), caller.apiKey);
  let ended: Promise<string> | undefined;
  let answeredBefore = 0;
  api.onBegun = (count) => {
    if (count === CALLS) ended = api.terminate();
  };
  const answers = await Promise.all(
    sendStorm(client, CALLS, (answered) => {
      if (ended === undefined) answeredBefore = answered;
    }),
  );
  // No call was cut off, and most were still running at the signal.
  expect(answers.flatMap(({ before }) => before)).toEqual([]);
  expect(answeredBefore).toBeLessThan(CALLS);
  expect(['0', 'SIGTERM']).toContain(await ended);
  const [left] = await database.dataSource.query(
    `SELECT (SELECT count(*) FROM holds)::int AS holds, (SELECT count(*) FROM process_leases WHERE expires_at < 'infinity')::int AS leases,
       (SELECT count(*) FROM idempotency_keys WHERE answer IS NULL)::int AS marks`,
  );
  expect(left).toEqual({ holds: 0, leases: 0, marks: 0 });
  await withApp(database.url, (app) => expectBalancedLedger(app, caller, answers));
});

onlyInFullRun(() => {
  it('SIGTERM while clients disconnect: their calls are released before the process exits', async () => {
    const caller = await createCaller(database.url);
    const api = await ApiProcess.start(database.url, { providerMs: 30_000 });
    const disconnected = new AbortController();
    const calls = Array.from({ length: 50 }, () =>
      fetch(`${api.url}/v1/echo`, {
        method: 'POST',
        headers: { authorization: `Bearer ${caller.apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'x', timeout_ms: 60_000 }),
        signal: disconnected.signal,
      }).catch(() => undefined),
    );
    await expect.poll(() => api.begun, { timeout: 60_000 }).toBe(calls.length);
    disconnected.abort();
    expect(['0', 'SIGTERM']).toContain(await api.terminate());
    await Promise.all(calls);
    // Providers take a random time: some calls may have been answered before.
    const [left] = await database.dataSource.query(
      `SELECT count(*)::int AS ended, (SELECT count(*) FROM holds)::int AS holds,
         count(*) FILTER (WHERE error_slug = 'client-closed') > 0 AS released
       FROM requests WHERE account_id = $1 AND (status = 200 OR error_slug = 'client-closed')`,
      [caller.accountId],
    );
    expect(left).toEqual({ ended: calls.length, holds: 0, released: true });
  });
});
