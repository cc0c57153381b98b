import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { DataSource, MigrationInterface } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Claim, HeldRuns, RunStore, StoredCheckpoints } from '@capstan/research';
import { type TestDatabase, createDatabase } from '../../harness/database.js';

const PER_ACCOUNT = 2;

let database: TestDatabase;
let dataSource: DataSource;
let store: RunStore;
let held: HeldRuns;

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  store = new RunStore(dataSource, { runningPerAccount: PER_ACCOUNT, concurrency: 1, keepDays: 30 });
  held = new HeldRuns(dataSource, {} as never, {} as never);
});
beforeEach(() => dataSource.query('TRUNCATE research_runs CASCADE'));
afterAll(async () => {
  await database?.drop();
});

async function insert(accountId: string = randomUUID()): Promise<string> {
  const id = randomUUID();
  const run = { id, accountId, keyId: randomUUID(), request: {} as never, ticket: {} };
  await dataSource.transaction((manager) => store.insert(manager, run));
  return id;
}

const claim = async (id: string): Promise<Claim> => (await store.claim(id)) as Claim;

const idle = (id: string, columns: string): Promise<unknown> =>
  dataSource.query(
    `UPDATE research_runs SET ${columns.replaceAll('AGO', "- interval '100 seconds'")} WHERE id = $1`,
    [id],
  );

const countOf = async (table: string): Promise<number> =>
  (await dataSource.query<{ count: number }[]>(`SELECT count(*) FROM ${table}`))[0]?.count ?? -1;

describe('research rows', () => {
  it('are listed newest first, all or those of one status', async () => {
    const account = randomUUID();
    const [first, second] = [await insert(account), await insert(account)];
    await insert();
    await claim(first);
    const listed = async (status?: 'running' | 'queued') =>
      (await store.list(account, { limit: 9, ...(status && { status }) })).map(({ id }) => id);
    expect(await listed()).toEqual([second, first]);
    expect(await listed('running')).toEqual([first]);
    expect(await listed('queued')).toEqual([second]);
  });

  it('are offered up to the limit of their account, account by account', async () => {
    const busy = randomUUID();
    const [first, second, third] = [await insert(busy), await insert(busy), await insert(busy)];
    const other = await insert();
    const offered = async (): Promise<string[]> => (await store.claimable(10)).map(({ id }) => id);
    expect(await offered()).toEqual([first, other, second]);
    await claim(first);
    await claim(second);
    expect(await offered()).toEqual([other]);
    expect(await store.claim(third)).toBeNull();
  });

  it('alternate: the account with the fewest running jobs first, then the least recently served', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const ofOne = [await insert(one), await insert(one), await insert(one)];
    const ofTwo = [await insert(two), await insert(two)];
    const turns: string[] = [];
    for (const _ of ofOne) {
      const [next] = await store.claimable(1);
      turns.push(next?.id as string);
      await idle((await claim(next?.id as string)).id, "finished_at = now(), status = 'completed'");
    }
    expect(turns).toEqual([ofOne[0], ofTwo[0], ofOne[1]]);
    const fresh = await insert();
    await claim(ofOne[2] as string);
    expect((await store.claimable(10)).map(({ id }) => id)).toEqual([fresh, ofTwo[1]]);
    const late = await insert(one);
    const offered = await store.claimable(10);
    expect(offered).toEqual([
      { id: fresh, generation: 0, accountId: expect.any(String) as string },
      { id: ofTwo[1], generation: 0, accountId: two },
      { id: late, generation: 0, accountId: one },
    ]);
  });

  it('count the time of a worker, but not the time without a worker', async () => {
    const id = await insert();
    const first = await claim(id);
    await idle(id, 'claimed_at = claimed_at AGO');
    await held.release(first);
    await idle(id, 'started_at = started_at AGO');
    const second = await claim(id);
    expect(second.workedSeconds).toBeGreaterThan(99);
    expect(second.workedSeconds).toBeLessThan(110);
    // The worker dies: its last heartbeat was 100 seconds ago.
    await idle(id, 'claimed_at = claimed_at AGO, lease_until = lease_until AGO');
    expect((await claim(id)).workedSeconds).toBeLessThan(110);
  });

  it('accept a checkpoint even if the previous worker stored one at the last moment', async () => {
    const id = await insert();
    const before = await claim(id);
    const late = await StoredCheckpoints.load(dataSource, before);
    await idle(id, 'lease_until = lease_until AGO');
    const present = await claim(id);
    const checkpoints = await StoredCheckpoints.load(dataSource, present);
    await dataSource.query('UPDATE research_runs SET generation = $2 WHERE id = $1', [id, before.generation]);
    await late.once('page', () => Promise.resolve('late'));
    await dataSource.query('UPDATE research_runs SET generation = $2 WHERE id = $1', [
      id,
      present.generation,
    ]);
    expect(await checkpoints.once('page', () => Promise.resolve('now'))).toBe('now');
    const next = await StoredCheckpoints.load(dataSource, { ...present, generation: 3 });
    expect(await next.once('page', () => Promise.resolve('again'))).toBe('now');
  });

  it('are deleted past their retention, in any number', async () => {
    const [old, done, going] = [await insert(), await insert(), await insert()];
    await dataSource.query(
      `INSERT INTO research_checkpoints SELECT id, decode(md5(n::text), 'hex'), '{}'
       FROM research_runs, generate_series(1, 600) AS n`,
    );
    const end =
      "UPDATE research_runs SET finished_at = now() - $2::interval, status = 'completed' WHERE id = $1";
    await dataSource.query(end, [old, '31 days']);
    await dataSource.query(end, [done, '2 hours']);
    await store.prune();
    const left = await dataSource.query<{ id: string }[]>('SELECT id FROM research_runs ORDER BY number');
    expect(left.map(({ id }) => id)).toEqual([done, going]);
    expect(await countOf('research_checkpoints')).toBe(600);
  });
});

describe('the migration of addresses in research', () => {
  it('removes absolute paths of documents, and keeps the text of sentences', async () => {
    await dataSource.query(
      `INSERT INTO local_index_collections (name, kind, root, source_type)
       VALUES ('Fernhill (G2)', 'folder', '/srv/home dir/manual', 'web')`,
    );
    const id = await insert();
    const sources = [
      { id: 1, url: 'file:///srv/home%20dir/manual/vents/a%20b.html', title: 'Edit file:///etc/fstab' },
      { id: 2, url: 'file:///srv/gone/secret/c.html', title: 'C' },
      { id: 3, url: 'https://a.example/file:///x', title: 'D' },
    ];
    await dataSource.query(
      `UPDATE research_runs SET result = $2, evidence = $2, finished_at = now(), status = 'completed' WHERE id = $1`,
      [id, JSON.stringify({ sources })],
    );
    await dataSource.query(
      `INSERT INTO research_events (run_id, seq, kind, fields) VALUES ($1, 1, 'source.found', $2)`,
      [id, JSON.stringify(sources[0])],
    );
    const file = join(
      import.meta.dirname,
      '../../../libs/features/research/src/migrations/1700001000403-addresses-in-research.ts',
    );
    const [Migration] = Object.values(
      (await import(/* @vite-ignore */ file)) as Record<string, new () => MigrationInterface>,
    );
    const runner = dataSource.createQueryRunner();
    try {
      await new Migration!().up(runner);
      await new Migration!().up(runner);
    } finally {
      await runner.release();
    }
    const [run] = await dataSource.query('SELECT result, evidence FROM research_runs WHERE id = $1', [id]);
    const expected = [
      { ...sources[0], url: 'index://Fernhill%20(G2)/vents/a%20b.html' },
      { ...sources[1], url: 'index://removed/c.html' },
      sources[2],
    ];
    expect(run).toEqual({ result: { sources: expected }, evidence: { sources: expected } });
    const [event] = await dataSource.query('SELECT fields FROM research_events WHERE run_id = $1', [id]);
    expect(event.fields).toEqual(expected[0]);
  });
});
