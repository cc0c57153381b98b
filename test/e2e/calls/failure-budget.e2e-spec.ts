import { ProviderFailure } from '@capstan/kit';
import { USAGE_CLOCK } from '@capstan/capabilities';
import { startUsage } from '@capstan/platform-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CallOptions, type TestAnswer, type TestApp, startApp } from '../../harness/app.js';
import { type Script, scriptedCatalog } from '../../harness/catalog.js';
import { ResearchWeb } from '../../harness/research-web/index.js';
import { type ResearchingService, startResearching } from '../../harness/researching-service.js';
import { StandInWeb, sendHtml } from '../../harness/stand-in-web/index.js';
import { TestClock } from '../../harness/test-clock.js';

/** Large enough that the budget hardly refills during the test. */
const BUDGET = { FAILURE_BUDGET_SECONDS: '2', FAILURE_BUDGET_SECONDS_PER_MINUTE: '1' };

function expectSlowedDown(answer: TestAnswer): void {
  expect(answer.body).toMatchObject({ success: false, data: null, credits_used: 0 });
  expect(answer.body.error).toMatchObject({
    status: 429,
    type: 'http://capstan.test/errors/too-many-expensive-failures',
    error_category: 'transient',
    is_retriable: true,
  });
  const wait = Number(answer.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  // Capacity and debt together, at one second per minute.
  expect(wait).toBeLessThanOrEqual(121);
  expect(answer.body.error.retry_after_seconds).toBe(wait);
}

const clock = new TestClock(USAGE_CLOCK);
const overrides = [clock.override];

/** A provider that occupies a scarce resource for a while, and then does what `end` says. */
const occupying =
  (ms: number, end: Script): Script =>
  (provider, params, context) => {
    const endUse = startUsage();
    clock.advance(ms);
    endUse();
    return end(provider, params, context);
  };

const failing: Script = () => {
  throw new ProviderFailure('blocked', 'the page is too complex', { isFinal: true });
};
const empty: Script = () => ({ text: '' });
/** Never ends unless aborted. */
const hanging: Script = () => new Promise(() => {});

describe('expensive failures of an account', () => {
  const { catalog, script, calls } = scriptedCatalog();
  let app: TestApp;
  let neighbor: TestApp;
  let key: string;
  beforeAll(async () => {
    app = await startApp({ catalog, env: BUDGET, overrides });
    neighbor = await startApp({ catalog, env: BUDGET, overrides, databaseUrl: app.databaseUrl });
  });
  afterAll(async () => {
    await neighbor.close();
    await app.close();
  });
  beforeEach(async () => {
    key = (await app.createAccount()).apiKey;
    calls.length = 0;
  });

  const echo = (options: CallOptions & { on?: TestApp } = {}): Promise<TestAnswer> =>
    (options.on ?? app).call('/v1/echo', { body: { text: 'hello' }, key, ...options });

  const echoes = async (times: number): Promise<number[]> => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) statuses.push((await echo()).status);
    return statuses;
  };

  it.each([
    ['fail', 422, failing],
    ['find nothing', 200, empty],
  ])('slow the account down when calls %s', async (_how, status, end) => {
    script(occupying(1_100, end));
    const statuses = await echoes(4);
    expect(statuses[0]).toBe(status);
    expect(statuses.slice(2)).toEqual([429, 429]);
  });

  it('cause 429 before any work is done, free of charge, for every capability', async () => {
    script(occupying(2_200, failing));
    expect((await echo()).status).toBe(422);
    calls.length = 0;
    expectSlowedDown(await echo());
    const agent = { capability: 'echo', params: { text: 'hello' } };
    expectSlowedDown(await app.call('/v1/agent', { body: agent, key }));
    expect(calls).toEqual([]);
    expect((await app.call('/v1/credits', { key })).body.data).toMatchObject({ balance: 1000, held: 0 });
  });

  it('do not affect free routes', async () => {
    script(occupying(2_200, failing));
    await echo();
    expectSlowedDown(await echo());
    expect((await app.call('/v1/credits', { key })).status).toBe(200);
    expect((await app.call('/v1/builds', { key })).status).toBe(200);
    const status = { capability: 'build_status', params: { execution_id: crypto.randomUUID() } };
    expect((await app.call('/v1/agent', { body: status, key })).status).toBe(404);
  });

  it('count when the client disconnects after the work was done', async () => {
    const caller = new AbortController();
    script(
      occupying(2_200, (...call) => {
        caller.abort();
        return hanging(...call);
      }),
    );
    await expect(echo({ signal: caller.signal })).rejects.toThrow('aborted');
    await expect.poll(async () => (await echo({ body: { text: 'a', timeout_ms: 1 } })).status).toBe(429);
  });

  it('count when the deadline is exceeded', async () => {
    script(occupying(2_200, hanging));
    expect((await echo({ body: { text: 'hello', timeout_ms: 300 } })).status).toBe(504);
    expectSlowedDown(await echo());
  });

  it('count in the other processes', async () => {
    script(occupying(2_200, failing));
    await echo();
    script(() => ({ text: 'hello' }));
    await expect.poll(async () => (await echo({ on: neighbor })).status).toBe(429);
    expectSlowedDown(await echo({ on: neighbor }));
  });

  it('do not affect other accounts', async () => {
    script(occupying(2_200, failing));
    await echo();
    expectSlowedDown(await echo());
    script(() => ({ text: 'hello' }));
    const quiet = await app.createAccount();
    expect((await echo({ key: quiet.apiKey })).body).toMatchObject({ success: true, credits_used: 2 });
  });

  it('do not include successes, cheap failures, or failures of a provider', async () => {
    script(occupying(1_300, () => ({ text: 'hello' })));
    expect(await echoes(3)).toEqual([200, 200, 200]);
    script(failing);
    expect(await echoes(6)).toEqual(Array(6).fill(422));
    script(() => {
      clock.advance(1_300);
      throw new ProviderFailure('upstream_error', 'the vendor is down');
    });
    expect(await echoes(2)).toEqual([502, 502]);
    script(() => ({ text: 'hello' }));
    expect(await echoes(1)).toEqual([200]);
  });
});

describe('screenshots that wait for a missing selector', () => {
  const web = new StandInWeb();
  let app: TestApp;
  beforeAll(async () => {
    await web.start();
    app = await startApp({
      env: { OUTBOUND_ALLOW_HOSTS: web.hostPort, SCREENSHOT_PROVIDERS: 'chromium', ...BUDGET },
      overrides,
    });
  });
  afterAll(async () => {
    await app.close();
    await web.stop();
  });

  it('slow down their own account only', async () => {
    // The browser page is in use before the URL is requested.
    web.route('/page', ({ response }) => {
      clock.advance(2_200);
      sendHtml(response, '<h1>A page</h1><p>With text.</p>');
    });
    const { apiKey } = await app.createAccount();
    const shoot = (): Promise<TestAnswer> => app.call('/v1/screenshot', { body: never, key: apiKey });
    const never = { url: `${web.origin}/page`, wait_for: '#never', timeout_ms: 3_000 };
    // A browser start may take all of that time.
    await expect.poll(shoot, { timeout: 60_000 }).toMatchObject({ status: 429 });
    expectSlowedDown(await shoot());
    const quiet = await app.call('/v1/screenshot', { body: { url: `${web.origin}/page` } });
    expect(quiet.status).toBe(200);
  });
});

describe('research that is not charged', () => {
  let web: ResearchWeb;
  let service: ResearchingService;
  beforeAll(async () => {
    web = await ResearchWeb.start();
    service = await startResearching({ ...web.env, ...BUDGET });
  });
  beforeEach(() => web.heal());
  afterAll(async () => {
    await service?.close();
    await web?.close();
  });

  /**
   * Waits until a worker is searching for the only run of the account, and moves the start of that run far into the past.
   */
  async function occupyWorker(accountId: string): Promise<void> {
    await expect.poll(() => web.searches.length).toBeGreaterThan(0);
    await service.app.dataSource.query(
      `UPDATE research_runs SET claimed_at = claimed_at - interval '2.5 seconds' WHERE account_id = $1`,
      [accountId],
    );
  }

  it('slows its account down by the worker time when it is cancelled, also in the API process', async () => {
    const { app } = service;
    const { accountId, apiKey: key } = await app.createAccount();
    const query = web.topic('dulse-farming').question;
    web.hold('search');
    const id = await service.start({ query }, key);
    const statusOf = async (): Promise<string> =>
      (await app.call(`/v1/research/${id}`, { key })).body.data.status as string;
    await occupyWorker(accountId);
    expect(await statusOf()).toBe('running');
    await app.call(`/v1/research/${id}`, { method: 'DELETE', key });
    expect(await statusOf()).toBe('cancelled');
    web.release();
    await expect
      .poll(async () => (await app.call('/v1/search', { body: { query: 'kelp' }, key })).status)
      .toBe(429);
    expectSlowedDown(await app.call('/v1/research', { body: { query }, key }));
    const quiet = await app.createAccount();
    const answer = await app.call('/v1/search', { body: { query: 'kelp' }, key: quiet.apiKey });
    expect(answer.status).toBe(200);
  });

  it('slows its account down by the worker time when it finds nothing', async () => {
    const { app } = service;
    const { accountId, apiKey: key } = await app.createAccount();
    web.fail('search', 'empty');
    web.hold('search');
    const finding = service.research({ query: web.topic('dulse-farming').question }, { key });
    await occupyWorker(accountId);
    web.release();
    const found = await finding;
    expect(found.body).toMatchObject({ success: true, credits_used: 0, data: { sources: [] } });
    await expect
      .poll(async () => (await app.call('/v1/search', { body: { query: 'kelp' }, key })).status)
      .toBe(429);
  });
});
