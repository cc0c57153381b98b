import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { CrawledSite } from '../harness/crawled-site.js';
import { WorkerProcess } from './worker-process.js';

const KILLS = 6;
const PAGES = 60;
/** Pages that one worker reads at a time: so many may be lost with it. */
const CONCURRENCY = 3;
/** Long enough to be killed in. */
const DELAY_MS = 60;
const CREDITS = 1_000;

let app: TestApp;
let site: CrawledSite;
let dataDir: string;

beforeAll(async () => {
  site = await CrawledSite.start();
  dataDir = await mkdtemp(join(tmpdir(), 'kill-crawl-'));
  app = await startApp({ env: { ...site.env, DATA_DIR: dataDir } });
});
afterAll(async () => {
  await app?.close();
  site?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const startWorker = (): Promise<WorkerProcess> =>
  WorkerProcess.start(app.databaseUrl, dataDir, { ...site.env, CRAWLER_CONCURRENCY: String(CONCURRENCY) });

it(
  'workers that are killed in the middle of a crawl read no stored page again, and charge each page once',
  { timeout: 1_200_000 },
  async () => {
    const paths = Array.from({ length: PAGES }, (_, page) => `/p${page}`);
    site.page('/', paths);
    for (const path of paths) site.page(path, ['/'], () => sleep(DELAY_MS));
    const { apiKey: key } = await app.createAccount({ credits: CREDITS });
    const begun = await app.call('/v1/crawl', {
      body: { url: `${site.origin}/` },
      key,
      headers: { prefer: 'respond-async' },
    });
    const id = begun.body.data.id as string;
    const readJob = async () => (await app.call(`/v1/jobs/${id}`, { key })).body.data;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const worker = await startWorker();
      const before = (await readJob()).items?.done ?? 0;
      // It stores a page, so that progress is made, and is killed while it reads others.
      await expect
        .poll(async () => (await readJob()).items?.done ?? 0, { timeout: 60_000, interval: 5 })
        .toBeGreaterThan(before);
      await worker.kill();
    }
    const stored = (await app.call(`/v1/jobs/${id}/items?limit=200`, { key })).body.data.items;
    const visitsBefore = new Map(
      stored.map(({ input }: { input: { url: string } }) => {
        const path = new URL(input.url).pathname;
        return [path, site.visits(path)];
      }),
    );
    const last = await startWorker();
    await expect
      .poll(async () => (await readJob()).finished_at, { timeout: 600_000, interval: 500 })
      .not.toBeNull();
    await last.terminate();

    for (const [path, visits] of visitsBefore)
      expect([path, site.visits(path as string)]).toEqual([path, visits]);
    expect(await readJob()).toMatchObject({
      status: 'completed',
      credits_used: PAGES + 1,
      result: { pages_read: PAGES + 1, pages_failed: 0, is_complete: true },
    });
    // Only what was under way when a worker was killed was read again.
    const pageVisits = ['/', ...paths].reduce((sum, path) => sum + site.visits(path), 0);
    expect(pageVisits - (PAGES + 1)).toBeLessThanOrEqual(KILLS * CONCURRENCY);
    const { balance, held } = (await app.call('/v1/credits', { key })).body.data;
    expect({ balance, held }).toEqual({ balance: CREDITS - PAGES - 1, held: 0 });
    expect(await app.audit()).toEqual([]);
  },
);
