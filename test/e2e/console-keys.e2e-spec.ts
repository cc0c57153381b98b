import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { axeViolations, CONSOLE, ConsoleBrowser } from '../harness/console-browser.js';

let test: TestApp;
let browser: ConsoleBrowser;

beforeAll(async () => {
  test = await startApp();
  browser = await ConsoleBrowser.start(test);
});
afterAll(async () => {
  await browser?.close();
  await test?.close();
});

const QR = { prompt: 'https://example.com', kind: 'qr' };

/** A visitor with the page of a key of the account, which may not do more than a session: that could not change it. */
async function keyPage(name: string) {
  const visit = await browser.signIn();
  const { accountId, page } = visit;
  const key = await test.createKey({ accountId, name, rateLimitPerMinute: 100 });
  await page.goto(`${CONSOLE}/keys`);
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name }).waitFor();
  return { ...visit, key };
}

describe('the page of a key', () => {
  it('changes access, expiry and addresses', async () => {
    const { page, key } = await keyPage('agent');
    const save = async () => {
      await page.getByRole('button', { name: 'Save limits' }).click();
      await page.getByText('The limits are saved.').last().waitFor();
    };
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
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      expect(await axeViolations(page)).toEqual([]);
    }
    await page.context().close();
  });

  it('saves when nothing is changed', async () => {
    const { page } = await keyPage('agent');
    await page.getByRole('button', { name: 'Save limits' }).click();
    await page.getByText('The limits are saved.').waitFor();
    expect(await page.getByRole('alert').filter({ hasText: 'Invalid' }).count()).toBe(0);
    await page.context().close();
  });

  it('shows what the key spent of its cap, and leads to its requests', async () => {
    const { page, key } = await keyPage('agent');
    await page.getByLabel('Credit cap').fill('12');
    await page.getByRole('button', { name: 'Save limits' }).click();
    await page.getByText('0 of 12').waitFor();
    expect((await test.call('/v1/images', { key, body: QR })).status).toBe(200);
    await page.reload();
    await page.getByRole('link', { name: '5 of 12' }).waitFor();
    await page.getByRole('link', { name: 'Requests', exact: true }).last().click();
    await page.getByRole('row', { name: /generate_image/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('key_id')).toMatch(/^[0-9a-f-]{36}$/);
    await page.context().close();
  });

  it('rotates the key: both work during the overlap, and only the new one without', async () => {
    const { page, key } = await keyPage('agent');
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
    await page.context().close();
  });
});
