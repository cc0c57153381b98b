import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { readStream } from '../../harness/build-stream.js';
import { CrawledSite } from '../../harness/crawled-site.js';
import { expectProblem } from '../../harness/keys.js';
import { startWorker } from '../../harness/worker.js';

const CREDITS = 1_000;
/** Storage of one account. */
const STORAGE_MB = 1;

let site: CrawledSite;
let app: TestApp;
let worker: INestApplicationContext;

const start = () =>
  startWorker({ ...site.env, DATABASE_URL: app.databaseUrl, JOBS_MB_PER_ACCOUNT: String(STORAGE_MB) });

beforeAll(async () => {
  site = await CrawledSite.start();
  app = await startApp({ env: { ...site.env, CRAWLER_MAX_PAGES: '500' } });
  worker = await start();
});
beforeEach(() => site.reset());
afterAll(async () => {
  await worker?.close();
  await app?.close();
  site?.close();
});

/** Crawls with an account of its own. */
async function crawl(params: object = {}) {
  const { apiKey } = await app.createAccount({ credits: CREDITS });
  const answer = await app.call('/v1/crawl', { body: { url: `${site.origin}/`, ...params }, key: apiKey });
  return { ...answer, apiKey };
}
/** Begins a crawl and does not wait for it. */
async function begin(params: object = {}) {
  const { apiKey } = await app.createAccount({ credits: CREDITS });
  const { status, body } = await app.call('/v1/crawl', {
    body: { url: `${site.origin}/`, ...params },
    key: apiKey,
    headers: { prefer: 'respond-async' },
  });
  expect(status).toBe(202);
  return { id: body.data.id as string, key: apiKey };
}
const balanceOf = async (key: string): Promise<[number, number]> => {
  const { balance, held } = (await app.call('/v1/credits', { key })).body.data;
  return [balance, held];
};
const itemsOf = async (url: string, key: string) => (await app.call(url, { key })).body.data;
const pathOf = ({ input }: { input: { url: string } }): string => input.url.replace(site.origin, '');

describe('POST /v1/crawl', () => {
  it('reads the pages that links and sitemaps name, each once, for a credit each', async () => {
    site.file('/robots.txt', `User-agent: *\nDisallow: /secret\nSitemap: ${site.origin}/map.xml`);
    site.file('/map.xml', `<urlset><url><loc>${site.origin}/listed</loc></url></urlset>`);
    site.page('/', ['/a', '/b#top', '/picture.png', 'https://elsewhere.example/']);
    site.page('/a', ['/', '/b', '/secret', '/gone']);
    site.page('/b', ['/a/']);
    site.page('/listed');
    const { status, body, text, apiKey } = await crawl();
    expect(status, text).toBe(200);
    expect(body).toMatchObject({
      credits_used: 4,
      data: { pages_read: 4, pages_failed: 2, is_complete: true, stopped_by: null },
      metadata: { provider_used: 'crawler' },
    });
    expect(await balanceOf(apiKey)).toEqual([CREDITS - 4, 0]);
    const { items, next_after: next } = await itemsOf(body.data.items_url, apiKey);
    expect(next).toBeNull();
    expect(items.map((item: never) => [pathOf(item), (item as { status: string }).status])).toEqual([
      ['/', 'done'],
      ['/listed', 'done'],
      ['/a', 'done'],
      ['/b', 'done'],
      ['/secret', 'failed'],
      ['/gone', 'failed'],
    ]);
    expect(items[2].output.page).toMatchObject({ title: 'Page /a', status_code: 200, links: null });
    expect(items[4].output).toMatchObject({
      page: null,
      error: { slug: 'content-blocked', detail: expect.stringContaining('robots.txt') },
    });
    expect(['/', '/a', '/b', '/listed', '/secret'].map((path) => site.visits(path))).toEqual([1, 1, 1, 1, 0]);
  });

  it('reads a page that redirects to an address of thousands of characters', async () => {
    const token = Buffer.from(Array.from({ length: 4_500 }, (_, at) => (at * at * 7_919) % 251)).toString(
      'base64url',
    );
    site.page('/', ['/a', '/b']);
    site.redirect('/a', `/long?state=${token}`);
    site.page(`/long?state=${token}`);
    site.page('/b');
    const { status, body, text } = await crawl();
    expect(status, text).toBe(200);
    expect(body.data).toMatchObject({ pages_read: 3, pages_failed: 0, is_complete: true });
  });

  it('reads at most `limit` pages, and holds no more than these', async () => {
    site.page('/', ['/1', '/2', '/3', '/4']);
    for (const path of ['/1', '/2', '/3', '/4']) site.page(path);
    const { body, apiKey } = await crawl({ limit: 3 });
    expect(body.data).toMatchObject({ pages_read: 3, is_complete: false, stopped_by: 'limit' });
    expect(await balanceOf(apiKey)).toEqual([CREDITS - 3, 0]);
    const poor = await app.createAccount({ credits: 2 });
    const refused = await app.call('/v1/crawl', { body: { url: site.origin, limit: 3 }, key: poor.apiKey });
    expectProblem(refused, 402, 'insufficient-credits');
  });

  it.each<[string, object, string[]]>([
    ['max_depth', { max_depth: 1 }, ['/', '/docs/a', '/b?x=1', '/b?x=2']],
    ['include', { include: ['/docs/*'] }, ['/', '/docs/a', '/docs/deep']],
    ['exclude', { exclude: ['*?*'] }, ['/', '/docs/a', '/docs/deep']],
    ['ignore_query_parameters', { ignore_query_parameters: true }, ['/', '/docs/a', '/b', '/docs/deep']],
  ])('obeys %s', async (_name, params, paths) => {
    site.page('/', ['/docs/a', '/b?x=1', '/b?x=2']);
    site.page('/docs/a', ['/docs/deep']);
    for (const path of ['/docs/deep', '/b', '/b?x=1', '/b?x=2']) site.page(path);
    const { body, apiKey } = await crawl(params);
    const { items } = await itemsOf(body.data.items_url, apiKey);
    expect(items.map(pathOf)).toEqual(paths);
  });

  it('reads a page to which two addresses redirect once, and none of another site', async () => {
    site.page('/', ['/old', '/older', '/away']);
    site.redirect('/old', '/new');
    site.redirect('/older', '/new');
    site.redirect('/away', `http://localhost:${site.host.split(':')[1]}/x`);
    site.page('/new');
    const { body } = await crawl();
    expect(body).toMatchObject({ credits_used: 2, data: { pages_read: 2, pages_failed: 1 } });
  });

  it('returns nothing, free of charge, where the start page cannot be read', async () => {
    const { status, body, apiKey } = await crawl({ url: `${site.origin}/gone` });
    expect([status, body.credits_used, body.data.pages_read, body.data.pages_failed]).toEqual([200, 0, 0, 1]);
    expect(await balanceOf(apiKey)).toEqual([CREDITS, 0]);
  });

  it.each<[object, number, string]>([
    [{ url: 'http://10.0.0.5/' }, 400, 'invalid-url'],
    [{ url: 'file:///etc/passwd' }, 400, 'invalid-url'],
    [{ limit: 501 }, 400, 'invalid-request'],
    [{ limit: 0 }, 400, 'invalid-request'],
    [{ include: ['docs'] }, 400, 'invalid-request'],
    [{ formats: ['pdf'] }, 400, 'invalid-request'],
    [{ depth: 3 }, 400, 'invalid-request'],
  ])('refuses %j', async (params, status, slug) => {
    const answer = await crawl(params);
    expectProblem(answer, status, slug);
    expect(await balanceOf(answer.apiKey)).toEqual([CREDITS, 0]);
  });

  it('shows its pages while it runs, in pages that do not change', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    site.page('/', ['/1', '/2', '/3']);
    site.page('/1');
    site.page('/2', [], () => promise);
    site.page('/3');
    const { id, key } = await begin();
    const items = () => itemsOf(`/v1/jobs/${id}/items?limit=1`, key);
    await expect.poll(async () => (await app.call(`/v1/jobs/${id}`, { key })).body.data.items?.done).toBe(3);
    const first = await items();
    expect([first.items.map(pathOf), first.next_after]).toEqual([['/'], 1]);
    const rest = await itemsOf(`/v1/jobs/${id}/items?after=1`, key);
    expect([rest.items.map(pathOf), rest.next_after]).toEqual([['/1'], null]);
    resolve();
    const events = await readStream(`${app.url}/v1/jobs/${id}/stream`, { key });
    expect(events.filter(({ kind }) => kind === 'job.progress').at(-1)?.data).toMatchObject({
      done: 4,
      unit: 'pages',
    });
    expect((await itemsOf(`/v1/jobs/${id}/items?after=2`, key)).items.map(pathOf)).toEqual(['/2', '/3']);
  });

  it('is paid for the pages that it has read when it is cancelled, and keeps them', async () => {
    site.page('/', ['/1', '/2']);
    site.page('/1');
    site.page('/2', [], () => new Promise(() => undefined));
    const { id, key } = await begin();
    await expect.poll(async () => (await app.call(`/v1/jobs/${id}`, { key })).body.data.items?.done).toBe(2);
    const { body } = await app.call(`/v1/jobs/${id}/cancel`, { method: 'POST', key });
    expect(body.data).toMatchObject({ status: 'cancelled', credits_used: 2, items: { done: 2 } });
    expect(await balanceOf(key)).toEqual([CREDITS - 2, 0]);
    expect((await itemsOf(`/v1/jobs/${id}/items`, key)).items.map(pathOf)).toEqual(['/', '/1']);
  });

  it('is continued by another worker, which reads no page again that was read', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    site.page('/', ['/1', '/2', '/3']);
    site.page('/1');
    site.page('/2', [], () => promise);
    site.page('/3');
    // The slow page must not fail before its worker is gone.
    const { id, key } = await begin({ page_timeout_ms: 60_000 });
    await expect.poll(async () => (await app.call(`/v1/jobs/${id}`, { key })).body.data.items?.done).toBe(3);
    await worker.close();
    resolve();
    worker = await start();
    await readStream(`${app.url}/v1/jobs/${id}/stream`, { key });
    const { data } = (await app.call(`/v1/jobs/${id}`, { key })).body;
    expect(data).toMatchObject({ status: 'completed', credits_used: 4, result: { pages_read: 4 } });
    expect(['/', '/1', '/3'].map((path) => site.visits(path))).toEqual([1, 1, 1]);
  });

  it('ends with the pages that it has when the storage of the account is full', async () => {
    const text = 'Ropes of hemp, sisal and steel. '.repeat((STORAGE_MB * 1024 * 1024) / 30);
    site.page('/', ['/big']);
    site.answer('/big', (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`<!doctype html><title>Big</title><main><h1>Big</h1><p>${text}</p></main>`);
    });
    const { body, text: answer } = await crawl();
    expect(body, answer).toMatchObject({
      credits_used: 1,
      data: { pages_read: 1, is_complete: false, stopped_by: 'storage' },
    });
    const alone = await crawl({ url: `${site.origin}/big` });
    expectProblem(alone, 422, 'job-storage-full');
    expect(await balanceOf(alone.apiKey)).toEqual([CREDITS, 0]);
  });

  it('hides its pages from other accounts', async () => {
    site.page('/');
    const { body } = await crawl();
    const { apiKey } = await app.createAccount();
    expectProblem(await app.call(body.data.items_url, { key: apiKey }), 404, 'not-found');
    const narrow = await app.createKey({ accountId: app.accountId, name: 'narrow', scopes: ['account'] });
    expectProblem(
      await app.call('/v1/crawl', { body: { url: site.origin }, key: narrow }),
      403,
      'insufficient-scope',
    );
  });

  it('leaves the books in order', async () => {
    await expect.poll(() => app.audit(), { interval: 200 }).toEqual([]);
  });
});
