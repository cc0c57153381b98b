import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onlyInFullRun } from '../../harness/full-run.js';
import { type TestApp, startApp } from '../../harness/app.js';
import { readStream } from '../../harness/build-stream.js';
import { expectProblem } from '../../harness/keys.js';
import { ResearchWeb } from '../../harness/research-web/index.js';
import { TranscriptionServer, WAV } from '../../harness/transcription-server.js';
import { startWorker } from '../../harness/worker.js';

const CREDITS = 100;
const PRICE = 5;
const SPEECH = { audio_base64: WAV.toString('base64') };
const NO_SPEECH = { audio_base64: Buffer.from('<!doctype html><title>Log in').toString('base64') };

let vendor: TranscriptionServer;
let web: ResearchWeb;
let app: TestApp;
let worker: INestApplicationContext;
let dataDir: string;
let env: Record<string, string>;

// One place in all: a batch that kept it while it waits for its own calls would never end.
const start = () => startWorker({ ...env, DATABASE_URL: app.databaseUrl, JOBS_CONCURRENCY: '1' });

beforeAll(async () => {
  [vendor, web] = await Promise.all([TranscriptionServer.start(0), ResearchWeb.start()]);
  dataDir = await mkdtemp(join(tmpdir(), 'batch-of-jobs-'));
  const hosts = [vendor.env['OUTBOUND_ALLOW_HOSTS'], web.env['OUTBOUND_ALLOW_HOSTS']].join(',');
  env = { ...vendor.env, ...web.env, OUTBOUND_ALLOW_HOSTS: hosts, DATA_DIR: dataDir };
  app = await startApp({ env });
  worker = await start();
});
beforeEach(() => web.heal());
afterEach(() => vendor.release());
afterAll(async () => {
  await worker?.close();
  await app?.close();
  vendor?.close();
  await web?.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function begin(inputs: object[], { capability = 'transcribe', credits = CREDITS } = {}) {
  const { apiKey: key } = await app.createAccount({ credits });
  const headers = { prefer: 'respond-async' };
  const answer = await app.call('/v1/batch', { body: { capability, inputs }, key, headers });
  return { ...answer, key, id: answer.body.data?.id as string };
}
type Begun = Awaited<ReturnType<typeof begin>>;

const read = async ({ id, key }: Begun) => (await app.call(`/v1/jobs/${id}`, { key })).body.data;
const itemsOf = async ({ id, key }: Begun) =>
  (await app.call(`/v1/jobs/${id}/items`, { key })).body.data.items;
const ended = async (batch: Begun) => {
  await expect.poll(async () => (await read(batch)).finished_at, { timeout: 60_000 }).not.toBeNull();
  return read(batch);
};
const moneyOf = async (key: string): Promise<[number, number]> => {
  const { balance, held } = (await app.call('/v1/credits', { key })).body.data;
  return [balance, held];
};
/** The jobs that a batch started, newest first. */
const jobsOf = async (key: string, capability = 'transcribe') =>
  (await app.call('/v1/jobs', { key })).body.data.jobs.filter(
    (job: { capability: string }) => job.capability === capability,
  );
const cancel = ({ id, key }: Begun) => app.call(`/v1/jobs/${id}/cancel`, { method: 'POST', key });

describe('a batch of calls that are jobs', () => {
  it('gives each call a job of its own, and answers in the order of the inputs', async () => {
    const batch = await begin([SPEECH, NO_SPEECH, { uri: 'x' }, SPEECH]);
    expect(await ended(batch)).toMatchObject({
      status: 'completed',
      credits_used: 0,
      progress: { done: 4, total: 4, unit: 'calls' },
      result: { succeeded: 2, failed: 2, credits_used: 2 * PRICE, is_complete: true, stopped_by: null },
    });
    const items = await itemsOf(batch);
    const jobPath = expect.stringMatching(/^\/v1\/jobs\/[0-9a-f-]{36}$/);
    expect(items).toMatchObject([
      { status: 'done', location: jobPath, output: { success: true, credits_used: PRICE } },
      { status: 'failed', location: jobPath, output: { success: false, error: { status: 422 } } },
      { status: 'failed', location: null, output: { success: false, error: { status: 400 } } },
      {
        status: 'done',
        location: jobPath,
        output: {
          data: { text: 'Good morning.' },
          metadata: { provider_used: 'speaches', providers_tried: ['speaches'], request_id: `${batch.id}-4` },
        },
      },
    ]);
    const job = await app.call(items[3].location, { key: batch.key });
    expect(job.body.data).toMatchObject({ status: 'completed', credits_used: PRICE });
    const receipt = await app.call(`/v1/requests/${batch.id}-4`, { key: batch.key });
    expect(receipt.body.data).toMatchObject({ capability: 'transcribe', credits_used: PRICE });
    expect(await moneyOf(batch.key)).toEqual([CREDITS - 2 * PRICE, 0]);
  });

  it('reports its calls as progress, and no takeover when it resumes after a pause', async () => {
    const batch = await begin(Array.from({ length: 6 }, () => SPEECH));
    const events = await readStream(`${app.url}/v1/jobs/${batch.id}/stream`, { key: batch.key });
    const progress = events.filter(({ kind }) => kind === 'job.progress');
    expect(progress.map(({ data }) => data['done'])).toEqual([1, 2, 3, 4, 5, 6]);
    expect(events.map(({ kind }) => kind)).not.toContain('job.resumed');
  });

  it('makes no call that the credits do not suffice for', async () => {
    vendor.holdAfter(0);
    const batch = await begin([SPEECH, SPEECH, SPEECH, SPEECH], { credits: 2 * PRICE + 1 });
    await expect.poll(async () => (await read(batch)).items?.failed).toBe(2);
    expect(await moneyOf(batch.key)).toEqual([1, 2 * PRICE]);
    vendor.release();
    expect((await ended(batch)).result).toMatchObject({ succeeded: 2, failed: 2, credits_used: 2 * PRICE });
    const [, , third] = await itemsOf(batch);
    expect(third).toMatchObject({ location: null, output: { error: { status: 402 } } });
    expect(await moneyOf(batch.key)).toEqual([1, 0]);
    expect(await jobsOf(batch.key)).toHaveLength(2);
  });

  it('occupies no worker while its calls are running', async () => {
    vendor.holdAfter(0);
    const batch = await begin([SPEECH]);
    await expect.poll(() => vendor.underWay).toBe(1);
    const { body } = await app.call(`/v1/admin/jobs?account_id=${await accountOf(batch)}`, {
      key: app.adminKey,
    });
    const states = body.data.jobs.map((job: { capability: string; state: string }) => [
      job.capability,
      job.state,
    ]);
    expect(states).toEqual([
      ['batch', 'delayed'],
      ['transcribe', 'active'],
    ]);
    vendor.release();
    expect((await ended(batch)).status).toBe('completed');
  });

  it('has calls that may be queued for as long as it takes', async () => {
    vendor.holdAfter(0);
    const batch = await begin([SPEECH, SPEECH]);
    await expect.poll(async () => (await jobsOf(batch.key)).length).toBe(2);
    await expect.poll(() => vendor.underWay).toBe(1);
    await app.dataSource.query(
      `UPDATE capability_jobs SET created_at = now() - interval '2 hours' WHERE status = 'queued'`,
    );
    vendor.release();
    expect((await ended(batch)).result).toMatchObject({ succeeded: 2, failed: 0 });
  });

  it('stops its calls when it is cancelled, and keeps what was answered', async () => {
    vendor.holdAfter(1);
    const batch = await begin(Array.from({ length: 6 }, () => SPEECH));
    await expect.poll(async () => (await read(batch)).items?.done, { timeout: 20_000 }).toBe(1);
    await expect.poll(() => vendor.underWay).toBe(1);
    const cancelled = await cancel(batch);
    expect(cancelled.body.data).toMatchObject({ status: 'cancelled', items: { done: 1, failed: 0 } });
    const jobs = await jobsOf(batch.key);
    expect(jobs.filter(({ status }: { status: string }) => status === 'completed')).toHaveLength(1);
    expect(
      jobs.filter((job: { status: string }) => !['completed', 'cancelled'].includes(job.status)),
    ).toEqual([]);
    expect(await moneyOf(batch.key)).toEqual([CREDITS - PRICE, 0]);
    expect(await itemsOf(batch)).toHaveLength(1);
    await expect.poll(() => vendor.underWay).toBe(0);
  });

  it('is cancelled with its calls when no worker runs', async () => {
    vendor.holdAfter(0);
    const batch = await begin([SPEECH, SPEECH]);
    await expect.poll(async () => (await jobsOf(batch.key)).length).toBe(2);
    await worker.close();
    expect((await cancel(batch)).body.data).toMatchObject({ status: 'cancelled', credits_used: 0 });
    const states = (await jobsOf(batch.key)).map(({ status }: { status: string }) => status);
    expect(states).toEqual(['cancelled', 'cancelled']);
    expect(await moneyOf(batch.key)).toEqual([CREDITS, 0]);
    worker = await start();
  });

  it('is continued by another worker, as are its calls, each of which is made and charged once', async () => {
    vendor.holdAfter(1);
    const batch = await begin([SPEECH, SPEECH, SPEECH]);
    await expect.poll(async () => (await read(batch)).items?.done, { timeout: 20_000 }).toBe(1);
    await expect.poll(() => vendor.underWay).toBe(1);
    await worker.close();
    vendor.release();
    worker = await start();
    expect((await ended(batch)).result).toMatchObject({ succeeded: 3, credits_used: 3 * PRICE });
    expect(await jobsOf(batch.key)).toHaveLength(3);
    expect(await moneyOf(batch.key)).toEqual([CREDITS - 3 * PRICE, 0]);
  });

  // Like any other job, but for the address of its run.
  onlyInFullRun(() => {
    it('calls research, each with a run and report of its own', async () => {
      const [topic, other] = web.topics;
      const inputs = [{ query: topic?.question }, { query: other?.question }, { query: '' }];
      const batch = await begin(inputs, { capability: 'research' });
      const { result } = await ended(batch);
      const items = await itemsOf(batch);
      expect(result).toMatchObject({ succeeded: 2, failed: 1, credits_used: 20 });
      expect(items[0]).toMatchObject({
        location: expect.stringMatching(/^\/v1\/research\//),
        output: { credits_used: 10, data: { report: { title: expect.any(String) } } },
      });
      const run = await app.call(items[1].location, { key: batch.key });
      expect(run.body.data).toMatchObject({ status: 'completed', query: other?.question });
      expect(await moneyOf(batch.key)).toEqual([CREDITS - 20, 0]);
    });
  });

  it.each([
    ['batch', 'Start each batch by a call of its own.'],
    ['build', 'Call build once for each site'],
    ['build_status', 'GET /v1/builds'],
    ['send_message', 'once for each recipient'],
  ])('refuses %s, and says what to do instead', async (capability, instead) => {
    const answer = await begin([{ prompt: 'x' }], { capability });
    expectProblem(answer, 400, 'not-batchable');
    expect(answer.body.error?.alternative_action).toContain(instead);
  });

  it('leaves the books in order', async () => {
    await expect.poll(() => app.audit(), { interval: 200 }).toEqual([]);
  });
});

async function accountOf({ id }: Begun): Promise<string> {
  const [row] = await app.dataSource.query<{ account_id: string }[]>(
    'SELECT account_id FROM capability_jobs WHERE id = $1',
    [id],
  );
  return row?.account_id ?? '';
}
