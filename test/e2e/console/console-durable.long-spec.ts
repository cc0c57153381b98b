import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  DefineProvider,
  ProviderFailure,
  ResultField,
  StringField,
  defineCapability,
} from '@capstan/kit';
import { catalog } from '@capstan/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { CONSOLE, ConsoleBrowser } from '../../harness/console-browser.js';
import { TranscriptionServer, WAV } from '../../harness/transcription-server.js';
import { startWorker } from '../../harness/worker.js';

class CountParams {
  @StringField({ description: 'How it ends', maxLength: 20, example: 'ok' })
  end: string;
}

class CountResult {
  @ResultField({ type: 'string', description: 'What was counted', example: 'four steps' })
  text: string;
}

let release: () => void;
const released = new Promise<void>((resolve) => {
  release = resolve;
});

@DefineProvider({ name: 'counter', title: 'Counter', failuresAreTargets: true })
class Counter implements CapabilityProvider<CountParams, CountResult> {
  isConfigured = (): boolean => true;

  async call({ end }: CountParams, { job }: CallContext): Promise<CountResult> {
    await job?.save({}, { done: 3, total: 4, unit: 'steps' });
    if (end === 'fail') throw new ProviderFailure('upstream_error', 'the counter broke');
    await released;
    return { text: 'Four steps were counted.' };
  }
}

const count = defineCapability<CountParams, CountResult>({
  name: 'count',
  runs: 'as-job',
  title: 'Count',
  summary: 'Counts.',
  description: 'Counts to four.',
  params: CountParams,
  result: CountResult,
  credits: 5,
  deadlineMs: 60_000,
  providers: [Counter],
  accept: () => 'ok',
  examples: [{ title: 'Count', params: { end: 'ok' } }],
});

const served = [...catalog, count];
let test: TestApp;
let worker: INestApplicationContext;
let browser: ConsoleBrowser;
let speech: TranscriptionServer;
let dataDir: string;

beforeAll(async () => {
  speech = await TranscriptionServer.start(0);
  dataDir = await mkdtemp(join(tmpdir(), 'console-durable-'));
  // Uploads are in the folder that both processes share.
  const env = { ...speech.env, DATA_DIR: dataDir };
  test = await startApp({ catalog: served, env });
  worker = await startWorker({ ...env, DATABASE_URL: test.databaseUrl }, [], undefined, served);
  browser = await ConsoleBrowser.start(test);
});
afterAll(async () => {
  release();
  await browser?.close();
  await worker?.close();
  await test?.close();
  speech?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const keyOf = (accountId: string): Promise<string> => test.createKey({ accountId, name: 'program' });

describe('durable calls in the console', () => {
  it('show a job with its live progress, then its result and its receipt', async () => {
    const { page, accountId, complaints } = await browser.signIn({ size: 'phone' });
    const key = await keyOf(accountId);
    await test.call('/v1/count', { key, body: { end: 'ok' }, headers: { prefer: 'respond-async' } });
    await page.goto(`${CONSOLE}/jobs`);
    await page.getByRole('link', { name: 'count' }).click();
    await page.getByText('3 of 4 steps').waitFor();
    release();
    await page.getByText('Four steps were counted.').waitFor();
    await page.getByText('5 credits', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Receipt' }).click();
    await page.getByRole('region', { name: 'Attempts' }).getByText('counter').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('show why a job failed', async () => {
    const { page, accountId } = await browser.signIn();
    const key = await keyOf(accountId);
    await test.call('/v1/count', { key, body: { end: 'fail' }, headers: { prefer: 'respond-async' } });
    await page.goto(`${CONSOLE}/jobs`);
    await page.getByRole('row', { name: /count.*failed/ }).waitFor();
    await page.getByRole('link', { name: 'count' }).click();
    await page.getByRole('alert').getByText('All providers failed').waitFor();
    await page.getByText('nothing', { exact: true }).waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('No provider of count');
    await page.context().close();
  });

  it('show the calls of a batch one by one, and what failed among them', async () => {
    const { page, complaints } = await browser.signIn({ size: 'phone', at: '/playground?capability=batch' });
    await page.getByRole('textbox', { name: 'Capability' }).fill('generate_image');
    await page
      .getByLabel('Inputs')
      .fill('[{ "prompt": "https://example.com", "kind": "qr" }, { "kind": "qr" }]');
    await page.getByRole('button', { name: 'Run for up to 10 credits' }).click();
    await page.getByRole('link', { name: /Follow the job|Show its items/ }).click();
    const items = page.getByRole('region', { name: 'Items' });
    await items.getByRole('list').getByText('failed', { exact: true }).waitFor();
    await items.getByText('https://example.com · qr').click();
    await items.locator('img').waitFor();
    await items.locator('summary').getByText('qr', { exact: true }).click();
    await items.getByRole('alert').getByText('prompt', { exact: false }).waitFor();
    await items.getByRole('link', { name: 'Receipt' }).first().click();
    await page.getByText('200 succeeded').waitFor();
    await page.getByText('5 credits', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('lead from a call of a batch that is a job to that job', async () => {
    const { page, accountId, complaints } = await browser.signIn();
    const key = await keyOf(accountId);
    const inputs = [{ audio_base64: WAV.toString('base64') }];
    const headers = { prefer: 'respond-async' };
    const batch = await test.call('/v1/batch', { key, body: { capability: 'transcribe', inputs }, headers });
    await page.goto(`${CONSOLE}/jobs/${batch.body.data.id}`);
    const items = page.getByRole('region', { name: 'Items' });
    await items.getByRole('list').getByText('done', { exact: true }).click();
    await items.getByText('Good morning.').first().waitFor();
    await items.getByRole('link', { name: 'Open its job' }).click();
    await page.getByRole('heading', { level: 1, name: 'transcribe' }).waitFor();
    await page.getByText('5 credits', { exact: true }).waitFor();
    expect(page.url()).not.toContain(batch.body.data.id);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('start with a file that the playground uploads', async () => {
    const { page, complaints } = await browser.signIn({ at: '/playground?capability=transcribe' });
    await page.getByLabel('File').setInputFiles({ name: 'call.wav', mimeType: 'audio/wav', buffer: WAV });
    await page.getByRole('tab', { name: 'Code' }).click();
    await page.getByText(/-F 'file=@call\.wav'/).waitFor();
    await page.getByRole('tab', { name: 'Result' }).click();
    await page.getByRole('button', { name: 'Run for 5 credits' }).click();
    await page.getByRole('link', { name: 'Follow the job' }).click();
    await page.getByRole('region', { name: 'Result' }).waitFor();
    await page.getByText('completed', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('show the question of a build, and begin it with the answer', async () => {
    const { page, accountId, complaints } = await browser.signIn({ size: 'phone' });
    const key = await keyOf(accountId);
    const { body } = await test.call('/v1/builds', { key, body: { prompt: 'Something nice please' } });
    const { execution_id: id, question } = body.data as { execution_id: string; question: string };
    await page.goto(`${CONSOLE}/builds/${id}`);
    const region = page.getByRole('region', { name: 'Question' });
    await region.getByRole('textbox', { name: question }).fill('A site for the bakery Alma in Porto');
    await region.getByRole('button', { name: 'Answer and build for 1 credit' }).click();
    await region.waitFor({ state: 'hidden' });
    await test.call(`/v1/builds/${id}/stop`, { method: 'POST', key });
    expect((await test.call(`/v1/builds/${id}`, { key })).body.data).not.toHaveProperty('question');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('show a message with its attempts, and find it by its status', async () => {
    const { page, accountId } = await browser.signIn();
    const key = await keyOf(accountId);
    await test.call('/v1/messages', {
      key,
      body: { channel: 'inbox', subject: 'Report', text: 'It is ready.' },
    });
    await page.goto(`${CONSOLE}/messages?status=delivered`);
    await page.getByRole('link', { name: 'Report' }).click();
    await page.getByText('It is ready.').waitFor();
    await page
      .getByRole('region', { name: 'Attempts' })
      .getByRole('row', { name: /inbox.*ok/ })
      .waitFor();
    await page.getByRole('link', { name: 'Receipt' }).click();
    await page.getByRole('heading', { name: 'send_message' }).waitFor();
    await page.goto(`${CONSOLE}/messages?status=failed`);
    await page.getByText('Nothing matches').waitFor();
    expect(await page.getByRole('link', { name: 'Report' }).count()).toBe(0);
    await page.context().close();
  });

  it('cancel a scheduled message', async () => {
    const { page, accountId } = await browser.signIn();
    const body = {
      channel: 'inbox',
      subject: 'Later',
      text: 'Not now.',
      send_at: new Date(Date.now() + 3_600_000),
    };
    const key = await keyOf(accountId);
    const { body: answer } = await test.call('/v1/messages', { key, body });
    await page.goto(`${CONSOLE}/messages`);
    await page.getByRole('link', { name: 'Later' }).click();
    await page.getByRole('button', { name: 'Cancel message' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel message' }).click();
    await page.getByText('cancelled', { exact: true }).waitFor();
    const message = await test.call(`/v1/messages/${answer.data.id}`, { key });
    expect(message.body.data.status).toBe('cancelled');
    await page.context().close();
  });
});
