import type { INestApplicationContext } from '@nestjs/common';
import { Firecrawl } from 'firecrawl';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { CrawledSite } from '../../harness/crawled-site.js';
import { startWorker } from '../../harness/worker.js';
import { onlyInFullRun } from '../../harness/full-run.js';

const SCHEMA = { type: 'object', properties: { name: { type: 'string' }, price: { type: 'number' } } };

let site: CrawledSite;
let app: TestApp;
let worker: INestApplicationContext;
let firecrawl: Firecrawl;

beforeAll(async () => {
  site = await CrawledSite.start();
  const env = { ...site.env, SEARCH_PROVIDERS: 'serper', SERPER_BASE_URL: site.origin, SERPER_API_KEY: 'k' };
  app = await startApp({ env });
  worker = await startWorker({ ...env, DATABASE_URL: app.databaseUrl });
  firecrawl = new Firecrawl({ apiKey: app.apiKey, apiUrl: app.url });
});
beforeEach(() => {
  site.reset();
  // Robots are cached for the host.
  site.file('/robots.txt', 'User-agent: *\nDisallow: /secret');
});
afterAll(async () => {
  await worker?.close();
  await app?.close();
  site?.close();
});

const at = (path: string): string => `${site.origin}${path}`;

/** A client of an account of its own. */
async function clientWith(credits: number): Promise<Firecrawl> {
  const { apiKey } = await app.createAccount({ credits });
  return new Firecrawl({ apiKey, apiUrl: `${app.url}/firecrawl` });
}

/** Opens a site of `count` pages and its start page. */
function openSite(count: number): string[] {
  const paths = Array.from({ length: count }, (_, page) => `/p${page}`);
  site.page('/', paths);
  for (const path of paths) site.page(path);
  return paths;
}

function openProduct(): void {
  site.answer('/product', (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      '<!doctype html><title>Capstan</title><h1>Capstan</h1><table><tr><th>Name</th><td>Capstan</td></tr><tr><th>Price</th><td>1,299.00 EUR</td></tr></table>',
    );
  });
}

describe('the TypeScript client of Firecrawl', () => {
  it('scrapes a page', async () => {
    site.page('/a', ['/b']);
    const page = await firecrawl.scrape(at('/a'), { formats: ['markdown', 'links'], onlyMainContent: true });
    expect(page.markdown).toContain('# Page /a');
    expect(page.links).toEqual([at('/b')]);
    expect(page.metadata).toMatchObject({ title: 'Page /a', sourceURL: at('/a'), statusCode: 200 });
  });

  it('searches the web', async () => {
    site.answer('/search', (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const organic = [
        { title: 'Capstans', link: 'https://a.example/', snippet: 'All about them', position: 1 },
      ];
      response.end(JSON.stringify({ organic }));
    });
    const { web } = await firecrawl.search('capstans', { limit: 3, sources: ['web'] });
    expect(web).toEqual([{ url: 'https://a.example/', title: 'Capstans', description: 'All about them' }]);
  });

  it('maps a site', async () => {
    site.page('/', ['/a?x=1', '/a?x=2']);
    const { links } = await firecrawl.map(at('/'), { limit: 10 });
    expect(links.map(({ url }) => url)).toEqual([at('/'), at('/a')]);
  });

  it('crawls a site, polls for its end, and follows the pages of the result', async () => {
    openSite(100);
    const client = await clientWith(200);
    const job = await client.crawl(at('/'), { limit: 150, pollInterval: 1, sitemap: 'skip' });
    expect(job).toMatchObject({
      status: 'completed',
      completed: 101,
      total: 101,
      creditsUsed: 101,
      next: null,
    });
    expect(new Set(job.data.map(({ metadata }) => metadata?.sourceURL)).size).toBe(101);
    const first = await client.getCrawlStatus(job.id, { autoPaginate: false });
    expect(first.data).toHaveLength(100);
    expect(first.next).toContain(`/firecrawl/v2/crawl/${job.id}?skip=`);
  });

  onlyInFullRun(() => {
    it('crawls below the first page only, unless the entire domain is requested', async () => {
      site.page('/docs', ['/docs/a', '/blog']);
      site.page('/docs/a');
      site.page('/blog');
      const below = await firecrawl.crawl(at('/docs'), { limit: 10, pollInterval: 1 });
      expect(below.completed).toBe(2);
      const all = await firecrawl.crawl(at('/docs'), { limit: 10, pollInterval: 1, crawlEntireDomain: true });
      expect(all.completed).toBe(3);
      const filtered = await firecrawl.crawl(at('/docs'), {
        limit: 10,
        pollInterval: 1,
        excludePaths: ['^/blog.*'],
        crawlEntireDomain: true,
      });
      expect(filtered.completed).toBe(2);
    });
  });

  onlyInFullRun(() => {
    it('reads the errors of a crawl', async () => {
      site.page('/', ['/secret', '/gone']);
      const { id } = await firecrawl.crawl(at('/'), { limit: 10, pollInterval: 1 });
      const { errors, robotsBlocked } = await firecrawl.getCrawlErrors(id);
      expect(errors).toMatchObject([{ url: at('/gone'), error: expect.stringContaining('404') }]);
      expect(robotsBlocked).toEqual([at('/secret')]);
    });
  });

  it('cancels a crawl', async () => {
    site.page('/', ['/slow']);
    site.page('/slow', [], () => new Promise(() => undefined));
    const { id } = await firecrawl.startCrawl(at('/'), { limit: 10 });
    expect(await firecrawl.cancelCrawl(id)).toBe(true);
    expect((await firecrawl.getCrawlStatus(id)).status).toBe('cancelled');
  });

  it('extracts fields', async () => {
    openProduct();
    const answer = await firecrawl.extract({ urls: [at('/product')], schema: SCHEMA, pollInterval: 1 });
    expect(answer).toMatchObject({
      success: true,
      status: 'completed',
      data: { name: 'Capstan', price: 1299 },
      sources: { price: [at('/product')] },
      creditsUsed: 2,
    });
  });

  onlyInFullRun(() => {
    it('extracts fields with a key for extract alone', async () => {
      openProduct();
      const { apiKey } = await app.createAccount({ scopes: ['capability:extract'] });
      const client = new Firecrawl({ apiKey, apiUrl: app.url });
      const answer = await client.extract({ urls: [at('/product')], schema: SCHEMA, pollInterval: 1 });
      expect(answer).toMatchObject({ status: 'completed', data: { name: 'Capstan' } });
    });
  });

  it('reads no batch of other calls as an extraction', async () => {
    site.page('/a');
    const { id } = await firecrawl.startBatchScrape([at('/a')]);
    expect((await app.call(`/v2/extract/${id}`)).status).toBe(404);
  });

  it('scrapes a batch of pages', async () => {
    site.page('/a');
    site.page('/b');
    const job = await firecrawl.batchScrape([at('/a'), at('/gone'), at('/b')], { pollInterval: 1 });
    expect(job).toMatchObject({ status: 'completed', completed: 3, total: 3, creditsUsed: 2 });
    expect(job.data.map(({ metadata }) => metadata?.title)).toEqual(['Page /a', 'Page /b']);
    expect((await firecrawl.getBatchScrapeErrors(job.id)).errors).toHaveLength(1);
  });

  it.each<[string, () => object]>([
    ['crawl', () => ({ url: at('/a'), limit: 1 })],
    ['batch/scrape', () => ({ urls: [at('/a')] })],
    ['extract', () => ({ urls: [at('/product')], schema: SCHEMA })],
  ])('names the same job when %s is repeated after its end', async (route, bodyOf) => {
    site.page('/a');
    openProduct();
    const { apiKey: key } = await app.createAccount({ credits: 10 });
    const start = () =>
      app.call(`/v2/${route}`, { body: bodyOf(), key, headers: { 'idempotency-key': 'once' } });
    const first = await start();
    const statusOf = async () => (await app.call(`/v2/${route}/${first.body.id}`, { key })).body.status;
    await expect.poll(statusOf).toBe('completed');
    expect((await start()).body).toEqual(first.body);
  });

  it.each<[string, (client: Firecrawl) => Promise<unknown>, object]>([
    [
      'too few credits',
      (client) => client.crawl(at('/'), { limit: 50 }),
      { status: 402, code: 'INSUFFICIENT_CREDITS' },
    ],
    ['a page that is gone', (client) => client.scrape(at('/gone')), { status: 422, code: 'CONTENT_BLOCKED' }],
    [
      'a private address',
      (client) => client.scrape('http://10.0.0.5/'),
      { status: 400, code: 'INVALID_URL' },
    ],
    [
      'a format that is not supported',
      (client) => client.scrape(at('/'), { formats: ['summary'] }),
      { status: 400, message: expect.stringContaining('summary') },
    ],
    [
      'an option that is not supported',
      (client) => client.scrape(at('/'), { mobile: true, actions: [{ type: 'wait', milliseconds: 1 }] }),
      { status: 400, message: 'mobile is not supported here; actions is not supported here' },
    ],
    [
      'an unknown job',
      (client) => client.getCrawlStatus('5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a'),
      { status: 404 },
    ],
  ])('gets an error for %s', async (_title, call, error) => {
    const client = await clientWith(10);
    await expect(call(client)).rejects.toMatchObject(error);
  });

  it('gets 401 for an unknown key', async () => {
    const stranger = new Firecrawl({ apiKey: 'fc-unknown', apiUrl: app.url });
    await expect(stranger.scrape(at('/'))).rejects.toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  });

  it('leaves the books in order', async () => {
    await expect.poll(() => app.audit(), { interval: 200 }).toEqual([]);
  });
});
