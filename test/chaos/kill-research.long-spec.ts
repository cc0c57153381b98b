import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { catalog } from '@capstan/catalog';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { readStream } from '../harness/build-stream.js';
import { addressesOfNoVendor } from '../harness/no-vendors.js';
import { ResearchWeb } from '../harness/research-web/index.js';
import { freezeWithin } from './freeze-within.js';
import { seeded } from './seeded.js';
import { WorkerProcess } from './worker-process.js';

const RUNS = 10;
const KILLS = 20;

let app: TestApp;
let web: ResearchWeb;

beforeAll(async () => {
  web = await ResearchWeb.start({ latencyMs: 150 });
  app = await startApp({ env: web.env });
});
beforeEach(() => web.heal());
afterAll(async () => {
  await app?.close();
  await web?.close();
});

interface Asked {
  id: string;
  key: string;
}

const startWorker = (): Promise<WorkerProcess> =>
  WorkerProcess.start(app.databaseUrl, tmpdir(), { ...addressesOfNoVendor(catalog), ...web.env });

async function ask(depth: string, topic = 0): Promise<Asked> {
  const { apiKey: key } = await app.createAccount({ credits: 100 });
  const query = web.topics[topic]?.question;
  const headers = { prefer: 'respond-async' };
  const { status, body } = await app.call('/v1/research', { body: { query, depth }, key, headers });
  expect(status).toBe(202);
  return { id: body.data.id, key };
}

const viewOf = async ({ id, key }: Asked) => (await app.call(`/v1/research/${id}`, { key })).body.data;

const isOpen = async (run: Asked): Promise<boolean> => (await viewOf(run)).finished_at === null;

/** A run that has searched, and its reported queries. */
async function searched(depth: string): Promise<Asked & { searchedQueries: unknown[] }> {
  const run = await ask(depth);
  const events = await readStream(`${app.url}/v1/research/${run.id}/stream`, {
    key: run.key,
    isEnough: ({ kind }) => kind === 'search.completed',
  });
  const searchedQueries = events
    .filter(({ kind }) => kind === 'search.completed')
    .map(({ data }) => data['query']);
  return { ...run, searchedQueries };
}

const eventsOf = ({ id, key }: Asked) => readStream(`${app.url}/v1/research/${id}/stream`, { key });

describe('research workers that die', () => {
  it(
    'lose no run, charge once, and keep the stream complete',
    { timeout: 1_200_000 },
    seeded(async (numbers) => {
      const workers = [startWorker(), startWorker()];
      await Promise.all(workers);
      const asked = await Promise.all(
        Array.from({ length: RUNS }, (_, at) =>
          ask(at % 2 === 0 ? 'standard' : 'deep', numbers.between(0, web.topics.length)),
        ),
      );
      for (let kill = 0; kill < KILLS; kill += 1) {
        await sleep(numbers.between(20, 900));
        const at = kill % workers.length;
        await (await workers[at])?.kill();
        workers[at] = startWorker();
      }
      await expect
        .poll(async () => (await Promise.all(asked.map(viewOf))).filter((run) => run.finished_at === null), {
          // A run that lost many workers waits a while for the next one.
          timeout: 400_000,
          interval: 500,
        })
        .toEqual([]);
      for (const run of asked) {
        const { status, credits_used: credits, depth, result } = await viewOf(run);
        expect(status).toBe('completed');
        expect(credits).toBe(depth === 'deep' ? 20 : 10);
        expect(result.report.summary).toContain('[Source ');
        const events = await eventsOf(run);
        expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
        expect(events.filter(({ kind }) => kind === 'research.completed')).toHaveLength(1);
        // Every event is sent once, and counted once.
        const searches = events.filter(({ kind }) => kind === 'search.completed');
        const queries = searches.map(({ data }) => `${String(data['source_type'])} ${String(data['query'])}`);
        expect(new Set(queries).size).toBe(queries.length);
        expect(searches.length).toBeLessThanOrEqual(depth === 'deep' ? 15 : 5);
        const { balance, held } = (await app.call('/v1/credits', { key: run.key })).body.data;
        expect([balance, held]).toEqual([100 - credits, 0]);
      }
      expect(await app.audit()).toEqual([]);
      for (const worker of await Promise.all(workers)) await worker.kill();
    }),
  );

  it('does not repeat requests whose results were stored before the kill', { timeout: 240_000 }, async () => {
    const first = await startWorker();
    const run = await freezeWithin(first, () => searched('comprehensive'), isOpen);
    await first.kill();
    const asked = web.searches.length;
    const second = await startWorker();
    const events = await eventsOf(run);
    expect(events.map(({ kind }) => kind)).toContain('research.resumed');
    expect(events.at(-1)?.kind).toBe('research.completed');
    const later = web.searches.slice(asked).map(({ query }) => query);
    expect(later.filter((query) => run.searchedQueries.includes(query))).toEqual([]);
    await second.kill();
  });

  it('write nothing when they resume after another worker took over', { timeout: 240_000 }, async () => {
    const frozen = await startWorker();
    const run = await freezeWithin(frozen, () => searched('deep'), isOpen);
    const other = await startWorker();
    const events = await eventsOf(run);
    expect(events.map(({ kind }) => kind)).toContain('research.resumed');
    expect(events.at(-1)?.kind).toBe('research.completed');
    const rows = (): Promise<object[]> =>
      app.dataSource.query(
        `SELECT *, (SELECT count(*) FROM research_checkpoints WHERE run_id = id) AS checkpoints,
           (SELECT count(*) FROM ledger_entries WHERE account_id = r.account_id) AS entries
         FROM research_runs r WHERE id = $1`,
        [run.id],
      );
    const before = await rows();
    frozen.thaw();
    await sleep(3_000);
    expect(await rows()).toEqual(before);
    expect(await eventsOf(run)).toEqual(events);
    expect(await app.audit()).toEqual([]);
    await Promise.all([frozen.kill(), other.kill()]);
  });

  it('release their runs at shutdown', { timeout: 240_000 }, async () => {
    const leaving = await startWorker();
    const run = await searched('deep');
    const [how, next] = await Promise.all([leaving.terminate(), startWorker()]);
    expect(['0', 'SIGTERM']).toContain(how);
    expect((await eventsOf(run)).at(-1)?.kind).toBe('research.completed');
    await next.kill();
  });
});
