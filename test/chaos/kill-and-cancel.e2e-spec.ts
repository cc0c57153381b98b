import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LeaseLostError } from '@capstan/platform-jobs';
import { type Claim, HeldRuns, RunStore } from '@capstan/research';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../harness/app.js';
import { type StreamedEvent, readStream } from '../harness/build-stream.js';
import { startWorker } from '../harness/worker.js';
import { seeded } from './seeded.js';

const RUNS = 12;
const END = /^(research|build)\.(completed|cancelled|failed|stopped)$/;
const SLOW = { timeout: 240_000 };
/** No requests and no results: runs take a moment, and are free. */
const NO_WEB = { SEARCH_PROVIDERS: 'local_index', SCRAPE_PROVIDERS: 'local_index' };

let app: TestApp;
let store: RunStore;
let held: HeldRuns;

beforeAll(async () => {
  app = await startApp({ env: NO_WEB });
  store = new RunStore(app.dataSource, { runningPerAccount: 9, concurrency: 1, keepDays: 30 });
  const log = { append: () => Promise.resolve(0) };
  held = new HeldRuns(app.dataSource, log as never, { notifyEvents: () => undefined } as never);
});
afterAll(() => app.close());

interface Asked {
  id: string;
  key: string;
}

async function ask(): Promise<Asked> {
  const { apiKey: key } = await app.createAccount({ credits: 100 });
  const headers = { prefer: 'respond-async', 'idempotency-key': randomUUID() };
  const { body } = await app.call('/v1/research', { body: { query: 'How do vents close?' }, key, headers });
  return { id: body.data.id, key };
}

const cancel = ({ id, key }: Asked): Promise<TestAnswer> =>
  app.call(`/v1/research/${id}`, { method: 'DELETE', key });

const creditsOf = async ({ key }: Asked): Promise<object> =>
  (await app.call('/v1/credits', { key })).body.data;

const eventsOf = ({ id, key }: Asked): Promise<StreamedEvent[]> =>
  readStream(`${app.url}/v1/research/${id}/stream`, { key });

const endsIn = (events: readonly StreamedEvent[]): string[] =>
  events.map(({ kind }) => kind).filter((kind) => END.test(kind));

/** The error of a worker that writes after its run has ended. */
async function lateWrites(claim: Claim): Promise<unknown[]> {
  const tries = await Promise.allSettled([held.write(claim, () => []), held.renew(claim)]);
  await held.release(claim);
  return tries.map((tried) => (tried.status === 'rejected' ? tried.reason : 'done'));
}

async function expectCancelled(run: Asked): Promise<void> {
  expect(endsIn(await eventsOf(run))).toEqual(['research.cancelled']);
  expect(await creditsOf(run)).toMatchObject({ balance: 100, held: 0 });
}

describe('a cancelled run', () => {
  it(
    'ends once and free while a worker leases it, and the worker can write nothing more',
    SLOW,
    seeded(async (numbers) => {
      const runs = await Promise.all(Array.from({ length: RUNS }, ask));
      await Promise.all(
        runs.map(async (run) => {
          const [answer, claim] = await Promise.all([
            sleep(numbers.between(0, 40)).then(() => cancel(run)),
            sleep(numbers.between(0, 40)).then(() => store.claim(run.id)),
          ]);
          expect(answer.status).toBe(200);
          expect(answer.body.data.status).toBe('cancelled');
          const lateErrors = claim ? await lateWrites(claim) : [];
          expect(lateErrors).toEqual(lateErrors.map(() => expect.any(LeaseLostError)));
          expect(await store.claim(run.id)).toBeNull();
          await expectCancelled(run);
        }),
      );
      expect(await app.audit()).toEqual([]);
    }),
  );

  it('is cancelled once by concurrent requests, which all get the result', SLOW, async () => {
    const run = await ask();
    await store.claim(run.id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(run)));
    expect(answers.map(({ body }) => body.data.status)).toEqual(answers.map(() => 'cancelled'));
    expect((await cancel(run)).body.data.status).toBe('cancelled');
    await expectCancelled(run);
    expect(await app.audit()).toEqual([]);
  });

  it('does not wait to be ended after it lost many workers', async () => {
    const run = await ask();
    for (let taken = 1; taken <= 4; taken += 1) {
      const claim = await store.claim(run.id);
      if (claim) await held.release(claim);
    }
    expect(await store.claim(run.id)).toBeNull();
    await app.dataSource.query('UPDATE research_runs SET stop_requested_at = now() WHERE id = $1', [run.id]);
    expect(await store.claim(run.id)).toMatchObject({ isStopRequested: true });
    await cancel(run);
    await expectCancelled(run);
  });
});

describe('runs and builds that are stopped at any moment of their work', () => {
  it(
    'end once; earlier ends remain; the ledger is balanced',
    SLOW,
    seeded(async (numbers) => {
      const worker = await startWorker({ ...NO_WEB, DATABASE_URL: app.databaseUrl, CHROMIUM_PATH: 'off' });
      const runs = await Promise.all(Array.from({ length: RUNS }, ask));
      const builds = await Promise.all(
        Array.from({ length: RUNS / 2 }, async (_, at): Promise<Asked> => {
          const { apiKey: key } = await app.createAccount({ credits: 100 });
          const prompt = `A website for the bakery "Oven ${at}" in Ghent`;
          return {
            id: (await app.call('/v1/builds', { body: { prompt }, key })).body.data.execution_id,
            key,
          };
        }),
      );
      const statuses = await Promise.all([
        ...runs.map(async (run) => {
          await sleep(numbers.between(0, 2_000));
          const { status } = (await cancel(run)).body.data;
          const after = (await cancel(run)).body.data;
          expect(after.status).toBe(status);
          const { balance, held: stillHeld } = (await creditsOf(run)) as { balance: number; held: number };
          expect([balance, stillHeld]).toEqual([100 - after.credits_used, 0]);
          expect(endsIn(await eventsOf(run))).toEqual([`research.${status}`]);
          return status as string;
        }),
        ...builds.map(async ({ id, key }) => {
          await sleep(numbers.between(0, 3_000));
          await app.call(`/v1/builds/${id}/stop`, { method: 'POST', key });
          const { status } = (await app.call(`/v1/builds/${id}`, { key })).body.data;
          await app.call(`/v1/builds/${id}/stop`, { method: 'POST', key });
          const events = await readStream(`${app.url}/cloud-build/${id}/stream`, { key });
          expect(endsIn(events)).toEqual([`build.${status}`]);
          expect(END.test(events.at(-1)?.kind ?? '')).toBe(true);
          // One that was stopped before its first commit is free.
          const isCharged = events.some(({ kind }) => kind === 'commit.created');
          expect(await creditsOf({ id, key })).toMatchObject({ balance: isCharged ? 99 : 100, held: 0 });
          return status as string;
        }),
      ]);
      expect(new Set(statuses)).not.toContain('running');
      expect(new Set(statuses)).not.toContain('failed');
      expect(await app.audit()).toEqual([]);
      await worker.close();
    }),
  );
});
