import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, createDatabase } from '../harness/database.js';
import { ApiProcess } from './api-process.js';
import { createCaller, expectBalancedLedger, expectNoHoldLeft, withApp } from './books.js';
import { type Answered, PersistentClient, sendStorm } from './persistent-client.js';
import { type SeededNumbers, seeded } from './seeded.js';

const ROUNDS = 10;
const CALLS = 200;
/** Long enough that a storm has a middle. */
const PROVIDER_MS = 250;

let database: TestDatabase;

beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

const start = (): Promise<ApiProcess> => ApiProcess.start(database.url, { providerMs: PROVIDER_MS });

/**
 * Kills the process at a random moment of the storm that `send` starts: after a number of provider calls or of responses.
 */
async function killDuring<T>(
  api: ApiProcess,
  numbers: SeededNumbers,
  send: (onAnswer: (answered: number) => void) => T,
): Promise<T> {
  const whenBegun = numbers.between(0, 2) === 0;
  const moment = numbers.between(1, CALLS / 2);
  const dying = Promise.withResolvers<void>();
  const kill = (): void => void api.kill().then(dying.resolve, dying.reject);
  const atMoment = (count: number): void => {
    if (count === moment) kill();
  };
  if (whenBegun) api.onBegun = atMoment;
  const sent = send(whenBegun ? () => undefined : atMoment);
  await dying.promise;
  return sent;
}

const marksWithoutAnswer = async (): Promise<number> =>
  (await database.dataSource.query('SELECT count(*)::int AS n FROM idempotency_keys WHERE answer IS NULL'))[0]
    .n;

it(
  'kill -9 in the middle of 200 paid calls, ten times: each is charged once and answered once',
  seeded(async (numbers) => {
    const caller = await createCaller(database.url);
    let current = start();
    const client = new PersistentClient(async () => (await current).url, caller.apiKey);
    const calls: Promise<Answered>[] = [];
    let cutInTheMiddle = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const api = await current;
      calls.push(...(await killDuring(api, numbers, (onAnswer) => sendStorm(client, CALLS, onAnswer))));
      cutInTheMiddle += await marksWithoutAnswer();
      current = start();
    }
    const answers = await Promise.all(calls);
    // The kills hit calls between claim and answer, and dead processes kept their claims for a while.
    expect(cutInTheMiddle).toBeGreaterThan(0);
    expect(answers.some(({ before }) => before.includes('409'))).toBe(true);
    await (await current).kill();
    await withApp(database.url, async (app) => {
      await expectNoHoldLeft(app);
      await expectBalancedLedger(app, caller, answers);
    });
  }),
  400_000,
);
