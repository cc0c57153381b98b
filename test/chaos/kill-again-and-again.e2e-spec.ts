import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { BuildStore, HeldBuilds, type BuildsConfig } from '@capstan/builds';
import { type HeldJob, type ClaimedJob } from '@capstan/platform-jobs';
import { HeldRuns, RunStore, StoredCheckpoints } from '@capstan/research';
import type { DataSource, EntityManager } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { type TestDatabase, createDatabase } from '../harness/database.js';
import { FollowedBuild } from '../harness/followed-build.js';
import { readStream } from '../harness/build-stream.js';
import { startWorker } from '../harness/worker.js';

/** The time after which a job without progress is ended. */
const MAX_TAKES = 10;

/** One kind of job, for the tests of both kinds. */
interface Rows {
  table: string;
  insert(): Promise<string>;
  claim(id: string): Promise<ClaimedJob | null>;
  claimable(): Promise<HeldJob[]>;
  held: {
    handOver(job: HeldJob): Promise<void>;
    release(job: HeldJob): Promise<void>;
    write(job: HeldJob, work: (manager: EntityManager) => Promise<never[]>): Promise<void>;
    recordProgress(manager: EntityManager, job: HeldJob): Promise<void>;
  };
}

const NO_LOG = { append: () => Promise.resolve(0) } as never;
const NO_NOTIFIER = { notifyEvents: () => undefined } as never;

function researchRows(dataSource: DataSource): Rows {
  const store = new RunStore(dataSource, { runningPerAccount: 9, concurrency: 1, keepDays: 30 });
  return {
    table: 'research_runs',
    async insert() {
      const id = randomUUID();
      const run = { id, accountId: randomUUID(), keyId: randomUUID(), request: {} as never, ticket: {} };
      await dataSource.transaction((manager) => store.insert(manager, run));
      return id;
    },
    claim: (id) => store.claim(id),
    claimable: () => store.claimable(100),
    held: new HeldRuns(dataSource, NO_LOG, NO_NOTIFIER),
  };
}

function buildRows(dataSource: DataSource): Rows {
  const store = new BuildStore(dataSource, { runningPerAccount: 9, keepDays: 90 } as BuildsConfig);
  return {
    table: 'builds',
    async insert() {
      const [id, accountId, companyId] = [randomUUID(), randomUUID(), randomUUID()];
      await dataSource.query(
        `WITH company AS (INSERT INTO companies (id, account_id, name) VALUES ($1, $2, $3))
         INSERT INTO sites (id, company_id, account_id, name, preview_token) VALUES ($1, $1, $2, $3, $3)`,
        [companyId, accountId, `company ${companyId}`],
      );
      const build = {
        id,
        accountId,
        companyId,
        siteId: companyId,
        isNewSite: true,
        keyId: randomUUID(),
        chargeSubject: 'none',
        prompt: 'A site',
      };
      await dataSource.transaction((manager) => store.insert(manager, build));
      return id;
    },
    claim: (id) => store.claim(id),
    claimable: () => store.claimable(100),
    held: new HeldBuilds(dataSource, NO_LOG, NO_NOTIFIER),
  };
}

describe.each([
  ['research', researchRows],
  ['builds', buildRows],
])('jobs whose workers die: %s', (_, rowsOf) => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let rows: Rows;

  beforeAll(async () => {
    database = await createDatabase();
    ({ dataSource } = database);
    rows = rowsOf(dataSource);
  });
  beforeEach(() => dataSource.query(`TRUNCATE ${rows.table} CASCADE`));
  afterAll(() => database.drop());

  /** Simulates a worker that died, with a lease that has just expired. */
  const die = (id: string): Promise<unknown> =>
    dataSource.query(`UPDATE ${rows.table} SET lease_until = clock_timestamp() WHERE id = $1`, [id]);

  /** When it was leased. */
  const age = (id: string, seconds: number): Promise<unknown> =>
    dataSource.query(
      `UPDATE ${rows.table} SET claimed_at = clock_timestamp() - make_interval(secs => $2) WHERE id = $1`,
      [id, seconds],
    );

  async function take(id: string): Promise<ClaimedJob> {
    expect((await rows.claimable()).map((job) => job.id)).toContain(id);
    const claim = await rows.claim(id);
    if (claim === null) throw new Error('it could not be taken');
    return claim;
  }

  async function expectToWait(id: string): Promise<void> {
    expect(await rows.claimable()).toEqual([]);
    expect(await rows.claim(id)).toBeNull();
  }

  it('are leased at once after the first deaths, then at increasing intervals, and finally ended', async () => {
    const id = await rows.insert();
    for (const generation of [1, 2, 3, 4]) {
      expect(await take(id)).toMatchObject({ generation, attemptsWithoutProgress: generation });
      await die(id);
    }
    for (const [tooSoon, longEnough] of [
      [10, 60],
      [45, 90],
      ...Array.from({ length: 4 }, () => [65, 135]),
    ] as [number, number][]) {
      await age(id, tooSoon);
      await expectToWait(id);
      await age(id, longEnough);
      await take(id);
      await die(id);
    }
    // One more lease, to learn that it is the last.
    expect(await take(id)).toMatchObject({
      generation: MAX_TAKES + 1,
      attemptsWithoutProgress: MAX_TAKES + 1,
    });
  });

  it('continue as long as they make progress, at constant intervals', async () => {
    const id = await rows.insert();
    for (let taken = 1; taken <= 3 * MAX_TAKES; taken += 1) {
      const claim = await take(id);
      expect(claim.attemptsWithoutProgress).toBe(1);
      await rows.held.write(claim, async (manager) => {
        await rows.held.recordProgress(manager, claim);
        return [];
      });
      await die(id);
      if (taken < 4) continue;
      await age(id, 10);
      await expectToWait(id);
      await age(id, 60);
    }
  });

  it('do not wait if they worked for long before their worker died', async () => {
    const id = await rows.insert();
    for (let taken = 1; taken <= 4; taken += 1) {
      await take(id);
      if (taken === 4) await age(id, 60);
      await die(id);
    }
    expect(await take(id)).toMatchObject({ generation: 5, attemptsWithoutProgress: 5 });
  });

  it('that are released at shutdown are leased at once, without limit', async () => {
    const id = await rows.insert();
    for (let taken = 1; taken <= 3 * MAX_TAKES; taken += 1) {
      const claim = await take(id);
      expect(claim.attemptsWithoutProgress).toBe(1);
      await rows.held.handOver(claim);
    }
  });

  it('that are released for a transient reason wait like others after repetitions', async () => {
    const id = await rows.insert();
    for (let taken = 1; taken <= 4; taken += 1) await rows.held.release(await take(id));
    await expectToWait(id);
    await age(id, 60);
    expect((await take(id)).attemptsWithoutProgress).toBe(5);
  });

  it('are leased at different times after they lost the same worker', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, () => rows.insert()));
    await dataSource.query(
      `UPDATE ${rows.table} SET generation = 4, fruitless_takes = 4, lease_until = clock_timestamp(),
         claimed_at = clock_timestamp() - interval '50 seconds'`,
    );
    const free = (await rows.claimable()).length;
    expect(free).toBeGreaterThan(0);
    expect(free).toBeLessThan(ids.length);
  });
});

describe('a checkpoint of research', () => {
  it('counts as progress', async () => {
    const database = await createDatabase();
    const { dataSource } = database;
    const store = new RunStore(dataSource, { runningPerAccount: 9, concurrency: 1, keepDays: 30 });
    const id = await researchRows(dataSource).insert();
    const claim = await store.claim(id);
    if (!claim) throw new Error('it could not be taken');
    const checkpoints = await StoredCheckpoints.load(dataSource, claim);
    const takes = async (): Promise<number> =>
      (await dataSource.query('SELECT fruitless_takes AS n FROM research_runs'))[0].n;
    await expect(checkpoints.once('bad', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await takes()).toBe(1);
    await Promise.all(['a', 'b', 'c'].map((key) => checkpoints.once(key, () => Promise.resolve(key))));
    expect(await takes()).toBe(0);
    await database.drop();
  });
});

describe('work that ended worker after worker', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp({ env: { DATA_DIR: tmpdir(), SEARCH_PROVIDERS: 'local_index' } });
  });
  afterAll(() => app.close());

  const wearOut = (table: string, id: string): Promise<unknown> =>
    app.dataSource.query(
      `UPDATE ${table} SET generation = ${MAX_TAKES}, fruitless_takes = ${MAX_TAKES} WHERE id = $1`,
      [id],
    );

  const balanceOf = async (key: string): Promise<object> =>
    (await app.call('/v1/credits', { key })).body.data;

  it('fails with the reason, and is free', { timeout: 240_000 }, async () => {
    const { apiKey: key } = await app.createAccount();
    const build = await FollowedBuild.ask(app, 'A website for the bakery "Sour Dough" in Ghent', key);
    const asked = await app.call('/v1/research', {
      key,
      body: { query: 'How do tidal barrages work?' },
      headers: { prefer: 'respond-async' },
    });
    const runId: string = asked.body.data.id;
    expect(await balanceOf(key)).toMatchObject({ balance: 989, held: 10 });
    await wearOut('builds', build.id);
    await wearOut('research_runs', runId);
    const worker = await startWorker({
      DATABASE_URL: app.databaseUrl,
      DATA_DIR: tmpdir(),
      CHROMIUM_PATH: 'off',
      SEARCH_PROVIDERS: 'local_index',
    });
    const end = await build.untilEnd();
    expect(end).toMatchObject({
      kind: 'build.failed',
      data: { reason: expect.stringMatching(/so it failed.*build is free/) },
    });
    expect(await build.view()).toMatchObject({ status: 'failed', failure: end.data['reason'] });
    const events = await readStream(`${app.url}/v1/research/${runId}/stream`, { key });
    expect(events.at(-1)).toMatchObject({
      kind: 'research.failed',
      data: { error: { slug: 'research-given-up', is_retriable: false } },
    });
    const run = (await app.call(`/v1/research/${runId}`, { key })).body.data;
    expect(run).toMatchObject({ status: 'failed', credits_used: 0, failure: { slug: 'research-given-up' } });
    expect(await balanceOf(key)).toMatchObject({ balance: 1000, held: 0 });
    expect(await app.audit()).toEqual([]);
    await worker.close();
  });
});
