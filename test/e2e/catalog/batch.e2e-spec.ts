import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { CrawledSite } from '../../harness/crawled-site.js';
import { expectProblem } from '../../harness/keys.js';
import { startWorker } from '../../harness/worker.js';

const CREDITS = 100;

let site: CrawledSite;
let app: TestApp;
let worker: INestApplicationContext;

const start = () => startWorker({ ...site.env, DATABASE_URL: app.databaseUrl });

beforeAll(async () => {
  site = await CrawledSite.start();
  app = await startApp({ env: site.env });
  worker = await start();
});
beforeEach(() => site.reset());
afterAll(async () => {
  await worker?.close();
  await app?.close();
  site?.close();
});

async function batch(inputs: object[], { capability = 'scrape', credits = CREDITS, isAsync = false } = {}) {
  const { apiKey: key } = await app.createAccount({ credits });
  const answer = await app.call('/v1/batch', {
    body: { capability, inputs },
    key,
    headers: isAsync ? { prefer: 'respond-async' } : {},
  });
  return { ...answer, key };
}
const pageAt = (path: string) => ({ url: `${site.origin}${path}` });
const balanceOf = async (key: string): Promise<[number, number]> => {
  const { balance, held } = (await app.call('/v1/credits', { key })).body.data;
  return [balance, held];
};
const itemsOf = async (url: string, key: string) => (await app.call(url, { key })).body.data.items;
const doneOf = async (id: string, key: string) =>
  (await app.call(`/v1/jobs/${id}`, { key })).body.data.items?.done;

describe('POST /v1/batch', () => {
  it('answers each input in order with an envelope of its own, and charges what succeeded', async () => {
    site.page('/a');
    site.page('/b');
    const { status, body, text, key } = await batch([
      pageAt('/a'),
      pageAt('/gone'),
      { uri: 'x' },
      pageAt('/b'),
    ]);
    expect(status, text).toBe(200);
    expect(body).toMatchObject({
      credits_used: 0,
      data: { capability: 'scrape', succeeded: 2, failed: 2, credits_used: 2, is_complete: true },
    });
    const items = await itemsOf(body.data.items_url, key);
    expect(items).toMatchObject([
      { position: 1, status: 'done', output: { success: true, credits_used: 1, data: { title: 'Page /a' } } },
      { position: 2, status: 'failed', output: { success: false, error: { status: 422 }, credits_used: 0 } },
      { position: 3, status: 'failed', output: { success: false, error: { status: 400 } } },
      { position: 4, status: 'done', output: { data: { title: 'Page /b' } } },
    ]);
    expect(await balanceOf(key)).toEqual([CREDITS - 2, 0]);
    const receipt = await app.call(`/v1/requests/${items[0].output.metadata.request_id}`, { key });
    expect(receipt.body.data).toMatchObject({ capability: 'scrape', credits_used: 1 });
  });

  it('makes no call that the credits do not suffice for', async () => {
    for (const path of ['/a', '/b', '/c']) site.page(path);
    const { body, key } = await batch([pageAt('/a'), pageAt('/b'), pageAt('/c')], { credits: 2 });
    expect(body.data).toMatchObject({ succeeded: 2, failed: 1, credits_used: 2 });
    const failed = (await itemsOf(body.data.items_url, key)).find(
      ({ status }: { status: string }) => status === 'failed',
    );
    expect(failed.output.error).toMatchObject({ status: 402 });
    expect(await balanceOf(key)).toEqual([0, 0]);
  });

  it.each([
    ['batch', 400, 'not-batchable'],
    ['nothing_such', 400, 'unknown-capability'],
  ])('refuses calls of %s', async (capability, status, slug) => {
    const answer = await batch([{ query: 'x' }], { capability });
    expectProblem(answer, status, slug);
  });

  it('requires the scope of the capability that it calls, also through /v1/agent', async () => {
    const key = await app.createKey({
      accountId: app.accountId,
      name: 'narrow',
      scopes: ['capability:batch', 'capability:map'],
    });
    const params = { capability: 'scrape', inputs: [pageAt('/a')] };
    expectProblem(await app.call('/v1/batch', { body: params, key }), 403, 'insufficient-scope');
    const agent = await app.call('/v1/agent', { body: { capability: 'batch', params }, key });
    expectProblem(agent, 403, 'insufficient-scope');
  });

  it('keeps and charges what was answered when it is cancelled', async () => {
    site.page('/a');
    site.page('/slow', [], () => new Promise(() => undefined));
    const { body, key } = await batch([pageAt('/a'), pageAt('/slow')], { isAsync: true });
    const { id } = body.data;
    await expect.poll(() => doneOf(id, key)).toBe(1);
    const cancelled = await app.call(`/v1/jobs/${id}/cancel`, { method: 'POST', key });
    expect(cancelled.body.data).toMatchObject({ status: 'cancelled', items: { done: 1, failed: 0 } });
    await expect.poll(() => balanceOf(key)).toEqual([CREDITS - 1, 0]);
    expect(await itemsOf(`/v1/jobs/${id}/items`, key)).toHaveLength(1);
  });

  it('is continued by another worker, which repeats no call that was answered', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    site.page('/a');
    site.page('/b', [], () => promise);
    const { body, key } = await batch([pageAt('/a'), pageAt('/b')], { isAsync: true });
    const { id } = body.data;
    await expect.poll(() => doneOf(id, key)).toBe(1);
    await worker.close();
    resolve();
    worker = await start();
    await expect
      .poll(async () => (await app.call(`/v1/jobs/${id}`, { key })).body.data.status, { timeout: 20_000 })
      .toBe('completed');
    expect(site.visits('/a')).toBe(1);
    expect(await balanceOf(key)).toEqual([CREDITS - 2, 0]);
  });

  it('leaves the books in order', async () => {
    await expect.poll(() => app.audit(), { interval: 200 }).toEqual([]);
  });
});
