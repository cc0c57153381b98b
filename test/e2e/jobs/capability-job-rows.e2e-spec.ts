import { randomUUID } from 'node:crypto';
import {
  CapabilityJobEvents,
  CapabilityJobStore,
  type Claim,
  HeldCapabilityJobs,
  endJob,
  handOverItem,
  insertItems,
  insertJob,
} from '@capstan/jobs';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, createDatabase } from '../../harness/database.js';

const CONFIG = { runningPerAccount: 2, concurrency: 4, keepDays: 30, maxItemBytes: 1024 * 1024 };
const END = {
  status: 'completed',
  result: { text: 'Hello.' },
  failure: null,
  attempts: [],
  providerUsed: 'local_whisper',
  credits: 5,
} as const;
const notifier = { notifyEvents: () => undefined };

let database: TestDatabase;
let dataSource: DataSource;
let store: CapabilityJobStore;
let held: HeldCapabilityJobs;

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  store = new CapabilityJobStore(dataSource, CONFIG);
  held = new HeldCapabilityJobs(dataSource, new CapabilityJobEvents(dataSource), notifier as never);
});
beforeEach(() => dataSource.query('TRUNCATE capability_jobs CASCADE'));
afterAll(() => database.drop());

async function queued(accountId: string = randomUUID()): Promise<string> {
  const id = randomUUID();
  const job = { id, accountId, keyId: randomUUID(), capability: 'transcribe', params: {}, ticket: {} };
  await insertJob(dataSource, job);
  return id;
}
const claim = async (id: string): Promise<Claim> => (await store.claim(id)) as Claim;
/** As if the worker had died: its lease is over. */
const lose = (id: string, seconds = 0) =>
  dataSource.query(
    `UPDATE capability_jobs SET lease_until = clock_timestamp() - interval '1 second',
       claimed_at = claimed_at - make_interval(secs => $2) WHERE id = $1`,
    [id, seconds],
  );
const insertReceipt = (id: string) =>
  dataSource.query(
    `INSERT INTO requests (id, request_id, account_id, key_id, capability, route, status, credits, attempts, started_at, duration_ms)
     VALUES ($1, 'r', $1, $1, 'transcribe', '/', 200, 5, '[]', now(), 1)`,
    [id],
  );
const rowOf = async (id: string) =>
  (await dataSource.query('SELECT * FROM capability_jobs WHERE id = $1', [id]))[0];

describe('the rows of jobs of capabilities', () => {
  it('are claimed by one worker, and by the next when its lease is over', async () => {
    const id = await queued();
    const first = await claim(id);
    expect(first).toMatchObject({ capability: 'transcribe', generation: 1, checkpoints: {} });
    expect(await store.claim(id)).toBeNull();
    await lose(id);
    expect(await claim(id)).toMatchObject({ generation: 2, attemptsWithoutProgress: 2 });
  });

  it('give an account its slots and no more', async () => {
    const account = randomUUID();
    const ids = [await queued(account), await queued(account), await queued(account)];
    const claims = await Promise.all(ids.map((id) => store.claim(id)));
    expect(claims.filter((one) => one !== null)).toHaveLength(2);
    expect(await store.claimable(10)).toEqual([]);
  });

  it('are ended only by the worker that holds them', async () => {
    const id = await queued();
    const first = await claim(id);
    await lose(id);
    const second = await claim(id);
    expect(await endJob(dataSource, first, END)).toBe(false);
    expect(await endJob(dataSource, second, END)).toBe(true);
    expect(await endJob(dataSource, second, { ...END, credits: 10 })).toBe(false);
    expect(await rowOf(id)).toMatchObject({ status: 'completed', credits: 5, checkpoints: {} });
  });

  it('are claimed to be ended also from the worker that holds them', async () => {
    const id = await queued();
    const worker = await claim(id);
    const ending = await store.claimForEnding(id);
    expect(ending).toMatchObject({ id, generation: 2, capability: 'transcribe' });
    await expect(held.renew(worker)).rejects.toMatchObject({ name: 'LeaseLostError' });
    await endJob(dataSource, ending as Claim, { ...END, status: 'cancelled' });
    expect(await store.claimForEnding(id)).toBeUndefined();
  });

  it('count the time of workers, also of those that released them', async () => {
    const id = await queued();
    await dataSource.query('UPDATE capability_jobs SET worked_seconds = 100 WHERE id = $1', [id]);
    const first = await claim(id);
    await dataSource.query(
      `UPDATE capability_jobs SET claimed_at = clock_timestamp() - interval '30 seconds' WHERE id = $1`,
      [id],
    );
    await held.release(first);
    const { workedSeconds } = await claim(id);
    expect(workedSeconds).toBeGreaterThanOrEqual(130);
    expect(workedSeconds).toBeLessThan(200);
  });

  it('do not count the time that a worker waited for others', async () => {
    const id = await queued();
    const first = await claim(id);
    await dataSource.query(
      `UPDATE capability_jobs SET claimed_at = clock_timestamp() - interval '300 seconds' WHERE id = $1`,
      [id],
    );
    await held.discountTime(first, 200);
    await held.release(first);
    const second = await claim(id);
    expect(second.workedSeconds).toBeGreaterThanOrEqual(100);
    expect(second.workedSeconds).toBeLessThan(200);
    // Of a worker that no longer holds the job, and never more time than there was.
    await held.discountTime(first, 1_000);
    await held.discountTime(second, 1_000);
    await held.release(second);
    expect((await claim(id)).workedSeconds).toBeGreaterThanOrEqual(second.workedSeconds);
  });

  it('pause until the work of an item has its receipt, or they must stop', async () => {
    const [id, other, workId] = [await queued(), await queued(), randomUUID()];
    for (const one of [id, other]) {
      const first = await claim(one);
      await insertItems(dataSource, one, [{ key: '1', input: {} }], 1);
      const work = { workId: one === id ? workId : randomUUID(), location: '/v1/jobs/x' };
      expect(await handOverItem(dataSource, one, 1, work)).toBe(true);
      expect(await handOverItem(dataSource, one, 1, work)).toBe(false);
      await held.pause(first);
    }
    expect(await store.claimable(10)).toEqual([]);
    expect(await store.claim(id)).toBeNull();
    await insertReceipt(workId);
    expect(await store.claimable(10)).toMatchObject([{ id }]);
    expect(await claim(id)).toMatchObject({ generation: 2, pausedGeneration: 1, attemptsWithoutProgress: 1 });
    await dataSource.query('UPDATE capability_jobs SET stop_requested_at = now() WHERE id = $1', [other]);
    expect(await claim(other)).toMatchObject({ isStopRequested: true });
  });

  it('hand no item over for a worker that lost them', async () => {
    const id = await queued();
    const first = await claim(id);
    await held.requireHeld(dataSource.manager, first);
    await lose(id);
    await claim(id);
    await expect(held.requireHeld(dataSource.manager, first)).rejects.toMatchObject({
      name: 'LeaseLostError',
    });
  });

  it('are deleted some days after their end', async () => {
    const [old, recent, open] = [await queued(), await queued(), await queued()];
    for (const id of [old, recent]) await endJob(dataSource, await claim(id), END);
    await dataSource.query(
      `UPDATE capability_jobs SET finished_at = now() - interval '31 days' WHERE id = $1`,
      [old],
    );
    await store.prune();
    expect(await rowOf(old)).toBeUndefined();
    expect([(await rowOf(recent)).id, (await rowOf(open)).id]).toEqual([recent, open]);
  });
});
