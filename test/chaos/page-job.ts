import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { CrawledSite } from '../harness/crawled-site.js';
import { WorkerProcess } from './worker-process.js';

/** Long enough that a worker is killed while it reads a page. */
const PAGE_DELAY_MS = 60;
/** The most that one page of the list of items may have. */
const ITEMS_PER_PAGE = 200;

const GRANTED_CREDITS = 1_000;

interface Item {
  input: { url: string };
}

/** A job over many pages of a site, its workers in processes that are killed. The API is in this process. */
export class PageJob {
  private id = '';

  private constructor(
    readonly app: TestApp,
    readonly site: CrawledSite,
    private readonly key: string,
    private readonly dataDir: string,
    private readonly workerEnv: Record<string, string>,
  ) {}

  /** @param workerEnv variables of its workers, in addition to those of the site. */
  static async prepare(workerEnv: Record<string, string> = {}): Promise<PageJob> {
    const site = await CrawledSite.start();
    const dataDir = await mkdtemp(join(tmpdir(), 'page-job-'));
    const app = await startApp({ env: { ...site.env, DATA_DIR: dataDir } });
    const { apiKey } = await app.createAccount({ credits: GRANTED_CREDITS });
    return new PageJob(app, site, apiKey, dataDir, workerEnv);
  }

  /** @returns the paths of as many slow pages, each with these links. */
  addPages(count: number, links: readonly string[] = []): string[] {
    const paths = Array.from({ length: count }, (_, page) => `/p${page}`);
    for (const path of paths) this.site.page(path, links, () => sleep(PAGE_DELAY_MS));
    return paths;
  }

  async begin(route: string, body: object): Promise<void> {
    const begun = await this.call(route, { body, headers: { prefer: 'respond-async' } });
    this.id = begun.body.data.id as string;
  }

  async read(): Promise<Record<string, unknown> & { items?: { done: number }; finished_at: string | null }> {
    return (await this.call(`/v1/jobs/${this.id}`)).body.data;
  }

  async items(): Promise<Item[]> {
    return (await this.call(`/v1/jobs/${this.id}/items?limit=${ITEMS_PER_PAGE}`)).body.data.items;
  }

  /** Kills one worker after another, each once it has stored an item and works on others. */
  async killWorkers(count: number): Promise<void> {
    for (let kill = 0; kill < count; kill += 1) {
      const worker = await this.startWorker();
      const before = await this.itemsDone();
      await expect.poll(() => this.itemsDone(), { timeout: 90_000, interval: 5 }).toBeGreaterThan(before);
      await worker.kill();
    }
  }

  /** Has a new worker complete the job. */
  async complete(): Promise<void> {
    const worker = await this.startWorker();
    await expect
      .poll(async () => (await this.read()).finished_at, { timeout: 600_000, interval: 500 })
      .not.toBeNull();
    await worker.terminate();
  }

  /** What the job has cost its account, and what is held for it. */
  async cost(): Promise<{ paid: number; held: number }> {
    const { balance, held } = (await this.call('/v1/credits')).body.data;
    return { paid: GRANTED_CREDITS - balance - held, held };
  }

  async close(): Promise<void> {
    await this.app.close();
    this.site.close();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private call(path: string, options: Parameters<TestApp['call']>[1] = {}) {
    return this.app.call(path, { key: this.key, ...options });
  }

  private async itemsDone(): Promise<number> {
    return (await this.read()).items?.done ?? 0;
  }

  private startWorker(): Promise<WorkerProcess> {
    return WorkerProcess.start(this.app.databaseUrl, this.dataDir, { ...this.site.env, ...this.workerEnv });
  }
}
