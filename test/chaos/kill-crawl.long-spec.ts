import { afterAll, beforeAll, expect, it } from 'vitest';
import { PageJob } from './page-job.js';

const KILLS = 6;
const PAGES = 60;
/** Pages that one worker reads at a time: so many may be lost with it. */
const CONCURRENCY = 3;

let job: PageJob;

beforeAll(async () => {
  job = await PageJob.prepare({ CRAWLER_CONCURRENCY: String(CONCURRENCY) });
});
afterAll(() => job?.close());

it(
  'workers that are killed in the middle of a crawl read no stored page again, and charge each page once',
  { timeout: 1_200_000 },
  async () => {
    const paths = job.addPages(PAGES, ['/']);
    job.site.page('/', paths);
    await job.begin('/v1/crawl', { url: `${job.site.origin}/` });
    await job.killWorkers(KILLS);
    const stored = (await job.items()).map(({ input }) => new URL(input.url).pathname);
    const visits = () => stored.map((path) => [path, job.site.visits(path)]);
    const visitsBefore = visits();
    await job.complete();

    expect(visits()).toEqual(visitsBefore);
    expect(await job.read()).toMatchObject({
      status: 'completed',
      credits_used: PAGES + 1,
      result: { pages_read: PAGES + 1, pages_failed: 0, is_complete: true },
    });
    // Only what was under way when a worker was killed was read again.
    const pageVisits = ['/', ...paths].reduce((sum, path) => sum + job.site.visits(path), 0);
    expect(pageVisits - (PAGES + 1)).toBeLessThanOrEqual(KILLS * CONCURRENCY);
    expect(await job.cost()).toEqual({ paid: PAGES + 1, held: 0 });
    expect(await job.app.audit()).toEqual([]);
  },
);
