/**
 * `npm run pictures:console -- <link> [question]`: takes the pictures of docs/images/console-*.webp again. The link is one of
 * `npm run console:link`, of a new service with indexed documents that answer the question, e.g. `npm run index -- test/harness/manual`: the script makes the calls that the
 * pages show. It needs a Chromium (CHROMIUM_PATH, or the installed one).
 */
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { installedChromium } from '../test/installed-chromium.mjs';

const PICTURES = resolve(import.meta.dirname, '..', '..', 'docs', 'images');
const QUALITY = 82;
const SCALE = 2;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Time limit of research and builds. */
const WORK_MS = 600_000;

/** About the manual in test/harness/manual. */
const DEFAULT_QUESTION = 'How do I calibrate the soil probes?';

const [link, question = DEFAULT_QUESTION] = process.argv.slice(2);
if (link === undefined)
  throw new Error('Usage: npm run pictures:console -- <link of npm run console:link> [question]');
const { origin } = new URL(link);
const consoleAt = (path: string): string => `${origin}/console${path}`;

interface Picture {
  name: string;
  path: string;
  colorScheme?: 'light' | 'dark';
  viewport?: { width: number; height: number };
  /** Until the page shows what the picture is about. */
  ready: (page: Page) => Promise<void>;
}

/** Asks a route of the API with the session of the browser. */
function ask<T>(page: Page, path: string, body?: object): Promise<T> {
  return page.evaluate(
    async ([url, sent]) => {
      const session = (await (await fetch('/console/api/session')).json()) as {
        data: { csrf_token: string };
      };
      const answer = await fetch(url, {
        method: sent === null ? 'GET' : 'POST',
        headers: {
          'x-capstan-csrf': session.data.csrf_token,
          'content-type': 'application/json',
          prefer: 'respond-async',
        },
        body: sent,
      });
      return (await answer.json()) as T;
    },
    [path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}

async function signIn(from: Browser): Promise<Page> {
  const page = await from.newPage({ viewport: DESKTOP, deviceScaleFactor: SCALE, reducedMotion: 'reduce' });
  page.setDefaultTimeout(WORK_MS);
  await page.goto(link ?? '');
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  return page;
}

const SEARCHES = [question, 'circuit breaker', 'idempotency keys', 'credits and holds'];
const BUILD =
  'A website for the bakery "Krume & Korn" in Leipzig, warm and rustic. Bread: rye sourdough €6.50, spelt loaf €5.80. ' +
  'Sweets: butter croissant €2.20, plum cake €3.40. Open Tuesday to Saturday, 7 to 18. With a contact form.';

/** Makes the calls that the pages show. @returns the ids of the work whose pages are taken. */
async function makeCalls(page: Page): Promise<{ run: string; build: string; failed: string }> {
  const { data: run } = await ask<{ data: { id: string } }>(page, '/v1/research', {
    query: question,
  });
  const { data: build } = await ask<{ data: { execution_id: string } }>(page, '/v1/builds', {
    prompt: BUILD,
  });
  for (const query of SEARCHES) await ask(page, '/v1/search', { query });
  await ask(page, '/v1/images', { prompt: 'https://example.com', kind: 'qr' });
  const failed = await ask<{ metadata: { request_id: string } }>(page, '/v1/scrape', {
    url: 'https://unknown.invalid/tides',
  });
  return { run: run.id, build: build.execution_id, failed: failed.metadata.request_id };
}

async function take(page: Page, picture: Picture): Promise<void> {
  const { name, path, colorScheme = 'light', viewport = DESKTOP, ready } = picture;
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await page.goto(consoleAt(path));
  await ready(page);
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready');
  await page.waitForLoadState('networkidle');
  await sharp(await page.screenshot())
    .webp({ quality: QUALITY })
    .toFile(join(PICTURES, `console-${name}.webp`));
  process.stdout.write(`console-${name}\n`);
}

const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? installedChromium(),
  args: ['--no-sandbox'],
});
const page = await signIn(browser);
const { run, build, failed } = await makeCalls(page);
const download = (on: Page): Promise<void> => on.getByRole('button', { name: 'Download' }).waitFor();
await take(page, {
  name: 'build',
  path: `/builds/${build}`,
  ready: async (on) => {
    await download(on);
    await on.frameLocator('iframe[title="Preview on a phone"]').getByRole('heading', { level: 1 }).waitFor();
  },
});
await take(page, {
  name: 'research',
  path: `/research/${run}`,
  ready: (on) => on.getByRole('button', { name: 'Export' }).waitFor(),
});
await take(page, {
  name: 'playground',
  path: '/playground?capability=search',
  ready: async (on) => {
    await on.getByLabel('Query').fill(question);
    await on.getByRole('button', { name: /^Run/ }).click();
    await on.getByRole('region', { name: 'Result' }).getByRole('listitem').first().waitFor();
  },
});
await take(page, {
  name: 'receipt',
  path: `/requests/${failed}`,
  ready: (on) => on.getByRole('region', { name: 'Attempts' }).getByRole('listitem').first().waitFor(),
});
await take(page, { name: 'providers', path: '/operator/providers', ready: heading('Providers') });
await take(page, { name: 'overview', path: '/', colorScheme: 'dark', ready: heading('Overview') });
await take(page, { name: 'phone', path: '/', viewport: PHONE, ready: heading('Overview') });
await browser.close();
