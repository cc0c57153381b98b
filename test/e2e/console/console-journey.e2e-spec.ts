import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IndexFolder, LocalIndex } from '@capstan/local-index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildingService, startBuilding } from '../../harness/building-service.js';
import { CONSOLE, ConsoleBrowser, type ConsoleVisit } from '../../harness/console-browser.js';

const MANUAL = join(import.meta.dirname, '..', '..', 'harness', 'manual');
/** Time limit of research and builds on a busy machine. */
const WORK_MS = 120_000;

let folder: string;
let service: BuildingService;
let browser: ConsoleBrowser;
let visit: ConsoleVisit;

/** One person from the first sign-in on; every step begins where the one before it ended. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-journey-'));
  await cp(MANUAL, join(folder, 'manual'), { recursive: true });
  service = await startBuilding({ SEARCH_PROVIDERS: 'local_index', SCRAPE_PROVIDERS: 'local_index' });
  await new IndexFolder(new LocalIndex(service.app.dataSource)).run(join(folder, 'manual'));
  browser = await ConsoleBrowser.start(service.app);
  visit = await browser.signIn();
});
afterAll(async () => {
  await browser?.close();
  await service?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a newcomer in the console', () => {
  it('makes a key with a cap, which a program uses, and revokes it', async () => {
    const { page } = visit;
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('button', { name: 'Create key' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('crawler');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const key = await dialog.getByText(/^cap_\w{46}$/).textContent();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'crawler' }).click();
    await page.getByLabel('Credit cap').fill('1');
    await page.getByRole('button', { name: 'Save limits' }).click();
    await page.getByText('The limits are saved.').or(page.getByText('1 credit')).first().waitFor();
    const body = { query: 'soil probes' };
    expect((await service.app.call('/v1/search', { key, body })).status).toBe(200);
    expect((await service.app.call('/v1/search', { key, body })).status).toBe(402);
    await page.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.waitForURL('**/console/keys');
    expect((await service.app.call('/v1/search', { key, body })).status).toBe(401);
  });

  it('finds why a call failed', async () => {
    const { page } = visit;
    await page.getByRole('link', { name: 'Requests', exact: true }).click();
    await page
      .getByRole('row', { name: /search.*402/ })
      .getByRole('link')
      .click();
    await page.getByText('402').first().waitFor();
    const errorPage = page.getByRole('link', { name: 'About key-credit-cap' });
    await errorPage.waitFor();
    const answer = await service.app.call((await errorPage.getAttribute('href')) ?? '', { key: null });
    expect(answer.status).toBe(200);
  });

  it('runs a search and sees its results', async () => {
    const { page } = visit;
    await page.getByRole('link', { name: 'Playground', exact: true }).click();
    await page.goto(`${CONSOLE}/playground?capability=search`);
    await page.getByLabel('Query').fill('How do I calibrate the soil probes?');
    await page.getByRole('button', { name: 'Run for 1 credit' }).click();
    const results = page.getByRole('region', { name: 'Result' }).getByRole('listitem');
    await results.first().waitFor();
    expect(await results.first().textContent()).toMatch(/probe/i);
  });

  it('watches research to its report, and opens the passage of a citation', async () => {
    const { page } = visit;
    await page.getByRole('link', { name: 'Research', exact: true }).click();
    await page.getByLabel('Question').fill('How do I calibrate the soil probes?');
    await page.getByRole('button', { name: /^Start research/ }).click();
    await page.getByRole('region', { name: 'Steps' }).waitFor();
    await page.getByRole('button', { name: 'Export' }).waitFor({ timeout: WORK_MS });
    const citation = page.getByRole('article').getByRole('button', { name: /^Source \d+$/ });
    await citation.first().click();
    const passage = page.getByRole('dialog').getByRole('blockquote').first();
    await passage.waitFor();
    expect(await passage.textContent()).not.toBe('');
    await page.keyboard.press('Escape');
  });

  it('watches a build to its preview', async () => {
    const { page, complaints } = visit;
    await page.getByRole('link', { name: 'Builds', exact: true }).click();
    await page.getByLabel('What to build').fill('A site for the bakery Aurora in Porto with a contact form');
    await page.getByRole('button', { name: /^Build for/ }).click();
    await page.getByRole('region', { name: 'Progress' }).waitFor();
    await page.getByRole('button', { name: 'Download' }).waitFor({ timeout: WORK_MS });
    const preview = page.frameLocator('iframe[title="Preview on a phone"]');
    await preview.getByRole('heading', { level: 1 }).waitFor();
    expect(complaints).toEqual([]);
  });
});
