import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../harness/app.js';
import { type BuildingService, startBuilding } from '../../harness/building-service.js';
import { ResearchWeb } from '../../harness/research-web/index.js';
import { type ResearchingService, startResearching } from '../../harness/researching-service.js';

const SLOW = { timeout: 240_000 };

/** When a worker ran the job, in milliseconds; undefined until then. */
interface Span {
  id: string;
  startedAtMs?: number;
  finishedAtMs?: number;
}

/** The started jobs of an account, in order of their start. */
async function startedJobs({ dataSource }: TestApp, table: string, accountId: string): Promise<Span[]> {
  const rows = await dataSource.query<{ id: string; started_at: Date; finished_at: Date | null }[]>(
    `SELECT id, started_at, finished_at FROM ${table} WHERE account_id = $1 AND started_at IS NOT NULL ORDER BY started_at`,
    [accountId],
  );
  return rows.map(({ id, started_at, finished_at }) => ({
    id,
    startedAtMs: started_at.getTime(),
    finishedAtMs: finished_at?.getTime() ?? Infinity,
  }));
}

/** Number of running jobs, including this one, when the last of them started. */
const maxConcurrent = (jobs: readonly Span[]): number =>
  Math.max(
    ...jobs.map(
      ({ startedAtMs = 0 }) =>
        jobs.filter((job) => (job.startedAtMs ?? 0) <= startedAtMs && (job.finishedAtMs ?? 0) > startedAtMs)
          .length,
    ),
  );

describe('builds, while one account queues many', () => {
  let service: BuildingService;

  beforeAll(async () => {
    service = await startBuilding({
      CHROMIUM_PATH: 'off',
      WORKER_CONCURRENCY: '2',
      BUILDS_PER_ACCOUNT: '10',
    });
  });
  afterAll(() => service?.close());

  it('run for another account: the first never gets all slots', SLOW, async () => {
    const { app } = service;
    const loud = await app.createAccount();
    const quiet = await app.createAccount();
    const builds = await Promise.all(
      Array.from({ length: 4 }, async (_, at) => {
        const company = await app.call('/v1/companies', { body: { name: `Loud ${at}` }, key: loud.apiKey });
        const { company_id: companyId } = company.body.data;
        return service.build('A website for the bakery "Loud Loaf" in Leeds.', {
          key: loud.apiKey,
          companyId,
        });
      }),
    );
    await expect.poll(() => startedJobs(app, 'builds', loud.accountId)).not.toEqual([]);
    const other = await service.build('A website for the bakery "Quiet Crust" in York.', {
      key: quiet.apiKey,
    });
    expect((await other.untilEnd()).kind).toBe('build.completed');
    await Promise.all(builds.map((build) => build.untilEnd()));
    const ofLoud = await startedJobs(app, 'builds', loud.accountId);
    const [ofQuiet] = await startedJobs(app, 'builds', quiet.accountId);
    expect(ofLoud).toHaveLength(4);
    expect(maxConcurrent(ofLoud)).toBe(1);
    expect(ofQuiet?.startedAtMs).toBeLessThan(ofLoud.at(-1)?.startedAtMs ?? 0);
  });
});

describe('research, while one account queues many runs', () => {
  let web: ResearchWeb;
  let service: ResearchingService;

  beforeAll(async () => {
    web = await ResearchWeb.start();
    service = await startResearching({
      ...web.env,
      RESEARCH_CONCURRENCY: '2',
      RESEARCH_PER_ACCOUNT: '10',
    });
  });
  afterAll(async () => {
    await service?.close();
    await web?.close();
  });

  it('runs for another account: the first never gets all slots', SLOW, async () => {
    const { app } = service;
    const { question } = web.topic('dulse-farming');
    const loud = await app.createAccount();
    const quiet = await app.createAccount();
    web.fail('search', 'stall');
    const ids: string[] = [];
    for (let run = 0; run < 6; run += 1) ids.push(await service.start({ query: question }, loud.apiKey));
    await expect.poll(() => startedJobs(app, 'research_runs', loud.accountId)).not.toEqual([]);
    await service.start({ query: question }, quiet.apiKey);
    await expect.poll(() => startedJobs(app, 'research_runs', quiet.accountId)).not.toEqual([]);
    const ofLoud = await startedJobs(app, 'research_runs', loud.accountId);
    expect(maxConcurrent(ofLoud)).toBe(1);
    expect(ofLoud.length).toBeLessThan(ids.length);
    for (const id of ids) {
      await app.call(`/v1/research/${id}`, { method: 'DELETE', key: loud.apiKey });
    }
    expect(await app.audit()).toEqual([]);
  });
});
