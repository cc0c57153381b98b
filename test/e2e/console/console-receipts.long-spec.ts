import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { axeViolations, CONSOLE, ConsoleBrowser } from '../../harness/console-browser.js';
import { inFullRun } from '../../harness/full-run.js';

let test: TestApp;
let browser: ConsoleBrowser;

beforeAll(async () => {
  // Both are unreachable in tests, so that a search fails.
  test = await startApp({ env: { SEARCH_PROVIDERS: 'wikipedia,brave', BRAVE_API_KEY: 'unused' } });
  browser = await ConsoleBrowser.start(test);
});
afterAll(async () => {
  await browser?.close();
  await test?.close();
});

const QR = { prompt: 'https://example.com', kind: 'qr' };
/** Makes a picture, then a search that fails, with a key of the account. */
async function callsOf(accountId: string) {
  const key = await test.createKey({ accountId, name: 'crawler' });
  const picture = await test.call('/v1/images', { key, body: QR });
  const search = await test.call('/v1/search', { key, body: { query: 'tides' } });
  expect([picture.status, search.status]).toEqual([200, 502]);
  return { pictureId: picture.body.metadata.request_id, search: search.body };
}

describe('the receipt of a call', () => {
  it.each(inFullRun(['desktop', 'phone'] as const))(
    'says why the call failed and what to do, and that no attempt was charged, on a %s',
    async (size) => {
      const { page, accountId } = await browser.signIn({ size });
      const { search } = await callsOf(accountId);
      await page.goto(`${CONSOLE}/requests/${search.metadata.request_id}`);
      const { detail, alternative_action: action } = search.error;
      await page.getByRole('alert').getByText(detail, { exact: true }).waitFor();
      await page.getByRole('alert').getByText(action, { exact: true }).waitFor();
      const attempts = page.getByRole('region', { name: 'Attempts' }).getByRole('listitem');
      await expect.poll(() => attempts.count()).toBe(search.metadata.providers_tried.length);
      expect(await attempts.allTextContents()).toEqual(
        search.metadata.providers_tried.map(() => expect.stringContaining('free')),
      );
      await page.getByRole('link', { name: 'crawler' }).waitFor();
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        // Colors that change under axe are neither those of one scheme nor of the other.
        await page.reload();
        await page.getByRole('link', { name: 'crawler' }).waitFor();
        expect(await axeViolations(page)).toEqual([]);
      }
      await page.context().close();
    },
  );

  it('names the attempt that was charged, and has an example as code of a call made elsewhere', async () => {
    const { page, accountId } = await browser.signIn();
    const { pictureId } = await callsOf(accountId);
    await page.goto(`${CONSOLE}/requests/${pictureId}`);
    await page.getByRole('region', { name: 'Attempts' }).getByText('charged 5 credits').waitFor();
    const example = page.getByRole('region', { name: 'An example as code' });
    await example.getByText('not this call').waitFor();
    await example.getByText(/curl -s .*\/v1\/images/).waitFor();
    expect(await page.getByRole('region', { name: 'The same call as code' }).count()).toBe(0);
    await page.context().close();
  });
});

describe('the list of calls', () => {
  it('is filtered by key, error, day and request id, with the filters in the address', async () => {
    const { page, accountId } = await browser.signIn();
    const { pictureId } = await callsOf(accountId);
    const other = await test.createKey({ accountId, name: 'other' });
    await test.call('/v1/images', { key: other, body: QR });
    await page.goto(`${CONSOLE}/requests`);
    const rows = page.getByRole('table', { name: 'Requests' }).locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(3);
    await page.getByRole('combobox', { name: 'Key' }).selectOption({ index: 1 });
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByRole('combobox', { name: 'Key' }).selectOption({ index: 2 });
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByLabel('Error type').fill('providers-failed');
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByLabel('Error type').fill('');
    await page.getByLabel('Request id').fill(pictureId);
    await page.getByRole('row', { name: /generate_image/ }).waitFor();
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByLabel('To (UTC)').fill('2020-01-01');
    await page.getByText('Nothing matches').waitFor();
    const shown = new URL(page.url()).searchParams;
    expect([shown.get('request_id'), shown.get('to')]).toEqual([pictureId, '2020-01-01']);
    expect(shown.get('key_id')).toMatch(/^[0-9a-f-]{36}$/);
    await page.goto(page.url());
    await page.getByText('Nothing matches').waitFor();
    expect(await page.getByLabel('Request id').inputValue()).toBe(pictureId);
    await page.context().close();
  });
});

describe('usage and ledger', () => {
  it('counts calls by key, and is saved as CSV', async () => {
    const { page, accountId } = await browser.signIn();
    await callsOf(accountId);
    await page.goto(`${CONSOLE}/usage`);
    await page
      .getByRole('table', { name: 'Usage by key' })
      .getByRole('row', { name: 'crawler 2 1 5' })
      .waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    const day = new Date().toISOString().slice(0, 10);
    expect(text.split('\r\n')).toEqual([
      'date,capability,calls,succeeded,credits',
      `${day},generate_image,1,1,5`,
      `${day},search,1,0,0`,
    ]);
    await page.getByRole('combobox', { name: 'Key' }).selectOption({ index: 1 });
    await expect.poll(() => new URL(page.url()).searchParams.get('key_id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });

  it('leads from a charge to the receipt of its call', async () => {
    const { page, accountId } = await browser.signIn();
    await callsOf(accountId);
    await page.goto(`${CONSOLE}/ledger?kind=charge`);
    await page.getByRole('link', { name: /^call / }).click();
    await page.getByRole('heading', { name: 'generate_image' }).waitFor();
    await page.getByText('200 succeeded').waitFor();
    expect(page.url()).toContain('/console/requests/');
    await page.context().close();
  });
});

describe('work that runs', () => {
  it('is on the overview, jobs too', async () => {
    const { page, accountId } = await browser.signIn();
    const key = await test.createKey({ accountId, name: 'crawler' });
    await test.call('/v1/batch', {
      key,
      body: { capability: 'generate_image', inputs: [QR] },
      headers: { prefer: 'respond-async' },
    });
    await page.goto(`${CONSOLE}/`);
    const running = page.getByRole('region', { name: 'Running now' });
    await running.getByRole('link', { name: 'batch' }).click();
    await page.getByRole('heading', { name: 'batch' }).waitFor();
    expect(page.url()).toContain('/console/jobs/');
    await page.context().close();
  });
});

describe('a download that fails', () => {
  it('says why, in the words of the API', async () => {
    const { page, accountId } = await browser.signIn();
    const key = await test.createKey({ accountId, name: 'builder' });
    const { body } = await test.call('/v1/builds', { key, body: { prompt: 'A site for the bakery Aurora' } });
    const id = body.data.execution_id;
    await test.call(`/v1/builds/${id}/stop`, { key, method: 'POST' });
    await test.dataSource.query(`UPDATE builds SET status = 'stopped' WHERE id = $1`, [id]);
    const { body: refused } = await test.call(`/v1/builds/${id}/archive`, { key });
    expect(refused.error.detail).toMatch(/\S/);
    await page.goto(`${CONSOLE}/builds/${id}`);
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByText(refused.error.detail).waitFor();
    await page.context().close();
  });
});
