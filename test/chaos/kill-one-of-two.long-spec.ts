import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, createDatabase } from '../harness/database.js';
import { ApiProcess } from './api-process.js';
import { createCaller, expectBalancedLedger, expectNoHoldLeft, withApp } from './books.js';
import { PersistentClient, sendStorm } from './persistent-client.js';

const CALLS = 200;
const PROVIDER_MS = 250;

let database: TestDatabase;

beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

it('one of two processes is killed: the other answers its calls and releases its holds', async () => {
  const caller = await createCaller(database.url);
  const [dying, surviving] = await Promise.all([
    ApiProcess.start(database.url, { providerMs: PROVIDER_MS }),
    ApiProcess.start(database.url, { providerMs: PROVIDER_MS }),
  ]);
  let turn = 0;
  const client = new PersistentClient(() => {
    const isAlive = dying.ended === undefined;
    return Promise.resolve(isAlive && (turn += 1) % 2 === 0 ? dying.url : surviving.url);
  }, caller.apiKey);
  const killed = new Promise<void>((resolve, reject) => {
    dying.onBegun = (count) => {
      if (count === CALLS / 4) dying.kill().then(resolve, reject);
    };
  });
  const answers = await Promise.all(sendStorm(client, CALLS));
  await killed;
  expect(answers.some(({ before }) => before.includes('broken'))).toBe(true);
  expect(answers.every(({ before }) => !before.includes('503'))).toBe(true);
  const holds = async (): Promise<number> =>
    (await database.dataSource.query('SELECT count(*)::int AS n FROM holds'))[0].n;
  await expect.poll(holds, { timeout: 60_000, interval: 250 }).toBe(0);
  await surviving.kill();
  await withApp(database.url, async (app) => {
    await expectNoHoldLeft(app);
    await expectBalancedLedger(app, caller, answers);
  });
}, 300_000);
