import { randomUUID } from 'node:crypto';
import {
  CancelRun,
  type Claim,
  HeldRuns,
  RunEndings,
  RunEvents,
  RunStore,
  UnbilledWork,
  researchCancelled,
  researchCompleted,
  researchFailed,
} from '@capstan/research';
import { StopRequested } from '@capstan/platform-jobs';
import type { DataSource, EntityManager } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import { eventsOf, outboxOf } from '../../harness/event-rows.js';

let database: TestDatabase;
let dataSource: DataSource;
let store: RunStore;
let held: HeldRuns;
let events: RunEvents;
let endings: RunEndings;
/** The outcome and the credits of each booked call. */
let booked: [outcome: string, credits: number][];
/** Accounts whose time was counted as unbilled. */
let unbilled: string[];

/** Books calls like the credits module: the write is in the transaction of the charge. */
const calls = {
  cancel: (_ticket: object, _error: Error, { chargeCredits, write }: Booking) =>
    book('cancelled', chargeCredits ?? 0, write),
  fail: (_ticket: object, _error: Error, { write }: Booking) => book('failed', 0, write),
  succeed: (_ticket: object, _result: object, { isFree, write }: Booking) =>
    book('completed', isFree ? 0 : 10, write),
};

interface Booking {
  chargeCredits?: number;
  isFree?: boolean;
  write: (manager: EntityManager, credits: number) => Promise<void>;
}

async function book(outcome: string, credits: number, write: Booking['write']): Promise<void> {
  await dataSource.transaction((manager) => write(manager, credits));
  booked.push([outcome, credits]);
}

const notifier = { notifyEvents: () => undefined, notifyStop: () => undefined };

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  store = new RunStore(dataSource, { runningPerAccount: 9, concurrency: 1, keepDays: 30 });
  events = new RunEvents(dataSource);
  held = new HeldRuns(dataSource, events, notifier as never);
});
beforeEach(() => {
  booked = [];
  unbilled = [];
  const budget = { spend: (accountId: string) => void unbilled.push(accountId) };
  const outbox = outboxOf(dataSource, [researchCancelled, researchCompleted, researchFailed]);
  const work = new UnbilledWork(dataSource, budget as never);
  endings = new RunEndings(calls as never, store, held, events, notifier as never, work, outbox);
});
afterAll(() => database?.drop());

async function begin(): Promise<Claim> {
  const run = {
    id: randomUUID(),
    accountId: randomUUID(),
    keyId: randomUUID(),
    request: { depth: 'standard' } as never,
    ticket: {},
  };
  await dataSource.transaction((manager) => store.insert(manager, run));
  return (await store.claim(run.id)) as Claim;
}

/** A search in the stream of a run, with its number of results. */
const searched = (id: string, found: number): Promise<number> =>
  events.append(dataSource.manager, id, [{ kind: 'search.completed', fields: { found } }]);

const row = async (id: string): Promise<Record<string, unknown>> =>
  (await dataSource.query('SELECT * FROM research_runs WHERE id = $1', [id]))[0];

const kinds = async (id: string): Promise<string[]> =>
  (await events.after(id, 0, 99)).map(({ kind }) => kind);

const stopped = () => ({ signal: AbortSignal.abort(new StopRequested()) }) as never;
const going = () => ({ signal: new AbortController().signal }) as never;

describe('the domain event of an end', () => {
  it('is written with the cancellation of a run', async () => {
    const claim = await begin();
    await searched(claim.id, 3);
    await endings.after(claim, stopped(), undefined);
    expect(await eventsOf(dataSource, claim.accountId)).toEqual([
      { type: 'research.cancelled', data: { run_id: claim.id, credits_used: 1 } },
    ]);
  });

  it('names the error of a run that failed', async () => {
    const claim = await begin();
    await endings.after(claim, going(), new Error('odd'));
    expect(await eventsOf(dataSource, claim.accountId)).toEqual([
      { type: 'research.failed', data: { run_id: claim.id, credits_used: 0, error: 'internal' } },
    ]);
  });

  it('is not written by a worker that lost the run', async () => {
    const claim = await begin();
    const stale = { ...claim, generation: claim.generation - 1 };
    await expect(endings.after(stale, going(), new Error('odd'))).rejects.toMatchObject({
      name: 'LeaseLostError',
    });
    expect(await eventsOf(dataSource, claim.accountId)).toEqual([]);
  });
});

describe('a run that is cancelled', () => {
  it('costs one credit per search with results', async () => {
    const claim = await begin();
    for (const found of [3, 0, 1]) await searched(claim.id, found);
    const other = await begin();
    await searched(other.id, 9);
    await endings.after(claim, stopped(), undefined);
    expect(booked).toEqual([['cancelled', 2]]);
    expect(await row(claim.id)).toMatchObject({ status: 'cancelled', credits: 2, lease_until: null });
    expect((await events.after(claim.id, 3, 9))[0]).toMatchObject({
      kind: 'research.cancelled',
      fields: { searches: 2, credits_used: 2 },
    });
    expect(unbilled).toEqual([]);
  });

  it('is free before the first search with results, and its time counts as unbilled', async () => {
    const claim = await begin();
    await searched(claim.id, 0);
    await endings.after(claim, stopped(), undefined);
    expect(booked).toEqual([['cancelled', 0]]);
    expect(unbilled).toEqual([claim.accountId]);
  });

  it('is sealed first: its worker adds no search to the counted stream', async () => {
    const claim = await begin();
    await endings.after(claim, stopped(), undefined);
    await expect(
      held.write(claim, () => [{ kind: 'search.completed', fields: { found: 1 } }]),
    ).rejects.toMatchObject({ name: 'LeaseLostError' });
    expect(await kinds(claim.id)).toEqual(['research.cancelled']);
  });

  it('is sealed only by its worker, and not after its end', async () => {
    const claim = await begin();
    const sealed = await held.seal(claim);
    expect(sealed).toMatchObject({ id: claim.id, generation: claim.generation + 1 });
    await expect(held.seal(claim)).rejects.toMatchObject({ name: 'LeaseLostError' });
    await endings.cancel(sealed);
    await expect(held.seal(sealed)).rejects.toMatchObject({ name: 'LeaseLostError' });
  });

  it('is booked once, even if requested repeatedly', async () => {
    const { id } = await begin();
    await searched(id, 1);
    await dataSource.query(
      "UPDATE research_runs SET lease_until = now() - interval '1 minute' WHERE id = $1",
      [id],
    );
    const cancel = new CancelRun(dataSource, notifier as never, store, endings);
    await Promise.all([cancel.run(id), cancel.run(id), cancel.run(id)]);
    await cancel.run(id);
    expect(booked).toEqual([['cancelled', 1]]);
    expect(await kinds(id)).toEqual(['search.completed', 'research.cancelled']);
  });

  it('records only the first request, and none after the end', async () => {
    const claim = await begin();
    expect(await store.requestStop(claim.id)).toBe(true);
    expect(await store.requestStop(claim.id)).toBe(false);
    const ended = await begin();
    await endings.cancel(ended);
    expect(await store.requestStop(ended.id)).toBe(false);
  });
});

describe('a run that fails', () => {
  it('is free, and has no internal details', async () => {
    const claim = await begin();
    await searched(claim.id, 5);
    await endings.after(claim, going(), new Error('secret insides'));
    expect(booked).toEqual([['failed', 0]]);
    expect(await row(claim.id)).toMatchObject({ status: 'failed', credits: 0 });
    expect(JSON.stringify(await events.after(claim.id, 0, 9))).not.toContain('secret');
    expect(unbilled).toEqual([]);
  });

  it('is not ended or booked by a worker that lost it', async () => {
    const claim = await begin();
    const before = { ...claim, generation: claim.generation - 1 };
    await expect(endings.after(before, going(), new Error('odd'))).rejects.toMatchObject({
      name: 'LeaseLostError',
    });
    await expect(endings.cancel(before)).rejects.toMatchObject({ name: 'LeaseLostError' });
    expect(booked).toEqual([]);
    expect(await row(claim.id)).toMatchObject({ status: 'running', finished_at: null });
    expect(await kinds(claim.id)).toEqual([]);
  });
});

describe('a run that completes', () => {
  const findings = (sources: object[]) =>
    ({
      plan: { title: 'x', facets: [] },
      sources,
      coverage: [],
      report: null,
      entities: { people: [], companies: [] },
      charts: [],
      counters: {},
      steps: [],
    }) as never;

  it('is free without results, and its time counts as unbilled', async () => {
    const claim = await begin();
    await endings.complete(claim, findings([]), false, 1000);
    expect(booked).toEqual([['completed', 0]]);
    expect(await row(claim.id)).toMatchObject({ status: 'completed', credits: 0 });
    expect(await kinds(claim.id)).toEqual(['research.completed']);
    expect(unbilled).toEqual([claim.accountId]);
  });

  it('is not booked twice', async () => {
    const claim = await begin();
    await endings.complete(claim, findings([]), false, 1000);
    await expect(endings.complete(claim, findings([]), false, 1000)).rejects.toMatchObject({
      name: 'LeaseLostError',
    });
    expect(booked).toHaveLength(1);
    expect(await kinds(claim.id)).toEqual(['research.completed']);
  });
});
