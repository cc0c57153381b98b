import { afterAll, beforeAll, expect, it } from 'vitest';
import { PageJob } from './page-job.js';

const KILLS = 3;
const CALLS = 40;

let job: PageJob;

beforeAll(async () => {
  job = await PageJob.prepare();
});
afterAll(() => job?.close());

it(
  'workers that are killed in the middle of a batch lose no call and charge none twice',
  { timeout: 1_200_000 },
  async () => {
    const urls = job.addPages(CALLS).map((path) => `${job.site.origin}${path}`);
    await job.begin('/v1/batch', { capability: 'scrape', inputs: urls.map((url) => ({ url })) });
    await job.killWorkers(KILLS);
    await job.complete();

    expect(await job.read()).toMatchObject({
      status: 'completed',
      result: { succeeded: CALLS, failed: 0, credits_used: CALLS, is_complete: true },
    });
    expect((await job.items()).map(({ input }) => input.url)).toEqual(urls);
    // The marks of calls that were running are released within a minute, and so are their holds.
    await expect
      .poll(() => job.cost(), { timeout: 120_000, interval: 1_000 })
      .toEqual({ paid: CALLS, held: 0 });
    expect(await job.app.audit()).toEqual([]);
  },
);
