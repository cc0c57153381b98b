import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { axeViolations, CONSOLE, ConsoleBrowser } from '../../harness/console-browser.js';
import { HOOK, LISTED_PAGES, OPEN_PAGES, PAGES_OF_ONE } from '../../harness/console-pages.js';

/** Addresses that the console does not have are a page, too. */
const PAGES = [...LISTED_PAGES, { route: '/no-such-page', heading: 'Page not found' }];

let test: TestApp;
let browser: ConsoleBrowser;

beforeAll(async () => {
  test = await startApp({ env: { OUTBOUND_ALLOW_HOSTS: 'hooks.example.com:443' } });
  browser = await ConsoleBrowser.start(test);
});
afterAll(async () => {
  await browser?.close();
  await test?.close();
});

/** Lists with rows, and the chart. Nothing works on the jobs, so that they stay open. */
async function fillLists(accountId: string, size: string): Promise<void> {
  const key = await test.createKey({ accountId, name: 'program' });
  const picture = { prompt: 'https://example.com', kind: 'qr' };
  const call = (path: string, body: object) =>
    test.call(path, { key, body, headers: { prefer: 'respond-async' } });
  await call('/v1/images', picture);
  const sendAt = new Date(Date.now() + 3_600_000);
  await call('/v1/messages', { channel: 'inbox', subject: 'Later', text: 'Not now.', send_at: sendAt });
  await call('/v1/batch', { capability: 'generate_image', inputs: [picture] });
  await call('/v1/research', { query: 'What is a tide?' });
  await call('/v1/builds', { prompt: 'A site for the bakery Aurora in Porto' });
  await test.call('/v1/webhooks', { key, body: { url: HOOK, event_types: ['build.*'] } });
  const { body } = await test.call('/v1/admin/accounts', {
    key: test.adminKey,
    body: { name: 'Aurora', email: `aurora-${size}@example.test` },
  });
  const keys = `/v1/admin/accounts/${body.data.id}/keys`;
  await test.call(keys, { key: test.adminKey, body: { name: 'program of Aurora' } });
}

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - innerWidth');

/** Colors are the same on a phone, so that one scheme is enough there. */
const SIZES = [
  { size: 'desktop', schemes: ['light', 'dark'] },
  { size: 'phone', schemes: ['dark'] },
] as const;

describe.each(SIZES)('pages of the console on a $size', ({ size, schemes }) => {
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    const visit = await browser.signIn({ isOperator: true, size });
    ({ page, complaints } = visit);
    await fillLists(visit.accountId, size);
  });

  it.each(PAGES_OF_ONE)('$route passes axe and fits', async ({ route, from, link, heading }) => {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${CONSOLE}${from}`);
      await page.getByRole('main').getByRole('link', { name: link }).first().click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      // Loaded in this scheme, as every other page.
      await page.reload();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      expect(await axeViolations(page), `${route} ${colorScheme}`).toEqual([]);
    }
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });

  it.each(PAGES)('$route passes axe, fits, and loads nothing of other hosts', async ({ route, heading }) => {
    for (const colorScheme of schemes) {
      // Before the page is loaded: colors that change under axe are neither those of one scheme nor of the other.
      await page.emulateMedia({ colorScheme });
      await page.goto(`${CONSOLE}${route}`);
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      expect(await axeViolations(page), `${route} ${colorScheme}`).toEqual([]);
    }
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });
});

describe.each(['desktop', 'phone'] as const)('the front page of the service on a %s', (size) => {
  it.each(['light', 'dark'] as const)(
    'passes axe in %s, fits, and loads nothing of other hosts',
    async (colorScheme) => {
      const { page, complaints } = await browser.visitor(size);
      await page.emulateMedia({ colorScheme });
      await page.goto(new URL('/', CONSOLE).href);
      await page.getByRole('link', { name: 'Open the console' }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});

describe('the sign-in page', () => {
  it.each(OPEN_PAGES)('%s passes axe, and loads nothing of other hosts', async (path) => {
    const { page, complaints } = await browser.visitor('phone');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${CONSOLE}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
