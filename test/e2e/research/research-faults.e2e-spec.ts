import { ApiKeysService } from '@capstan/auth';
import { DEFAULT_STEP_TIMEOUTS, STEP_TIMEOUTS } from '@capstan/research';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAnswer } from '../../harness/app.js';
import type { StreamedEvent } from '../../harness/build-stream.js';
import { readStream } from '../../harness/build-stream.js';
import { checkReport, sentencesIn } from '../../harness/checked-report.js';
import {
  HOST_NAMES,
  type HostName,
  INJECTED_ORDERS,
  type PageFault,
  ResearchWeb,
  type SearchFault,
} from '../../harness/research-web/index.js';
import { findPages } from '../../harness/research-web/search-answer.js';
import { paragraphsOf } from '../../harness/research-web/web-pages.js';
import { type ResearchingService, startResearching } from '../../harness/researching-service.js';
import { onlyInFullRun } from '../../harness/full-run.js';

const EMPTY_REPORT = {
  summary: 'No source that was found answers the question.',
  sections: [],
  key_findings: [],
  confidence: 0,
};
/** Reasons for which a page that was read is not a source; with any other reason it was not read. */
const READ_BUT_UNFIT = ['too_short', 'repetitive', 'off_topic', 'mostly_links', 'no_content', 'duplicate'];
/** Defaults as in production, until a test shortens them. */
const timeouts = { ...DEFAULT_STEP_TIMEOUTS };

let web: ResearchWeb;
let service: ResearchingService;

beforeAll(async () => {
  web = await ResearchWeb.start();
  service = await startResearching(web.env, [{ provide: STEP_TIMEOUTS, useValue: timeouts }]);
});

beforeEach(() => {
  web.heal();
  Object.assign(timeouts, DEFAULT_STEP_TIMEOUTS);
});

afterAll(async () => {
  await service?.close();
  await web?.close();
});

const question = (topic: string): string => web.topic(topic).question;

const balanceOf = async (key: string): Promise<{ balance: number; held: number }> =>
  (await service.app.call('/v1/credits', { key })).body.data;

async function textAt(url: string): Promise<string> {
  const page = web.pageAt(url);
  if (!page) throw new Error(`no page at ${url}`);
  const cells = page.hasTable ? page.topic.table.rows.flat() : [];
  return [page.title, ...paragraphsOf(page), ...cells].join(' ');
}

interface Finished {
  id: string;
  key: string;
  answer: TestAnswer;
  events: StreamedEvent[];
  of(kind: string): Record<string, unknown>[];
  /** Everything that is publicly visible of it. */
  whole: string;
}

/** Runs research with a new account, and fetches everything that the run produced. */
async function ask(params: Record<string, unknown>): Promise<Finished> {
  const { apiKey: key } = await service.app.createAccount();
  const answer = await service.research(params, { key });
  const { id } = (await service.app.call('/v1/research', { key })).body.data.runs[0];
  const events = await service.stream(id, key);
  const path = `/v1/research/${id}`;
  const evidence = await service.app.call(`${path}/evidence`, { key });
  const reports = await Promise.all(
    ['text/markdown', 'text/html'].map((accept) =>
      service.app.call(`${path}/report`, { key, headers: { accept } }),
    ),
  );
  const whole = [answer.text, evidence.text, ...reports.map(({ text }) => text)].join('\n');
  const of = (kind: string): Record<string, unknown>[] =>
    events.filter((event) => event.kind === kind).map(({ data }) => data);
  return { id, key, answer, events, of, whole };
}

/** Expects that stream and answer agree on the end of a run, and that the ledger is balanced. */
async function expectCharged({ key, events }: Finished, credits: number): Promise<void> {
  expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
  expect(await balanceOf(key)).toMatchObject({ balance: 1000 - credits, held: 0 });
  expect(await service.app.audit()).toEqual([]);
}

describe('failing searches', () => {
  it.each<[SearchFault]>([['malformed'], ['reset'], [429], ['stall']])(
    'all of them, by %s: a failure, free',
    async (fault) => {
      web.fail('search', fault);
      timeouts.searchMs = 2_000;
      const { apiKey: key } = await service.app.createAccount();
      const { status, body } = await service.research({ query: question('dulse-farming') }, { key });
      expect([status, body.credits_used]).toEqual([502, 0]);
      expect(body.error.type).toMatch(/providers-failed$/);
      expect(web.fetches).toEqual([]);
      expect(await balanceOf(key)).toMatchObject({ balance: 1000, held: 0 });
    },
  );

  onlyInFullRun(() => {
    it('with spam: no spam in the report', async () => {
      web.fail('search', 'spam');
      const run = await ask({ query: question('dulse-farming'), depth: 'deep' });
      expect(run.answer.status).toBe(200);
      expect(run.answer.body.data.report).toMatchObject(EMPTY_REPORT);
      expect(run.answer.body.data.sources).toEqual([]);
      expect(run.whole).not.toMatch(/buy now|discount code|BEST /i);
      await expectCharged(run, 0);
    });
  });

  it('with false results: URLs that do not exist and claims that no page makes', async () => {
    web.fail('search', 'lies');
    const run = await ask({ query: question('tidal-barrage') });
    expect(run.answer.body.data.report).toMatchObject(EMPTY_REPORT);
    expect(run.answer.body.data.entities).toEqual({ people: [], companies: [] });
    expect(web.fetches.length).toBeGreaterThan(0);
    expect(run.of('source.failed').map(({ reason }) => reason)).toEqual(
      Array.from({ length: web.fetches.length }, () => 'blocked'),
    );
    expect(run.answer.body.data.metadata.sources_scraped).toBe(0);
    expect(run.whole).not.toMatch(/Experts agree|000,000|definitive figures/);
    await expectCharged(run, 0);
  });
});

describe('failing pages', () => {
  const FAULTY: Partial<Record<HostName, [fault: PageFault, reason: string]>> = {
    agency: ['bot_wall', 'blocked'],
    company: [403, 'blocked'],
    magazine: ['redirect_circle', 'blocked'],
    trade: ['bomb', 'blocked'],
    blog: ['wrong_type', 'blocked'],
    forum: ['empty', 'empty'],
    courier: ['reset', 'unreachable'],
    wire: ['reset', 'unreachable'],
  };

  it('on most of the sites: the others are read, and the counters are exact', async () => {
    for (const [host, [fault]] of Object.entries(FAULTY)) web.fail(host as HostName, fault);
    const slowPath = '/tidal-barrage/overview';
    web.fail(`courier${slowPath}`, 'stall');
    // Enough for the pages that do respond.
    timeouts.pageMs = 10_000;
    const query = question('tidal-barrage');
    const run = await ask({ query, depth: 'comprehensive', source_types: 'web,news,academic' });
    const { answer, key, id } = run;
    expect(answer.status).toBe(200);
    const { data } = answer.body;
    const hostOf = (url: unknown): HostName | undefined =>
      HOST_NAMES.find((host) => String(url).startsWith(`${web.origin(host)}/`));
    expect(data.sources.length).toBeGreaterThan(2);
    for (const { url } of data.sources) expect(FAULTY).not.toHaveProperty(hostOf(url) as string);
    const sentences = await checkReport(service.app, id, answer, textAt, key);
    expect(sentences.length).toBeGreaterThan(3);

    const failed = run.of('source.failed');
    const reasons = failed.map(({ url, reason }) => [hostOf(url), reason]);
    const wanted = failed.flatMap(({ url, reason }) => {
      const host = hostOf(url);
      const known = host && (url === web.origin('courier') + slowPath ? 'timeout' : FAULTY[host]?.[1]);
      return [[host, known ?? reason]];
    });
    expect(reasons).toEqual(wanted);
    expect(new Set(reasons.map(([host]) => host)).size).toBeGreaterThan(5);

    const tried = [...run.of('source.found'), ...failed];
    const fetched = new Set(web.fetches.map(({ host, path }) => host + path.replace(/\/again$/, '')));
    expect(tried).toHaveLength(fetched.size);
    expect(tried.length).toBeLessThanOrEqual(40);
    const read = failed.filter(({ reason }) => READ_BUT_UNFIT.includes(String(reason)));
    expect(data.metadata.sources_scraped).toBe(run.of('source.found').length + read.length);
    expect(data.sources).toHaveLength(run.of('source.found').length);

    expect(web.searches.length).toBeLessThanOrEqual(30);
    expect(run.of('search.completed')).toHaveLength(web.searches.length);
    // The first ten of each search: research requests no more.
    const hits = web.searches.flatMap((search) =>
      findPages(web.pages, { ...search, timeRange: null, page: 1 }, Date.now()).slice(0, 10),
    );
    expect(data.metadata.sources_searched).toBe(new Set(hits).size);
    await expectCharged(run, 35);
  });

  it('with prompt injections: none is followed or passed on', async () => {
    for (const host of HOST_NAMES) web.fail(host, 'injection');
    const query = question('saltstack-battery');
    const run = await ask({ query, depth: 'deep', source_types: 'web,academic', include_analysis: true });
    expect(run.answer.body.data.sources.length).toBeGreaterThan(3);
    expect(sentencesIn(run.answer.body.data.report).length).toBeGreaterThan(3);
    for (const order of INJECTED_ORDERS) expect(run.whole).not.toContain(order);
    expect(run.whole).not.toMatch(/ignore all previous|a hoax|Source 99|evil\.example|arrested|7,777/i);
    await expectCharged(run, 20);
  });

  it('on all sites but one: the report has that one, with low confidence', async () => {
    for (const host of HOST_NAMES.filter((name) => name !== 'encyclopedia')) web.fail(host, 404);
    const whole = await ask({ query: question('tidal-barrage') });
    web.heal();
    const healthy = await ask({ query: question('tidal-barrage') });
    const { report, sources } = whole.answer.body.data;
    expect(new Set(sources.map(({ domain }: { domain: string }) => domain)).size).toBe(1);
    await checkReport(service.app, whole.id, whole.answer, textAt, whole.key);
    expect(sentencesIn(report).length).toBeGreaterThan(0);
    expect(report.confidence).toBeGreaterThan(0);
    expect(report.confidence).toBeLessThan(0.5);
    expect(report.confidence).toBeLessThan(healthy.answer.body.data.report.confidence);
    // No other page confirms it, and the report does not claim so.
    for (const finding of report.key_findings) expect(finding.match(/\[Source/g)).toHaveLength(1);
    await expectCharged(whole, 10);
  });

  it('on all sites: an empty report, free', async () => {
    for (const host of HOST_NAMES) web.fail(host, 500);
    const run = await ask({ query: question('tidal-barrage'), depth: 'deep' });
    expect(run.answer.status).toBe(200);
    expect(run.answer.body.credits_used).toBe(0);
    expect(run.answer.body.data.report).toMatchObject(EMPTY_REPORT);
    expect(run.answer.body.data.sources).toEqual([]);
    expect(run.answer.body.data.metadata).toMatchObject({ sources_scraped: 0, sources_cited: 0 });
    expect(run.of('source.failed').length).toBeLessThanOrEqual(20);
    await expectCharged(run, 0);
  });
});

describe('callers that cannot or will not pay', () => {
  it('get 402, and nothing is written or requested', async () => {
    const { apiKey: key, accountId } = await service.app.createAccount({ credits: 9 });
    const { status, body } = await service.research({ query: question('dulse-farming') }, { key });
    expect(status).toBe(402);
    expect(body.error.type).toMatch(/insufficient-credits$/);
    const rows = await service.app.dataSource.query('SELECT FROM research_runs WHERE account_id = $1', [
      accountId,
    ]);
    expect(rows).toEqual([]);
    expect(web.searches).toEqual([]);
    expect(await balanceOf(key)).toMatchObject({ balance: 9, held: 0 });
  });

  onlyInFullRun(() => {
    it('may limit the price', async () => {
      const { apiKey: key } = await service.app.createAccount();
      const query = question('dulse-farming');
      const most = (credits: number) => ({ key, headers: { 'x-max-credits': String(credits) } });
      const refused = await service.research({ query, depth: 'deep' }, most(19));
      expect(refused.status).toBe(402);
      expect(refused.body.error).toMatchObject({ price: 20, max_credits: 19 });
      expect((await service.app.call('/v1/research', { key })).body.data.runs).toEqual([]);
      expect((await service.research({ query, depth: 'deep' }, most(20))).status).toBe(200);
      expect(await balanceOf(key)).toMatchObject({ balance: 980, held: 0 });
    });
  });
});

describe('events in the middle of a run', () => {
  /** A run that waits for its pages until they are released. */
  async function startStuck(key: string): Promise<string> {
    web.hold('agency');
    const id = await service.start({ query: question('tidal-barrage') }, key);
    await readStream(`${service.app.url}/v1/research/${id}/stream`, {
      key,
      isEnough: ({ kind, data }) => kind === 'step.started' && data['step'] === 'content_extraction',
    });
    return id;
  }

  it('a revoked key: the accepted run continues, for its account', async () => {
    const { accountId, apiKey: other } = await service.app.createAccount();
    const keys = service.app.app.get(ApiKeysService);
    const { id: keyId, key } = await keys.create({ accountId, name: 'short-lived' });
    const id = await startStuck(key);
    await keys.revoke(keyId);
    const path = `/v1/research/${id}`;
    await expect.poll(async () => (await service.app.call(path, { key })).status).toBe(401);
    expect((await service.app.call(path, { key: other })).body.data.status).toBe('running');
    web.release();
    expect((await service.stream(id, other)).at(-1)?.kind).toBe('research.completed');
    const run = (await service.app.call(path, { key: other })).body.data;
    expect(run).toMatchObject({ status: 'completed', credits_used: 10 });
    expect(await balanceOf(other)).toMatchObject({ balance: 990, held: 0 });
  });

  it('lost database connections: the run completes, charged once', async () => {
    const { apiKey: key } = await service.app.createAccount();
    const id = await startStuck(key);
    const cut = async (): Promise<number> => {
      const [row] = await service.app.dataSource.query(
        `SELECT count(pg_terminate_backend(pid))::int AS n FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'capstan%'`,
      );
      return row.n;
    };
    for (let round = 0; round < 5; round += 1) await expect.poll(cut).toBeGreaterThan(0);
    web.release();
    // A request during connection loss may get a retriable error.
    await expect
      .poll(async () => (await service.app.call(`/v1/research/${id}`, { key })).body?.data?.status, {
        timeout: 240_000,
        interval: 500,
      })
      .toBe('completed');
    const events = await service.stream(id, key);
    expect(events.map((event) => event.id)).toEqual(events.map((_, index) => index + 1));
    expect(events.filter(({ kind }) => kind === 'research.completed')).toHaveLength(1);
    expect(await balanceOf(key)).toMatchObject({ balance: 990, held: 0 });
    expect(await service.app.audit()).toEqual([]);
  });
});
