import { randomUUID } from 'node:crypto';
import {
  EventLog,
  HeldJobs,
  LeaseLostError,
  StopJob,
  CLAIM,
  inFairOrder,
  isClaimable,
  openCount,
} from '@capstan/platform-jobs';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestDatabase, createDatabase } from '../../harness/database.js';

const TABLES = { jobs: 'test_jobs', events: 'test_job_events', key: 'job_id' };
const notifier = { notifyEvents: vi.fn<(id: string) => void>(), notifyStop: vi.fn<(id: string) => void>() };

let database: TestDatabase;
let dataSource: DataSource;
let log: EventLog<string>;
let held: HeldJobs<string>;

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  await dataSource.query(`
    CREATE TABLE test_jobs (
      id uuid PRIMARY KEY, account_id uuid NOT NULL, number bigint GENERATED ALWAYS AS IDENTITY,
      generation integer NOT NULL DEFAULT 0, fruitless_takes integer NOT NULL DEFAULT 0, claimed_at timestamptz,
      lease_until timestamptz, stop_requested_at timestamptz, next_seq integer NOT NULL DEFAULT 1,
      finished_at timestamptz, note text);
    CREATE TABLE test_job_events (
      job_id uuid NOT NULL, seq integer NOT NULL, kind text NOT NULL, fields jsonb NOT NULL,
      at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (job_id, seq))`);
  log = new EventLog(dataSource, TABLES);
  held = new HeldJobs(dataSource, TABLES, log, notifier, ["note = 'returned'"]);
});
beforeEach(async () => {
  await dataSource.query('TRUNCATE test_jobs, test_job_events');
  vi.clearAllMocks();
});
afterAll(() => database.drop());

/** A job leased by the worker of generation 3 unless the test says otherwise. */
async function insert(columns = '', accountId: string = randomUUID()): Promise<string> {
  const id = randomUUID();
  await dataSource.query('INSERT INTO test_jobs (id, account_id) VALUES ($1, $2)', [id, accountId]);
  await change(
    id,
    `generation = 3, fruitless_takes = 2, claimed_at = now(), lease_until = now() + interval '1 minute'`,
  );
  if (columns) await change(id, columns);
  return id;
}
const change = (id: string, columns: string) =>
  dataSource.query(`UPDATE test_jobs SET ${columns} WHERE id = $1`, [id]);
const rowOf = async (id: string) =>
  (await dataSource.query('SELECT * FROM test_jobs WHERE id = $1', [id]))[0];
const event = (n: number) => ({ kind: 'grown', fields: { n } });
const numbersOf = async (id: string, after = 0, limit = 100) =>
  (await log.after(id, after, limit)).map(({ seq, fields }) => [seq, fields['n']]);

describe('a write by the worker that holds the lease', () => {
  it('changes rows and appends the events of the change', async () => {
    const id = await insert();
    await held.write({ id, generation: 3 }, async (manager) => {
      await manager.query(`UPDATE test_jobs SET note = 'written' WHERE id = $1`, [id]);
      return [event(1), event(2)];
    });
    expect(await rowOf(id)).toMatchObject({ note: 'written', next_seq: 3 });
    expect(await numbersOf(id)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(notifier.notifyEvents).toHaveBeenCalledExactlyOnceWith(id);
  });

  it('sends no notification if no event was appended', async () => {
    const id = await insert();
    await held.write({ id, generation: 3 }, () => []);
    expect(notifier.notifyEvents).not.toHaveBeenCalled();
  });

  it.each<[who: string, generation: number, columns: string]>([
    ['an older generation', 2, ''],
    ['a newer generation', 4, ''],
    ['a job that has ended', 3, 'finished_at = now()'],
  ])('throws for %s, and nothing is written', async (_, generation, columns) => {
    const id = await insert(columns);
    const work = vi.fn<() => ReturnType<typeof event>[]>(() => [event(1)]);
    await expect(held.write({ id, generation }, work)).rejects.toBeInstanceOf(LeaseLostError);
    await expect(held.renew({ id, generation })).rejects.toBeInstanceOf(LeaseLostError);
    expect(work).not.toHaveBeenCalled();
    expect(await numbersOf(id)).toEqual([]);
  });

  it('writes nothing if its callback fails', async () => {
    const id = await insert();
    const failing = held.write({ id, generation: 3 }, async (manager) => {
      await manager.query(`UPDATE test_jobs SET note = 'written' WHERE id = $1`, [id]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rowOf(id)).toMatchObject({ note: null });
  });

  it('blocks other workers from leasing the job until it is committed', async () => {
    const id = await insert(`lease_until = now() - interval '1 second'`);
    const order: string[] = [];
    let taking: Promise<unknown> | undefined;
    await held.write({ id, generation: 3 }, async () => {
      taking = dataSource
        .query(`UPDATE test_jobs SET ${CLAIM} WHERE id = $1`, [id])
        .then(() => order.push('taken'));
      await expect
        .poll(
          async () =>
            (
              await dataSource.query(
                `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
              )
            )[0].n,
        )
        .toBe(1);
      order.push('written');
      return [];
    });
    await taking;
    expect(order).toEqual(['written', 'taken']);
    await expect(held.write({ id, generation: 3 }, () => [])).rejects.toBeInstanceOf(LeaseLostError);
  });
});

describe('a job lease', () => {
  it('is renewed for five seconds, and reports whether the job is to stop', async () => {
    const id = await insert('lease_until = now()');
    expect(await held.renew({ id, generation: 3 })).toEqual({ isStopRequested: false });
    const [{ left }] = await dataSource.query(
      'SELECT extract(epoch FROM lease_until - now())::float8 AS left FROM test_jobs',
    );
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(5);
    await change(id, 'stop_requested_at = now()');
    expect(await held.renew({ id, generation: 3 })).toEqual({ isStopRequested: true });
  });

  it('released for a transient reason counts as an attempt', async () => {
    const id = await insert();
    await held.release({ id, generation: 3 });
    expect(await rowOf(id)).toMatchObject({
      lease_until: null,
      fruitless_takes: 2,
      claimed_at: expect.any(Date),
      note: 'returned',
    });
  });

  it.each([
    [2, 1],
    [0, 0],
  ])('released at shutdown does not count as an attempt: of %i remain %i', async (before, after) => {
    const id = await insert(`fruitless_takes = ${before}`);
    await held.handOver({ id, generation: 3 });
    expect(await rowOf(id)).toMatchObject({ lease_until: null, fruitless_takes: after, claimed_at: null });
  });

  it.each([2, 4])('is not released by generation %i', async (generation) => {
    const id = await insert();
    const before = await rowOf(id);
    await held.release({ id, generation });
    await held.handOver({ id, generation });
    expect(await rowOf(id)).toEqual(before);
  });

  it('of a job with progress has no attempts without progress', async () => {
    const [id, other] = [await insert(), await insert()];
    await dataSource.transaction((manager) => held.recordProgress(manager, { id, generation: 3 }));
    expect([(await rowOf(id)).fruitless_takes, (await rowOf(other)).fruitless_takes]).toEqual([0, 2]);
  });
});

describe('the length of a queue', () => {
  it.each([
    [3, 3],
    [100_001, 100_000],
  ])('of %i open rows is %i', async (rows, counted) => {
    const count = openCount(`generate_series(1, ${rows * 2}) n`, 'n % 2 = 0');
    const [{ open }] = await dataSource.query<[{ open: number }]>(`SELECT ${count}::int AS open`);
    expect(open).toBe(counted);
  });
});

describe('job events', () => {
  const append = (id: string, ...ns: number[]) =>
    dataSource.transaction((manager) => log.append(manager, id, ns.map(event)));

  it('are numbered from 1 per job without gaps, even with concurrent appends', async () => {
    const [id, other] = [await insert(), await insert()];
    const last = await Promise.all([append(id, 1, 2, 3), append(id, 4, 5), append(other, 9), append(id, 6)]);
    expect(Math.max(...last)).toBe(6);
    expect((await numbersOf(id)).map(([seq]) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await numbersOf(other)).toEqual([[1, 9]]);
  });

  it('are read in pages without gaps or duplicates', async () => {
    const id = await insert();
    await append(id, 1, 2, 3, 4, 5);
    expect(await numbersOf(id, 2)).toEqual([
      [3, 3],
      [4, 4],
      [5, 5],
    ]);
    expect(await numbersOf(id, 2, 2)).toEqual([
      [3, 3],
      [4, 4],
    ]);
    expect(await numbersOf(id, 4, 2)).toEqual([[5, 5]]);
    expect(await numbersOf(id, 5)).toEqual([]);
  });

  it('resume at the position of the reader, at most at the end', async () => {
    const id = await insert();
    const { account_id: accountId } = await rowOf(id);
    expect(await log.positionOf(id, 0)).toEqual({ seq: 0, accountId });
    await append(id, 1, 2, 3);
    expect(await log.positionOf(id, 2)).toEqual({ seq: 2, accountId });
    expect(await log.positionOf(id, 3)).toEqual({ seq: 3, accountId });
    expect(await log.positionOf(id, 99)).toEqual({ seq: 3, accountId });
  });

  it('of an ended job resume until the last one was read', async () => {
    const id = await insert();
    await append(id, 1, 2, 3);
    await change(id, 'finished_at = now()');
    expect(await log.positionOf(id, 2)).toMatchObject({ seq: 2 });
    expect(await log.positionOf(id, 3)).toBeNull();
    expect(await log.positionOf(randomUUID(), 0)).toBeNull();
  });
});

describe('a job is available', () => {
  const isFreeNow = async (columns: string): Promise<boolean> => {
    const id = await insert(columns);
    return (
      (await dataSource.query(`SELECT FROM test_jobs j WHERE j.id = $1 AND ${isClaimable('j')}`, [id]))
        .length > 0
    );
  };
  const AGO = (seconds: number) => `now() - interval '${seconds} seconds'`;

  it.each<[isClaimable: boolean, when: string, columns: string]>([
    [true, 'when it was never leased', 'lease_until = NULL, claimed_at = NULL, generation = 0'],
    [true, 'once its lease is over', `lease_until = ${AGO(1)}`],
    [false, 'while its lease lasts', ''],
    [false, 'once it has ended', 'lease_until = NULL, finished_at = now()'],
    [
      false,
      'before a minute has passed since its fourth take',
      `lease_until = NULL, generation = 4, claimed_at = ${AGO(39)}`,
    ],
    [
      true,
      'when its worker handed it over, however often it was taken',
      'lease_until = NULL, generation = 9, claimed_at = NULL',
    ],
    [true, 'a minute after its fourth take', `lease_until = NULL, generation = 4, claimed_at = ${AGO(61)}`],
    [
      false,
      'a minute after it lost six workers',
      `lease_until = NULL, generation = 6, fruitless_takes = 6, claimed_at = ${AGO(61)}`,
    ],
    [
      true,
      'when it is to be stopped',
      'lease_until = NULL, generation = 6, fruitless_takes = 6, stop_requested_at = now()',
    ],
    [
      true,
      'to be ended after ten fruitless takes',
      'lease_until = NULL, generation = 20, fruitless_takes = 10',
    ],
    [false, 'not before nine', 'lease_until = NULL, generation = 20, fruitless_takes = 9'],
  ])('%s: %s', async (expected, _, columns) => {
    expect(await isFreeNow(columns)).toBe(expected);
  });

  it('counts an attempt without progress, and keeps the job for its worker', async () => {
    const id = await insert('lease_until = NULL, claimed_at = NULL');
    await change(id, CLAIM);
    expect(await rowOf(id)).toMatchObject({
      generation: 4,
      fruitless_takes: 3,
      claimed_at: expect.any(Date),
      lease_until: expect.any(Date),
    });
  });
});

describe('queued jobs', () => {
  const offered = async (perAccount: number, limit = 10): Promise<string[]> =>
    (
      await dataSource.query(
        inFairOrder({
          jobs: 'test_jobs',
          alias: 'j',
          isOpen: 'finished_at IS NULL',
          condition: 'j.finished_at IS NULL AND j.lease_until IS NULL',
        }),
        [perAccount, limit],
      )
    ).map(({ id }: { id: string }) => id);
  const waiting = (accountId: string, more = 'claimed_at = NULL') =>
    insert(`lease_until = NULL, ${more}`, accountId);

  it('are offered up to the limit of running jobs per account', async () => {
    const account = randomUUID();
    await insert('', account);
    await insert(`lease_until = now() - interval '1 second', finished_at = now()`, account);
    const [first] = [await waiting(account), await waiting(account)];
    expect(await offered(2)).toEqual([first]);
    expect(await offered(1)).toEqual([]);
  });

  it('alternate between accounts, the least recently served first, oldest jobs first', async () => {
    const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()];
    await insert(`finished_at = now(), claimed_at = now() - interval '1 minute'`, a);
    await insert(`finished_at = now(), claimed_at = now() - interval '2 minutes'`, b);
    const [a1, a2, b1, c1] = [await waiting(a), await waiting(a), await waiting(b), await waiting(c)];
    expect(await offered(5)).toEqual([c1, b1, a1, a2]);
    expect(await offered(5, 2)).toEqual([c1, b1]);
  });

  it('are offered first for the account with the fewest running jobs, even if it was served last', async () => {
    const [busy, idle] = [randomUUID(), randomUUID()];
    await insert(`claimed_at = now() - interval '1 hour'`, busy);
    await insert(`finished_at = now(), claimed_at = now()`, idle);
    const [busyJob, idleJob] = [await waiting(busy), await waiting(idle)];
    expect(await offered(5)).toEqual([idleJob, busyJob]);
  });
});

describe('a request to stop a job', () => {
  class Stop extends StopJob {
    readonly forced: string[] = [];
    protected override force = async (id: string): Promise<void> => {
      this.forced.push(id);
      await change(id, 'finished_at = now(), generation = generation + 1');
    };
  }
  const stop = () => new Stop(dataSource, TABLES, notifier);

  it('ends it at once if no worker holds it', async () => {
    const id = await insert(`lease_until = now() - interval '1 second'`);
    const stopping = stop();
    await stopping.run(id);
    expect(stopping.forced).toEqual([id]);
    expect(notifier.notifyStop).not.toHaveBeenCalled();
    expect((await rowOf(id)).stop_requested_at).toBeInstanceOf(Date);
  });

  it('leaves the end to the worker that holds it', async () => {
    const id = await insert();
    notifier.notifyStop.mockImplementationOnce((asked) => void change(asked, 'finished_at = now()'));
    const stopping = stop();
    await stopping.run(id);
    expect(notifier.notifyStop).toHaveBeenCalledExactlyOnceWith(id);
    expect(stopping.forced).toEqual([]);
  });

  it('ends it when its worker does not', async () => {
    const id = await insert();
    const stopping = stop();
    await stopping.run(id);
    expect(stopping.forced).toEqual([id]);
    await expect(held.write({ id, generation: 3 }, () => [])).rejects.toBeInstanceOf(LeaseLostError);
  });

  it('keeps the time of the first request', async () => {
    const first = new Date('2026-01-02T00:00:00Z');
    const id = await insert(`lease_until = NULL, stop_requested_at = '${first.toISOString()}'`);
    await stop().run(id);
    expect((await rowOf(id)).stop_requested_at).toEqual(first);
  });
});
