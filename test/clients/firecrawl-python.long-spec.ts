import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { CrawledSite } from '../harness/crawled-site.js';
import { findPython } from '../harness/python.js';
import { startWorker } from '../harness/worker.js';

const python = findPython("Firecrawl's Python client");
const JOURNEYS = join(import.meta.dirname, 'firecrawl', 'journeys.py');
const PAGES = 120;

let site: CrawledSite;
let app: TestApp;
let worker: INestApplicationContext;

beforeAll(async () => {
  site = await CrawledSite.start();
  openSite();
  const env = { ...site.env, SEARCH_PROVIDERS: 'serper', SERPER_BASE_URL: site.origin, SERPER_API_KEY: 'k' };
  app = await startApp({ env });
  worker = await startWorker({ ...env, DATABASE_URL: app.databaseUrl });
});
afterAll(async () => {
  await worker?.close();
  await app?.close();
  site?.close();
});

function openSite(): void {
  const paths = Array.from({ length: PAGES }, (_, page) => `/p${page}`);
  site.page('/', ['/a']);
  site.page('/a', ['/b']);
  site.page('/many', paths);
  for (const path of paths) site.page(path);
  site.page('/slow', [], () => new Promise(() => undefined));
  site.answer('/search', (response) => {
    const organic = [
      { title: 'Capstans', link: 'https://a.example/', snippet: 'All about them', position: 1 },
    ];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ organic }));
  });
  site.answer('/product', (response) => {
    const rows = '<tr><th>Name</th><td>Capstan</td></tr><tr><th>Price</th><td>1,299.00 EUR</td></tr>';
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>Capstan</title><h1>Capstan</h1><table>${rows}</table>`);
  });
}

describe.skipIf(python === undefined)('the Python client of Firecrawl', () => {
  it('scrapes, searches, maps, crawls with polling and pages, extracts, batches, and gets errors', async () => {
    const { apiKey } = await app.createAccount({ credits: 1_000 });
    const { stdout } = await promisify(execFile)(python as string, [JOURNEYS, app.url, apiKey, site.origin]);
    expect(JSON.parse(stdout)).toMatchObject({
      page: { markdown: expect.stringContaining('# Page /a'), links: [`${site.origin}/b`], title: 'Page /a' },
      web: [{ url: 'https://a.example/', description: 'All about them' }],
      links: [`${site.origin}/`, `${site.origin}/a`],
      crawl: { status: 'completed', completed: PAGES + 1, credits: PAGES + 1, pages: PAGES + 1 },
      cancelled: [true, 'cancelled'],
      extract: { status: 'completed', data: { name: 'Capstan', price: 1299 } },
      batch: { status: 'completed', titles: ['Page /a'] },
      gone: { text: expect.stringContaining('404') },
      credits: { kind: 'PaymentRequiredError' },
      unsupported: { kind: 'BadRequestError', text: expect.stringContaining('summary') },
      stranger: { kind: 'UnauthorizedError' },
    });
    expect(await app.audit()).toEqual([]);
  });
});
