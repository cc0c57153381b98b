import type { INestApplicationContext } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  DefineProvider,
  InvalidRequestError,
  ProviderFailure,
  ResultField,
  StringField,
  defineCapability,
} from '@capstan/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { readStream } from '../../harness/build-stream.js';
import { expectProblem } from '../../harness/keys.js';
import { startWorker } from '../../harness/worker.js';

class CountParams {
  @StringField({ description: 'How the providers behave', maxLength: 20, example: 'ok' })
  behave: string;
}

class CountResult {
  @ResultField({ type: 'integer', list: true, description: 'What was counted', example: [1, 2] })
  counted: number[];
}

const PRICE = 5;
const STEPS = 4;
/** Steps as they were done, by job; what each worker found as its checkpoint. */
let steps: { job: string; step: number }[] = [];
let gate: Promise<void> | undefined;

// Its breaker never opens.
@DefineProvider({ name: 'broken', title: 'Broken', failuresAreTargets: true })
class Broken implements CapabilityProvider<CountParams, CountResult> {
  isConfigured = (): boolean => true;
  supports = ({ behave }: CountParams): boolean => behave !== 'unserved';
  call(): Promise<CountResult> {
    return Promise.reject(new ProviderFailure('upstream_error', 'it is broken'));
  }
}

@DefineProvider({ name: 'counter', title: 'Counter', failuresAreTargets: true })
class Counter implements CapabilityProvider<CountParams, CountResult> {
  isConfigured = (): boolean => true;
  supports = ({ behave }: CountParams): boolean => behave !== 'unserved';

  async call({ behave }: CountParams, { job, signal }: CallContext): Promise<CountResult> {
    if (!job) throw new Error('it runs as a job');
    if (behave === 'fail') throw new ProviderFailure('upstream_error', 'it failed');
    if (behave === 'refuse') throw new InvalidRequestError([{ path: 'behave', message: 'must not refuse' }]);
    const counted = [...((job.checkpoint as { counted: number[] } | undefined)?.counted ?? [])];
    if (behave === 'empty') return { counted: [] };
    for (let step = counted.length + 1; step <= STEPS; step += 1) {
      signal.throwIfAborted();
      counted.push(step);
      steps.push({ job: job.id, step });
      await job.save({ counted }, { done: step, total: STEPS, unit: 'steps' });
      if (behave === 'wait' && step === 2) await Promise.race([gate, aborted(signal)]);
    }
    return { counted };
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

const count = defineCapability<CountParams, CountResult>({
  name: 'count',
  runs: 'as-job',
  title: 'Count',
  summary: 'Counts.',
  description: 'Counts to four.',
  params: CountParams,
  result: CountResult,
  credits: PRICE,
  deadlineMs: 60_000,
  providers: [Broken, Counter],
  accept: ({ counted }) => (counted.length > 0 ? 'ok' : 'empty'),
  examples: [{ title: 'Count', params: { behave: 'ok' } }],
});

let app: TestApp;
let worker: INestApplicationContext;

const start = (): Promise<INestApplicationContext> =>
  startWorker({ DATABASE_URL: app.databaseUrl }, [], undefined, [count]);

beforeAll(async () => {
  app = await startApp({ catalog: [count] });
  worker = await start();
});
beforeEach(() => {
  steps = [];
});
afterAll(async () => {
  await worker?.close();
  await app?.close();
});

const callIt = (behave: string, headers: Record<string, string> = {}, key = app.apiKey) =>
  app.call('/v1/count', { body: { behave }, headers, key });
const balanceOf = async (key = app.apiKey): Promise<[number, number]> => {
  const { balance, held } = (await app.call('/v1/credits', { key })).body.data;
  return [balance, held];
};
const jobOf = async (id: string, key = app.apiKey) => (await app.call(`/v1/jobs/${id}`, { key })).body.data;
const startAsync = async (behave: string, key = app.apiKey): Promise<string> => {
  const { status, body } = await callIt(behave, { prefer: 'respond-async' }, key);
  expect(status).toBe(202);
  return body.data.id;
};
const eventsOf = (id: string, key = app.apiKey) => readStream(`${app.url}/v1/jobs/${id}/stream`, { key });

describe('a capability that runs as a job', () => {
  it('answers with the result, the attempts of its waterfall and the charge', async () => {
    const [before] = await balanceOf();
    const { status, body, headers } = await callIt('ok');
    expect([status, body.data, body.credits_used]).toEqual([200, { counted: [1, 2, 3, 4] }, PRICE]);
    expect(body.metadata).toMatchObject({
      provider_used: 'counter',
      providers_tried: ['broken', 'counter'],
    });
    expect(headers.get('location')).toMatch(/^\/v1\/jobs\//);
    expect(await balanceOf()).toEqual([before - PRICE, 0]);
    const receipt = await app.call(`/v1/requests/${body.metadata.request_id}`);
    expect(receipt.body.data.attempts.map(({ provider }: { provider: string }) => provider)).toEqual([
      'broken',
      'counter',
    ]);
  });

  it('answers 202 with the job if the caller does not wait, and streams its progress', async () => {
    const { status, body, headers } = await callIt('ok', { prefer: 'respond-async' });
    expect([status, headers.get('location'), headers.get('preference-applied')]).toEqual([
      202,
      `/v1/jobs/${body.data.id}`,
      'respond-async',
    ]);
    const events = await eventsOf(body.data.id);
    expect(events.map(({ kind }) => kind)).toEqual([
      'job.started',
      ...Array.from({ length: STEPS }, () => 'job.progress'),
      'job.completed',
    ]);
    expect(events[2]?.data).toMatchObject({ provider: 'counter', done: 2, total: STEPS, unit: 'steps' });
    expect(await jobOf(body.data.id)).toMatchObject({
      status: 'completed',
      capability: 'count',
      result: { counted: [1, 2, 3, 4] },
      progress: { done: STEPS, total: STEPS, unit: 'steps' },
      credits_used: PRICE,
      provider_used: 'counter',
      providers_tried: ['broken', 'counter'],
    });
  });

  it('is served by /v1/agent alike', async () => {
    const { body } = await app.call('/v1/agent', { body: { capability: 'count', params: { behave: 'ok' } } });
    expect([body.data, body.credits_used]).toEqual([{ counted: [1, 2, 3, 4] }, PRICE]);
  });

  it.each([
    ['fail', 502, 'providers-failed', ['broken', 'counter']],
    ['refuse', 400, 'invalid-request', ['broken', 'counter']],
    ['unserved', 503, 'capability-unavailable', []],
  ])('is free when its providers %s', async (behave, status, slug, tried) => {
    const before = await balanceOf();
    const answer = await callIt(behave);
    expectProblem(answer, status, slug);
    expect(answer.body.metadata.providers_tried).toEqual(tried);
    expect(await balanceOf()).toEqual(before);
  });

  it('is free when nothing is found', async () => {
    const before = await balanceOf();
    const { status, body } = await callIt('empty');
    expect([status, body.data, body.credits_used]).toEqual([200, { counted: [] }, 0]);
    expect(body.metadata.provider_used).toBeNull();
    expect(await balanceOf()).toEqual(before);
  });

  it('charges repeats with an Idempotency-Key once, be the job running or ended', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const [before] = await balanceOf();
    const headers = { 'idempotency-key': 'count-once' };
    const first = callIt('wait', headers);
    await expect.poll(() => steps.length).toBe(2);
    const second = callIt('wait', headers);
    resolve();
    const third = await first.then(() => callIt('wait', headers));
    const { data, metadata } = (await first).body;
    for (const { body } of [await second, third]) {
      expect(body).toMatchObject({
        data,
        metadata: { request_id: metadata.request_id },
        credits_used: PRICE,
      });
    }
    expect(third.headers.get('idempotent-replayed')).toBe('true');
    expect(await balanceOf()).toEqual([before - PRICE, 0]);
  });

  it('is cancelled free of charge, also for its waiting caller', async () => {
    gate = new Promise(() => undefined);
    const before = await balanceOf();
    const waiting = callIt('wait');
    await expect.poll(() => steps.length).toBe(2);
    const cancelled = await app.call(`/v1/jobs/${steps[0]?.job}/cancel`, { method: 'POST' });
    expect(cancelled.body.data).toMatchObject({ status: 'cancelled', credits_used: 0 });
    expectProblem(await waiting, 409, 'job-cancelled');
    expect(await balanceOf()).toEqual(before);
    const again = await app.call(`/v1/jobs/${steps[0]?.job}/cancel`, { method: 'POST' });
    expect(again.body.data.status).toBe('cancelled');
  });

  it('continues from its checkpoint in another worker, and repeats no step', async () => {
    gate = new Promise(() => undefined);
    const { apiKey } = await app.createAccount({ credits: 20 });
    const id = await startAsync('wait', apiKey);
    await expect.poll(() => steps.length).toBe(2);
    gate = Promise.resolve();
    await worker.close();
    worker = await start();
    const events = await eventsOf(id, apiKey);
    expect(events.map(({ kind }) => kind)).toContain('job.resumed');
    expect(events.map(({ id: seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    expect(steps.map(({ step }) => step)).toEqual([1, 2, 3, 4]);
    expect((await jobOf(id, apiKey)).result).toEqual({ counted: [1, 2, 3, 4] });
    expect(await balanceOf(apiKey)).toEqual([20 - PRICE, 0]);
  });

  it('leaves places to other accounts', async () => {
    gate = new Promise(() => undefined);
    const [loud, quiet] = [await app.createAccount(), await app.createAccount()];
    for (let job = 0; job < 6; job += 1) await startAsync('wait', loud.apiKey);
    await expect.poll(() => steps.length).toBe(6);
    const id = await startAsync('ok', quiet.apiKey);
    await expect.poll(async () => (await jobOf(id, quiet.apiKey)).status).toBe('completed');
    const jobs = async (query: string) =>
      (await app.call(`/v1/jobs${query}`, { key: loud.apiKey })).body.data.jobs;
    const listed = await jobs('');
    expect(listed).toHaveLength(6);
    expect(await jobs('?status=running')).toHaveLength(3);
    expect(await jobs(`?status=queued&capability=${listed[0].capability}`)).toHaveLength(3);
    expect(await jobs('?capability=search')).toEqual([]);
    for (const { id: job } of listed) {
      await app.call(`/v1/jobs/${job}/cancel`, { method: 'POST', key: loud.apiKey });
    }
  });

  it('is hidden from other accounts, and closed to keys that may not call the capability', async () => {
    const id = await startAsync('ok');
    const { apiKey } = await app.createAccount();
    const narrow = await app.createKey({ accountId: app.accountId, name: 'narrow', scopes: ['account'] });
    for (const path of [`/v1/jobs/${id}`, `/v1/jobs/${id}/stream`]) {
      expectProblem(await app.call(path, { key: apiKey }), 404, 'not-found');
      expectProblem(await app.call(path, { key: narrow }), 403, 'insufficient-scope');
    }
    expectProblem(
      await app.call(`/v1/jobs/${id}/cancel`, { method: 'POST', key: narrow }),
      403,
      'insufficient-scope',
    );
    expect((await app.call('/v1/jobs', { key: narrow })).body.data.jobs).toEqual([]);
    expect((await app.call('/v1/jobs', { key: apiKey })).body.data.jobs).toEqual([]);
  });

  it('leaves the books in order', async () => {
    await expect.poll(() => app.audit(), { interval: 200 }).toEqual([]);
  });
});
