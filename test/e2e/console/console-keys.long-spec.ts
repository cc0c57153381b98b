import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { CONSOLE, ConsoleBrowser, type ConsoleVisit } from '../../harness/console-browser.js';

let test: TestApp;
let browser: ConsoleBrowser;
let visit: ConsoleVisit;

beforeAll(async () => {
  test = await startApp();
  browser = await ConsoleBrowser.start(test);
  visit = await browser.signIn({ at: '/keys' });
});
afterAll(async () => {
  await browser?.close();
  await test?.close();
});

const QR = { prompt: 'https://example.com', kind: 'qr' };

/** Opens the page of a new key, which may not do more than a session: that could not change it. */
async function keyPage(name: string) {
  const { accountId, page } = visit;
  const key = await test.createKey({ accountId, name, rateLimitPerMinute: 100 });
  await page.goto(`${CONSOLE}/keys`);
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name }).waitFor();
  return { page, key };
}

describe('the page of a key', () => {
  it('saves when nothing is changed, then changes access, expiry and addresses', async () => {
    const { page, key } = await keyPage('reader');
    const save = async () => {
      const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await page.getByRole('button', { name: 'Save limits' }).click();
      await saved;
    };
    await save();
    await page.getByText('The limits are saved.').waitFor();
    expect(await page.getByRole('alert').filter({ hasText: 'Invalid' }).count()).toBe(0);
    await page.getByRole('combobox', { name: 'Access' }).selectOption('Read only');
    await save();
    await expect.poll(async () => (await test.call('/v1/images', { key, body: QR })).status).toBe(403);
    expect((await test.call('/v1/credits', { key })).status).toBe(200);
    await page.getByRole('combobox', { name: 'Expires' }).selectOption('In a week');
    await page.getByRole('combobox', { name: 'Allowed IP addresses' }).fill('203.0.113.0/24');
    await page.getByRole('combobox', { name: 'Allowed IP addresses' }).press('Enter');
    await save();
    await expect.poll(async () => (await test.call('/v1/credits', { key })).status).toBe(401);
    await page.getByText('203.0.113.0/24').first().waitFor();
    await page.getByText('in 7 days').waitFor();
  });

  it('shows what the key spent of its cap, and leads to its requests', async () => {
    const { page, key } = await keyPage('spender');
    await page.getByLabel('Credit cap').fill('12');
    await page.getByRole('button', { name: 'Save limits' }).click();
    await page.getByText('0 of 12').waitFor();
    expect((await test.call('/v1/images', { key, body: QR })).status).toBe(200);
    await page.reload();
    await page.getByRole('link', { name: '5 of 12' }).waitFor();
    await page.getByRole('link', { name: 'Requests', exact: true }).last().click();
    await page.getByRole('row', { name: /generate_image/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('key_id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('rotates the key: both work during the overlap, and only the new one without', async () => {
    const { page, key } = await keyPage('rotated one');
    const rotate = async (overlap: string) => {
      await page.getByRole('button', { name: 'Rotate' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('The old key').selectOption(overlap);
      await dialog.getByRole('button', { name: 'Rotate' }).click();
      const made = await dialog.getByText(/^cap_\w{46}$/).textContent();
      await dialog.getByRole('button', { name: 'Done' }).click();
      return made;
    };
    const statusOf = async (given: string | null) => (await test.call('/v1/credits', { key: given })).status;
    const second = await rotate('Works for an hour');
    expect([await statusOf(key), await statusOf(second)]).toEqual([200, 200]);
    await page.getByText('rotated', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'new key' }).click();
    await page.getByRole('button', { name: 'Rotate' }).waitFor();
    const third = await rotate('Stops at once');
    await expect.poll(() => statusOf(second)).toBe(401);
    expect([await statusOf(key), await statusOf(third)]).toEqual([200, 200]);
  });
});
