import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OperatorServer } from '@capstan/observability';
import { type TestApp, startApp } from '../../harness/app.js';
import { BuildRows } from '../../harness/build-rows.js';
import { scriptedCatalog } from '../../harness/catalog.js';
import { expectProblem } from '../../harness/keys.js';
import { type MetricValues, readMetrics } from '../../harness/metric-values.js';
import { fail } from '../../harness/paid-calls.js';
import { startWorker } from '../../harness/worker.js';

const PRICE = 2;
const { catalog, script } = scriptedCatalog(PRICE);
let app: TestApp;
let url: string;

const portOf = (nest: { get(type: typeof OperatorServer): OperatorServer }) => nest.get(OperatorServer).port;
const metrics = (): Promise<MetricValues> => readMetrics(`${url}/metrics`);
const echo = (text = 'hello') => app.call('/v1/echo', { body: { text } });

beforeAll(async () => {
  app = await startApp({ catalog, env: { METRICS_PORT: '0' } });
  url = `http://127.0.0.1:${portOf(app.app)}`;
});
afterEach(() => script((_provider, params) => ({ text: params.text })));
afterAll(() => app?.close());

/** Runs `work` and returns how much each metric has grown. */
async function growth(work: () => Promise<unknown>): Promise<(name: string) => number> {
  const before = await metrics();
  await work();
  const after = await metrics();
  return (name) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
}

describe('the port of metrics', () => {
  it('serves them as Prometheus reads them, without a key', async () => {
    const answer = await fetch(`${url}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain('# TYPE capstan_http_request_duration_seconds histogram');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('serves health with a check for everything that the process needs', async () => {
    const answer = await fetch(`${url}/health/ready`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      status: 'ok',
      checks: [
        { name: 'database', status: 'ok' },
        { name: 'broadcast', status: 'ok' },
        { name: 'process', status: 'ok' },
      ],
    });
    expect(await (await fetch(`${url}/health/live`)).json()).toEqual({ status: 'ok' });
  });

  it('serves nothing else', async () => {
    expect((await fetch(`${url}/v1/capabilities`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('is not opened unless it is configured', async () => {
    const other = await startApp({ catalog, databaseUrl: app.databaseUrl });
    expect(portOf(other.app)).toBeUndefined();
    await other.close();
  });

  it('exists for workers too, with their places for jobs', async () => {
    const worker = await startWorker({ DATABASE_URL: app.databaseUrl, WORKER_METRICS_PORT: '0' });
    const values = await readMetrics(`http://127.0.0.1:${portOf(worker)}/metrics`);
    expect(values.get('capstan_slots{resource="build_jobs"}')).toBe(4);
    expect(values.get('capstan_slots{resource="research_threads"}')).toBe(3);
    await worker.close();
  });
});

describe('GET /metrics of the API', () => {
  it('answers an admin key', async () => {
    const values = await readMetrics(`${app.url}/metrics`, { authorization: `Bearer ${app.adminKey}` });
    expect(values.get('capstan_slots{resource="reading_threads"}')).toBe(3);
  });

  it('refuses other keys, and callers without one', async () => {
    expectProblem(await app.call('/metrics'), 403, 'insufficient-scope');
    expectProblem(await app.call('/metrics', { key: null }), 401, 'unauthorized');
  });
});

describe('metrics', () => {
  it('count requests by route template and status', async () => {
    const grown = await growth(async () => {
      await app.call('/v1/requests/req_1');
      await app.call('/v1/requests/req_2');
      await app.call('/no/such/path');
    });
    const requests = (labels: string) => `capstan_http_request_duration_seconds_count{${labels}}`;
    expect(grown(requests('method="GET",route="/v1/requests/:request_id",status="404"'))).toBe(2);
    expect(grown(requests('method="GET",route="none",status="404"'))).toBe(1);
  });

  it('count the credits of a charged call as reserved and captured', async () => {
    const grown = await growth(echo);
    expect(grown('capstan_credits_total{capability="echo",movement="reserved"}')).toBe(PRICE);
    expect(grown('capstan_credits_total{capability="echo",movement="captured"}')).toBe(PRICE);
    expect(grown('capstan_credits_total{capability="echo",movement="released"}')).toBe(0);
    expect(grown('capstan_calls_total{capability="echo",outcome="ok"}')).toBe(1);
  });

  it('count the credits of a failed call as reserved and released, and its attempts by outcome', async () => {
    script((provider) => (provider === 'first' ? fail('timeout') : fail('upstream_error')));
    const grown = await growth(echo);
    expect(grown('capstan_credits_total{capability="echo",movement="reserved"}')).toBe(PRICE);
    expect(grown('capstan_credits_total{capability="echo",movement="released"}')).toBe(PRICE);
    expect(grown('capstan_credits_total{capability="echo",movement="captured"}')).toBe(0);
    expect(grown('capstan_calls_total{capability="echo",outcome="providers-failed"}')).toBe(1);
    expect(grown('capstan_http_errors_total{error="providers-failed",status="502"}')).toBe(1);
    const attempts = (provider: string, outcome: string) =>
      `capstan_provider_attempt_duration_seconds_count{capability="echo",provider="${provider}",outcome="${outcome}"}`;
    expect(grown(attempts('first', 'timeout'))).toBe(1);
    expect(grown(attempts('second', 'upstream_error'))).toBe(1);
  });

  it('have the holds of running calls, and in use places', async () => {
    const running = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    script(async (_provider, params) => {
      running.resolve();
      await end.promise;
      return { text: params.text };
    });
    const call = echo();
    await running.promise;
    const values = await metrics();
    expect(values.get('capstan_open_holds')).toBe(1);
    expect(values.get('capstan_held_credits')).toBe(PRICE);
    end.resolve();
    await call;
    expect((await metrics()).get('capstan_open_holds')).toBe(0);
  });

  it('have the state of each circuit breaker', async () => {
    const breaker = (state: string) =>
      `capstan_breaker_state{capability="echo",provider="second",state="${state}"}`;
    script((provider, params) => (provider === 'first' ? { text: '' } : { text: params.text }));
    await echo();
    expect((await metrics()).get(breaker('closed'))).toBe(1);
    script((provider) => (provider === 'first' ? { text: '' } : fail('quota_exhausted', 60)));
    await echo();
    const values = await metrics();
    expect(values.get(breaker('open'))).toBe(1);
    expect(values.get(breaker('closed'))).toBe(0);
  });

  it('have the depth of each queue and the age of its oldest waiting job', async () => {
    const builds = new BuildRows(app.dataSource);
    const id = await builds.insert();
    await builds.set(id, "created_at = now() - interval '5 minutes'");
    const values = await metrics();
    expect(values.get('capstan_queue_jobs{queue="build",state="waiting"}')).toBe(1);
    expect(values.get('capstan_queue_oldest_waiting_seconds{queue="build"}')).toBeGreaterThanOrEqual(300);
    expect(values.get('capstan_queue_oldest_waiting_seconds{queue="research"}')).toBe(0);
  });

  it('have the connections of the pool', async () => {
    const values = await metrics();
    expect(values.get('capstan_database_connections{state="idle"}')).toBeGreaterThan(0);
    expect(values.get('capstan_database_waiting')).toBe(0);
  });

  it('have no label for accounts, keys or ids', async () => {
    await echo('text-of-a-caller');
    const lines = [...(await metrics()).keys()];
    const text = lines.join('\n');
    expect(text).not.toContain(app.accountId);
    expect(text).not.toContain('text-of-a-caller');
    expect(text).not.toMatch(/cap_|req_[0-9a-f]{8}|[0-9a-f]{8}-[0-9a-f]{4}-/);
  });
});
