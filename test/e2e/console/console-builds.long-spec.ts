import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { axeViolations, CONSOLE, ConsoleBrowser, type ConsoleVisit } from '../../harness/console-browser.js';
import { startWorker } from '../../harness/worker.js';

const WORK_MS = 120_000;
const dataDir = mkdtempSync(join(tmpdir(), 'console-builds-'));

let test: TestApp;
let worker: INestApplicationContext | undefined;
let browser: ConsoleBrowser;
let visit: ConsoleVisit;
/** Address of the build. */
let build: string;

const executionId = (): string => new URL(build).pathname.split('/').at(-1) ?? '';

beforeAll(async () => {
  test = await startApp({ env: { DATA_DIR: dataDir, TRUST_PROXY: '1' } });
  browser = await ConsoleBrowser.start(test);
  visit = await browser.signIn();
});
afterAll(async () => {
  await browser?.close();
  await worker?.close();
  await test?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a build in the console', () => {
  it('takes an instruction while it waits, and applies it', async () => {
    const { page } = visit;
    await page.goto(`${CONSOLE}/builds`);
    await page.getByLabel('What to build').fill('A site for the bakery Aurora in Porto with a contact form');
    await page.getByRole('button', { name: /^Build for/ }).click();
    await page.getByText('Waiting for a worker').waitFor();
    build = page.url();
    await page.getByLabel('Instruction to the build').fill('Add wedding cakes at €80');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('The builder has your instruction.').waitFor();
    worker = await startWorker({ DATA_DIR: dataDir, DATABASE_URL: test.databaseUrl });
    await page.getByRole('button', { name: 'Download' }).waitFor({ timeout: WORK_MS });
    expect(await page.getByLabel('Instruction to the build').count()).toBe(0);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByText('instruction', { exact: true }).first().waitFor();
  });

  it('restores an earlier version as a new one', async () => {
    const { page } = visit;
    await page.goto(`${build}?tab=versions`);
    await page.getByRole('row', { name: /shown/ }).waitFor();
    const versions = page.getByRole('table', { name: 'Versions' }).getByRole('row');
    const before = await versions.count();
    await page.getByRole('button', { name: 'Restore' }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await page.getByText('The version is restored as a new one.').waitFor();
    await expect.poll(() => versions.count()).toBe(before + 1);
  });

  it('shows the entries of visitors page by page, with the page in the address', async () => {
    const { page, accountId } = visit;
    const key = await test.createKey({ accountId, name: 'owner' });
    const { body } = await test.call(`/v1/builds/${executionId()}`, { key });
    const { path, name } = await formOf(key, body.data.site_id, body.data.preview_url);
    for (let index = 1; index <= 27; index += 1) {
      // Entries of one address are limited.
      const headers = { 'x-forwarded-for': `198.18.0.${index}` };
      expect((await test.call(path, { key: null, body: entryOf(index), headers })).status).toBe(201);
    }
    await page.goto(`${build}?tab=entries`);
    await page.getByRole('row', { name: /Visitor 27/ }).waitFor();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByRole('row', { name: /Visitor 1 / }).waitFor();
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('tab'), searchParams.get('collection')]).toEqual(['entries', name]);
    await page.reload();
    await page.getByRole('row', { name: /Visitor 1 / }).waitFor();
    await page.getByRole('button', { name: 'First page' }).click();
    await page.getByRole('row', { name: /Visitor 27/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it.each(['desktop', 'phone'] as const)(
    'shows its open points, and pages that visitors do not see, on a %s',
    async (size) => {
      await test.dataSource.query(`UPDATE sites SET open_points = $1`, [
        JSON.stringify(['A page in French']),
      ]);
      const { page } = visit;
      await page.setViewportSize(
        size === 'phone' ? { width: 390, height: 844 } : { width: 1280, height: 800 },
      );
      const key = await test.createKey({ accountId: visit.accountId, name: 'owner' });
      await page.route(`**/v1/builds/${executionId()}`, async (route) => {
        const { body } = await test.call(`/v1/builds/${executionId()}`, { key });
        const finding = { check: 'layout', page: 'menu.html' };
        body.data.withheld = [
          {
            page: 'menu.html',
            findings: [
              { ...finding, severity: 'block', message: 'wider than the window (phone)' },
              { ...finding, severity: 'warn', message: 'a small text' },
            ],
          },
        ];
        await route.fulfill({ json: body });
      });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(build);
        const withheld = page.getByRole('list', { name: 'Withheld pages' });
        await withheld.getByText('wider than the window (phone)').waitFor();
        expect(await withheld.textContent()).not.toContain('a small text');
        await page.getByRole('list', { name: 'Open points' }).getByText('A page in French').waitFor();
        expect(await axeViolations(page), colorScheme).toEqual([]);
      }
      await page.unroute(`**/v1/builds/${executionId()}`);
    },
  );
});

/** Where visitors send the contact form, and the name of its collection. */
async function formOf(
  key: string,
  siteId: string,
  previewUrl: string,
): Promise<{ path: string; name: string }> {
  const { body } = await test.call(`/v1/sites/${siteId}/data`, { key });
  const [{ name }] = body.data.collections;
  return { path: `${new URL(previewUrl).pathname}_data/${name}`, name };
}

const entryOf = (index: number) => ({
  name: `Visitor ${index} of Porto`,
  email: `visitor-${index}@example.test`,
  message: 'Do you bake on Sundays?',
});
