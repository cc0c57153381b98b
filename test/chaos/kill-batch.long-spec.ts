import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { CrawledSite } from '../harness/crawled-site.js';
import { WorkerProcess } from './worker-process.js';

const KILLS = 3;
const CALLS = 40;
/** Long enough to be killed in. */
const DELAY_MS = 60;
const CREDITS = 1_000;

let app: TestApp;
let site: CrawledSite;
let dataDir: string;

beforeAll(async () => {
  site = await CrawledSite.start();
  dataDir = await mkdtemp(join(tmpdir(), 'kill-batch-'));
  app = await startApp({ env: { ...site.env, DATA_DIR: dataDir } });
});
afterAll(async () => {
  await app?.close();
  site?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const startWorker = (): Promise<WorkerProcess> => WorkerProcess.start(app.databaseUrl, dataDir, site.env);

it(
  'workers that are killed in the middle of a batch lose no call and charge none twice',
  { timeout: 1_200_000 },
  async () => {
    const paths = Array.from({ length: CALLS }, (_, page) => `/p${page}`);
    for (const path of paths) site.page(path, [], () => sleep(DELAY_MS));
    const { apiKey: key } = await app.createAccount({ credits: CREDITS });
    const inputs = paths.map((path) => ({ url: `${site.origin}${path}` }));
    const begun = await app.call('/v1/batch', {
      body: { capability: 'scrape', inputs },
      key,
      headers: { prefer: 'respond-async' },
    });
    const id = begun.body.data.id as string;
    const readJob = async () => (await app.call(`/v1/jobs/${id}`, { key })).body.data;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const worker = await startWorker();
      const before = (await readJob()).items?.done ?? 0;
      await expect
        .poll(async () => (await readJob()).items?.done ?? 0, { timeout: 90_000, interval: 5 })
        .toBeGreaterThan(before);
      await worker.kill();
    }
    const last = await startWorker();
    await expect
      .poll(async () => (await readJob()).finished_at, { timeout: 600_000, interval: 500 })
      .not.toBeNull();
    await last.terminate();

    expect(await readJob()).toMatchObject({
      status: 'completed',
      result: { succeeded: CALLS, failed: 0, credits_used: CALLS, is_complete: true },
    });
    const { items } = (await app.call(`/v1/jobs/${id}/items?limit=200`, { key })).body.data;
    expect(items.map(({ input }: { input: { url: string } }) => input.url)).toEqual(
      inputs.map(({ url }) => url),
    );
    // The marks of calls under way are free within a minute, and so are their holds.
    await expect
      .poll(async () => (await app.call('/v1/credits', { key })).body.data, {
        timeout: 120_000,
        interval: 1_000,
      })
      .toMatchObject({ balance: CREDITS - CALLS, held: 0 });
    expect(await app.audit()).toEqual([]);
  },
);
