import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderSite } from '@capstan/site-renderer';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startChromium } from '../../harness/chromium.js';
import { type SitesApp, startSites } from '../../harness/sites.js';
import { exampleNamed } from '../../harness/visited-site.js';

const FILES = await renderSite(exampleNamed('bakery'));

/** Font families whose files the page loaded, and failed requests or rules. */
const LOADED = `document.fonts.ready.then(() => [...new Set([...document.fonts]
  .filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback')).map(({ family }) => family.replace(/['"]/g, '')))].sort())`;

let app: SitesApp;
let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), 'capstan-archive-'));

beforeAll(async () => {
  app = await startSites();
  browser = await startChromium();
});
afterAll(async () => {
  await browser.close();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function loadedAt(url: string): Promise<{ families: unknown; faults: string[] }> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('requestfailed', (request) => faults.push(request.url()));
  await page.goto(url);
  const families: unknown = await page.evaluate(LOADED);
  await page.close();
  return { families, faults };
}

it('a preview loads its typefaces although its origin is opaque', async () => {
  const { accountId } = await app.createAccount();
  const site = await app.addSite(accountId, Object.fromEntries(FILES));
  expect(await loadedAt(app.url + site.path)).toEqual({
    families: ['Figtree', 'Fraunces'],
    faults: [],
  });
});

it('the unpacked archive loads them from disk', async () => {
  for (const [path, content] of FILES) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  expect(await loadedAt(pathToFileURL(join(folder, 'index.html')).href)).toEqual({
    families: ['Figtree', 'Fraunces'],
    faults: [],
  });
});
