import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { CONSOLE, ConsoleBrowser } from '../../harness/console-browser.js';
import { createOwner } from '../../harness/console-user.js';
import { inFullRun } from '../../harness/full-run.js';

const SIZES = inFullRun(['desktop', 'phone'] as const);

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

describe('an account holder in the console', () => {
  it('signs in with a link, and returns to the page that asked for it', async () => {
    const { email } = await createOwner(test);
    const { page } = await browser.visitor();
    await page.goto(`${CONSOLE}/requests?status=402`);
    await page.getByRole('heading', { name: 'Sign in to Capstan' }).waitFor();
    expect(new URL(page.url()).searchParams.get('next')).toContain('/requests?status=402');
    await browser.openLink(page, email);
    expect(page.url()).not.toContain('token');
    await page.context().close();
  });

  it('sets a password and signs in with it', async () => {
    const { page, email } = await browser.signIn({ at: '/profile' });
    await page.getByLabel('New password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('The password is set.').waitFor();
    await page.getByRole('button', { name: /^User menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name).toSorted()).toEqual([
      'capstan.known_browser',
      'capstan.session_token',
    ]);
    expect(cookies.every(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Strict')).toBe(true);
    await page.context().close();
  });

  it.each(SIZES)(
    'creates a key, copies it, sees it once, sets its cap, and revokes it on a %s',
    async (size) => {
      const { page } = await browser.signIn({ size, at: '/keys' });
      await page.getByRole('button', { name: 'Create key' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('crawler');
      await dialog.getByRole('button', { name: 'Create key' }).click();
      const key = await dialog.getByText(/^cap_\w{46}$/).textContent();
      expect((await test.call('/v1/credits', { key })).status).toBe(200);
      await dialog.getByRole('button', { name: 'Copy key' }).click();
      await dialog.getByRole('button', { name: 'Copied' }).waitFor();
      await dialog.getByRole('button', { name: 'Done' }).click();

      await page.getByRole('link', { name: 'crawler' }).click();
      await page.getByLabel('Credit cap').fill('3');
      await page.getByRole('button', { name: 'Save limits' }).click();
      await page.getByText('3 credits').waitFor();
      const body = { prompt: 'https://example.com', kind: 'qr' };
      expect((await test.call('/v1/images', { key, body })).body.error.type).toContain('key-credit-cap');
      expect(await page.getByText(String(key)).count()).toBe(0);
      await page.getByRole('button', { name: 'Revoke' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
      await page.waitForURL('**/console/keys');
      expect((await test.call('/v1/credits', { key })).status).toBe(401);
      await page.context().close();
    },
  );

  it('keeps no key in the storage of the browser', async () => {
    const { page } = await browser.signIn({ at: '/keys' });
    await page.getByRole('button', { name: 'Create key' }).first().click();
    await page.getByRole('dialog').getByLabel('Name').fill('stored nowhere');
    await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
    await page.getByText(/^cap_\w{46}$/).waitFor();
    const { cookies, origins } = await page.context().storageState();
    expect(JSON.stringify([origins, cookies.filter(({ httpOnly }) => !httpOnly)])).not.toContain('cap_');
    await page.context().close();
  });

  it.each(SIZES)('runs a capability, sees its picture and reads its receipt on a %s', async (size) => {
    const { page, complaints } = await browser.signIn({ size, at: '/playground?capability=generate_image' });
    await page.getByLabel('Prompt').fill('https://example.com');
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('qr');
    await page.getByRole('button', { name: 'Run for 5 credits' }).click();
    const picture = page.getByRole('region', { name: 'Result' }).locator('img');
    await picture.waitFor();
    await expect
      .poll(() => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Receipt' }).first().click();
    await page.getByRole('heading', { name: 'generate_image' }).waitFor();
    await page.getByText('200 succeeded').waitFor();
    await page.getByText('5 credits', { exact: true }).waitFor();
    await page.getByText(/curl -s .*\/v1\/images/).waitFor();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const fonts = loaded.filter((name) => name.endsWith('.woff2'));
    expect(fonts.map((name) => name.replace(/.*\/(.*)-[^-]*$/, '$1')).toSorted()).toEqual([
      'geist-basic',
      'geist-mono-basic',
    ]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('leaves nothing of its calls in the browser after sign-out, and shows them to no other user', async () => {
    const { page } = await browser.signIn({ at: '/playground?capability=generate_image' });
    await page.getByLabel('Prompt').fill('https://private.example');
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('qr');
    await page.getByRole('button', { name: 'Run for 5 credits' }).click();
    await page.getByRole('region', { name: 'Earlier calls' }).getByText('private.example').waitFor();
    const kept = async () => JSON.stringify((await page.context().storageState()).origins);
    const before = await kept();
    expect(before).toContain('private.example');
    await page.getByRole('button', { name: /^User menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in to Capstan' }).waitFor();
    expect(await kept()).not.toContain('private.example');

    // After a session expires, its calls are still stored, and belong to their user.
    const [origin] = JSON.parse(before);
    const entries: { name: string; value: string }[] = origin.localStorage;
    await page.evaluate((stored) => {
      const { localStorage } = globalThis as unknown as {
        localStorage: { setItem(name: string, value: string): void };
      };
      for (const { name, value } of stored) localStorage.setItem(name, value);
    }, entries);
    await browser.openLink(page, (await createOwner(test)).email);
    await page.goto(`${CONSOLE}/playground?capability=generate_image`);
    await page.getByLabel('Prompt').waitFor();
    expect(await page.getByRole('region', { name: 'Earlier calls' }).count()).toBe(0);
    await page.context().close();
  });

  it.each(SIZES)('finds why a call failed, and a page that says what to do, on a %s', async (size) => {
    const { page } = await browser.signIn({ size, at: '/playground?capability=search' });
    await page.getByLabel('Query').fill('anything');
    await page.getByRole('button', { name: 'Run for 1 credit' }).click();
    await page.getByRole('alert').getByText('All providers failed').waitFor();
    await page.goto(`${CONSOLE}/requests?capability=search&status=502`);
    await page
      .getByRole('row', { name: /search.*502/ })
      .getByRole('link')
      .click();
    await page.getByText('502 providers failed').waitFor();
    expect(
      await page.getByRole('region', { name: 'Attempts' }).getByRole('listitem').count(),
    ).toBeGreaterThan(1);
    const errorPage = page.getByRole('link', { name: 'About providers-failed' });
    expect((await test.call((await errorPage.getAttribute('href')) ?? '', { key: null })).status).toBe(200);
    await page.context().close();
  });

  it('finds a page and a capability by the keyboard', async () => {
    const { page } = await browser.signIn();
    await page.keyboard.press('Control+k');
    await page.getByRole('textbox', { name: /Go to a page/ }).fill('scrape');
    await page.getByText('Try Scrape').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByLabel('Url').waitFor();
    expect(page.url()).toBe(`${CONSOLE}/playground?capability=scrape`);
    await page.context().close();
  });
});
