import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GitWorkspaces } from '@capstan/workspaces';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { readStream } from '../harness/build-stream.js';
import { freezeWithin } from './freeze-within.js';
import { seeded } from './seeded.js';
import { WorkerProcess } from './worker-process.js';

const BUILDS = 20;
const KILLS = 20;

let app: TestApp;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'capstan-kill-worker-'));
  app = await startApp({ env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Asked {
  id: string;
  companyId: string;
  key: string;
}

async function ask(prompt: string): Promise<Asked> {
  const { apiKey: key } = await app.createAccount({ credits: 5 });
  const { data } = (await app.call('/v1/builds', { body: { prompt }, key })).body;
  return { id: data.execution_id, companyId: data.company_id, key };
}

const statusOf = async ({ id, key }: Asked): Promise<string> =>
  (await app.call(`/v1/builds/${id}`, { key })).body.data.status;

const eventsOf = ({ id, key }: Asked) => readStream(`${app.url}/cloud-build/${id}/stream`, { key });

/** A build with a plan. */
async function planned(name: string): Promise<Asked> {
  const build = await ask(`A website for the bakery "${name}" in Ghent`);
  await readStream(`${app.url}/cloud-build/${build.id}/stream`, {
    key: build.key,
    isEnough: ({ kind }) => kind === 'plan.created',
  });
  return build;
}

const startWorker = (): Promise<WorkerProcess> => WorkerProcess.start(app.databaseUrl, dataDir);

const workspaces = () =>
  new GitWorkspaces(dataDir, { maxBytes: 200 * 1024 * 1024, maxFiles: 2000, gitPath: undefined });

describe('workers that die', () => {
  it(
    'lose no build, no commit and no event, and charge once',
    { timeout: 1_200_000 },
    seeded(async (numbers) => {
      const workers = [startWorker(), startWorker(), startWorker()];
      await Promise.all(workers);
      const asked = await Promise.all(
        Array.from({ length: BUILDS }, (_, at) => ask(`A website for the bakery "Oven ${at}" in Ghent`)),
      );
      for (const { id, key } of asked) {
        await app.call(`/v1/builds/${id}/message`, { body: { prompt: 'Make it blue' }, key });
      }
      for (let kill = 0; kill < KILLS; kill += 1) {
        await sleep(numbers.between(20, 600));
        const at = kill % workers.length;
        await (await workers[at])?.kill();
        workers[at] = startWorker();
      }
      await expect
        .poll(async () => (await Promise.all(asked.map(statusOf))).filter((status) => status === 'running'), {
          // A build that lost many workers waits a while for the next one.
          timeout: 400_000,
          interval: 500,
        })
        .toEqual([]);
      for (const build of asked) {
        expect(await statusOf(build)).toBe('completed');
        const events = await eventsOf(build);
        expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
        expect(events.filter(({ kind }) => kind === 'build.completed')).toHaveLength(1);
        const reportedCommits = events
          .filter(({ kind }) => kind === 'commit.created')
          .map(({ data }) => data['commit']);
        const kept = (await workspaces().log(build.companyId, { limit: 100 })).map(({ id }) => id);
        expect(kept).toEqual(expect.arrayContaining(reportedCommits));
        expect(kept).toHaveLength(reportedCommits.length);
        expect((await app.call('/v1/credits', { key: build.key })).body.data.balance).toBe(4);
      }
      expect(await app.audit()).toEqual([]);
      for (const worker of await Promise.all(workers)) await worker.kill();
    }),
  );

  it('write nothing when they resume after another worker took over', { timeout: 240_000 }, async () => {
    const frozen = await startWorker();
    const build = await freezeWithin(
      frozen,
      () => planned('Cold Oven'),
      async (begun) => (await statusOf(begun)) === 'running',
    );
    const other = await startWorker();
    await expect.poll(() => statusOf(build), { timeout: 120_000, interval: 250 }).toBe('completed');
    const events = await eventsOf(build);
    const head = await workspaces().head(build.companyId);
    frozen.thaw();
    await sleep(3_000);
    expect(await eventsOf(build)).toEqual(events);
    expect(await workspaces().head(build.companyId)).toBe(head);
    expect(events.map(({ kind }) => kind)).toContain('build.resumed');
    await Promise.all([frozen.kill(), other.kill()]);
  });

  it('release their builds at shutdown', { timeout: 240_000 }, async () => {
    const leaving = await startWorker();
    const build = await planned('Last Oven');
    const [how, next] = await Promise.all([leaving.terminate(), startWorker()]);
    expect(['0', 'SIGTERM']).toContain(how);
    await expect.poll(() => statusOf(build), { timeout: 120_000, interval: 250 }).toBe('completed');
    await next.kill();
  });
});
