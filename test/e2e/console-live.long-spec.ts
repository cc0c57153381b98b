import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IndexFolder, LocalIndex } from '@capstan/local-index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildingService, startBuilding } from '../harness/building-service.js';
import { axeViolations, CONSOLE, ConsoleBrowser } from '../harness/console-browser.js';

const MANUAL = join(import.meta.dirname, '..', 'harness', 'manual');
/** Of research and builds on a busy machine. */
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

describe.each(['desktop', 'phone'] as const)('live work in the console on a %s', (size) => {
  it('shows research as it happens, and opens the passage of a citation', async () => {
    const { page, complaints } = await browser.signIn({ size });
    await page.goto(`${CONSOLE}/research`);
    await page.getByLabel('Question').fill('How do I calibrate the soil probes?');
    await page.getByRole('button', { name: 'Start research for 10 credits' }).click();
    await page.getByRole('region', { name: 'Steps' }).waitFor();
    await page.getByRole('button', { name: 'Export' }).waitFor({ timeout: WORK_MS });
    await page
      .getByRole('article')
      .getByRole('button', { name: /^Source \d+$/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('blockquote').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Markdown' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.md$/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('shows a build with its steps, its preview, its versions and its entries', async () => {
    const { page, complaints } = await browser.signIn({ size });
    await page.goto(`${CONSOLE}/builds`);
    await page.getByLabel('What to build').fill('A site for the bakery Aurora in Porto with a contact form');
    await page.getByRole('button', { name: 'Build for 1 credit' }).click();
    await page.getByRole('region', { name: 'Progress' }).waitFor();
    await page.getByRole('button', { name: 'Download' }).waitFor({ timeout: WORK_MS });
    const preview = page.frameLocator('iframe[title="Preview on a phone"]');
    await preview.getByRole('heading', { level: 1 }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Versions' }).click();
    await page.getByRole('row', { name: /shown/ }).waitFor();
    await page.getByRole('tab', { name: 'Entries' }).click();
    await page.getByText('No entries yet').first().waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
