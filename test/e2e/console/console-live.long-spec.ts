import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IndexFolder, LocalIndex } from '@capstan/local-index';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildingService, startBuilding } from '../../harness/building-service.js';
import { axeViolations, CONSOLE, ConsoleBrowser } from '../../harness/console-browser.js';

const MANUAL = join(import.meta.dirname, '..', '..', 'harness', 'manual');
/** Time limit of research and builds on a busy machine. */
const WORK_MS = 240_000;

let folder: string;
let service: BuildingService;
let browser: ConsoleBrowser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-live-'));
  await cp(MANUAL, join(folder, 'manual'), { recursive: true });
  service = await startBuilding({ SEARCH_PROVIDERS: 'local_index', SCRAPE_PROVIDERS: 'local_index' });
  await new IndexFolder(new LocalIndex(service.app.dataSource)).run(join(folder, 'manual'));
  browser = await ConsoleBrowser.start(service.app);
});
afterAll(async () => {
  await browser?.close();
  await service?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Shows the evidence with one more sentence, as a model may write it: without a model, every sentence is a quotation. */
async function addRejectedSentence(page: Page, accountId: string): Promise<void> {
  const key = await service.app.createKey({ accountId, name: 'evidence' });
  await page.route('**/evidence', async (route) => {
    // Not by `route.fetch`, which does not know the name that the browser maps to the service.
    const { body } = await service.app.call(new URL(route.request().url()).pathname, { key });
    body.data.claims.push({
      text: 'It never fails.',
      is_supported: false,
      reason: 'strength',
      checked_by: 'verifier_and_model',
    });
    await route.fulfill({ json: body });
  });
}

describe.each(['desktop', 'phone'] as const)('live work in the console on a %s', (size) => {
  it('shows the results of a search, and the sources of its answer', async () => {
    const { page, complaints } = await browser.signIn({ size, at: '/playground?capability=search' });
    await page.getByLabel('Query').fill('How do I calibrate the soil probes?');
    await page.getByRole('combobox', { name: 'Mode' }).selectOption('ai');
    await page.getByRole('button', { name: 'Run for 1 credit' }).click();
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByRole('listitem').first().waitFor();
    await result
      .getByText(/\[Source 1\]/)
      .first()
      .waitFor();
    await result.getByRole('tab', { name: 'JSON' }).click();
    await result.getByText('"citations"').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('shows research as it happens, and opens the passage of a citation', async () => {
    const { page, accountId, complaints } = await browser.signIn({ size });
    await addRejectedSentence(page, accountId);
    await page.goto(`${CONSOLE}/research`);
    await page.getByLabel('Question').fill('How do I calibrate the soil probes?');
    await page.getByRole('button', { name: 'Start research for 10 credits' }).click();
    await page.getByRole('region', { name: 'Steps' }).waitFor();
    await page.getByRole('button', { name: 'Export' }).waitFor({ timeout: WORK_MS });
    await page
      .getByRole('region', { name: 'Checked sentences' })
      .getByText('It is stronger than the source')
      .waitFor();
    await page
      .getByRole('article')
      .getByRole('button', { name: /^Source \d+$/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('blockquote').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await page.getByRole('article').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Markdown' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.md$/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('shows a build with its steps, its preview, its versions and its entries', async () => {
    const { page, complaints } = await browser.signIn({ size, at: '/builds' });
    await page.getByLabel('What to build').fill('A site for the bakery Aurora in Porto with a contact form');
    await page.getByRole('button', { name: 'Build for 1 credit' }).click();
    await page.getByRole('region', { name: 'Progress' }).waitFor();
    await page.getByRole('button', { name: 'Download' }).waitFor({ timeout: WORK_MS });
    const preview = page.frameLocator('iframe[title="Preview on a phone"]');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.reload();
      await preview.getByRole('heading', { level: 1 }).waitFor();
      expect(await axeViolations(page), colorScheme).toEqual([]);
    }
    await page.getByRole('tab', { name: 'Versions' }).click();
    await page.getByRole('row', { name: /shown/ }).waitFor();
    await page.getByRole('tab', { name: 'Entries' }).click();
    await page.getByText('No entries yet').first().waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
