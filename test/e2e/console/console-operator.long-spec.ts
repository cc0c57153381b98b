import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { CONSOLE, ConsoleBrowser } from '../../harness/console-browser.js';
import { inFullRun } from '../../harness/full-run.js';

let test: TestApp;
let browser: ConsoleBrowser;

beforeAll(async () => {
  test = await startApp({ env: { BRAVE_API_KEY: 'hidden-brave-key' } });
  browser = await ConsoleBrowser.start(test);
});
afterAll(async () => {
  await browser?.close();
  await test?.close();
});

describe('an operator in the console', () => {
  it.each(inFullRun(['desktop', 'phone'] as const))(
    'creates an account and gives it credits on a %s',
    async (size) => {
      const { page } = await browser.signIn({ isOperator: true, size, at: '/operator/accounts' });
      await page.getByRole('button', { name: 'Create account' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Acme');
      await dialog.getByLabel('E-mail address').fill(`acme-${size}@example.test`);
      await dialog.getByRole('button', { name: 'Create account' }).click();
      await page.getByRole('heading', { name: 'Acme' }).waitFor();
      await page.getByRole('button', { name: 'Add credits' }).click();
      await dialog.getByLabel('Credits').fill('500');
      await dialog.getByLabel('Reason').fill('Purchase order 4711');
      await dialog.getByRole('button', { name: 'Book' }).click();
      await page.getByRole('row', { name: /Purchase order 4711.*\+500/ }).waitFor();
      const accounts = await test.call('/v1/admin/accounts?search=acme-' + size, { key: test.adminKey });
      const { id } = accounts.body.data.accounts[0];
      const { body } = await test.call(`/v1/admin/accounts/${id}`, { key: test.adminKey });
      expect(body.data.balance).toBe(1500);
      await page.context().close();
    },
  );

  it('suspends an account and sees it in the audit log', async () => {
    const { accountId, apiKey } = await test.createAccount();
    const { page } = await browser.signIn({ isOperator: true, at: `/operator/accounts/${accountId}` });
    await page.getByRole('button', { name: 'Suspend' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
    await page.getByText('suspended', { exact: true }).waitFor();
    expect((await test.call('/v1/credits', { key: apiKey })).status).toBe(401);
    await page.goto(`${CONSOLE}/operator/audit`);
    await page
      .getByRole('row', { name: /account\.suspended/ })
      .first()
      .waitFor();
    await page.context().close();
  });

  it('sees the health of every provider', async () => {
    const { page } = await browser.signIn({ isOperator: true, at: '/operator/providers?capability=search' });
    await page.getByRole('row', { name: /Wikipedia/ }).waitFor();
    expect(await page.getByRole('row', { name: /Wikipedia/ }).textContent()).toContain('ready');
    await page.context().close();
  });

  it('tests a provider, and reads in plain words why it failed', async () => {
    const { page } = await browser.signIn({
      isOperator: true,
      size: 'phone',
      at: '/operator/providers?capability=search',
    });
    await page.getByRole('button', { name: 'Test Wikipedia' }).click();
    // Outside servers cannot be reached in tests.
    await page.getByRole('dialog').getByText('could not be reached').waitFor();
    expect(await page.getByRole('dialog').textContent()).toContain('WIKIPEDIA_BASE_URL');
    await page.context().close();
  });

  it('finds a variable of the configuration, and no value of a secret', async () => {
    const { page } = await browser.signIn({ isOperator: true, at: '/operator/configuration' });
    await page.getByRole('row', { name: /^PORT / }).waitFor();
    await page.getByLabel('Find a variable').fill('brave_api_key');
    await page.getByRole('row', { name: /BRAVE_API_KEY.*secret, set/ }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('brave_api_key');
    expect(await page.getByRole('row', { name: /^PORT / }).count()).toBe(0);
    expect(await page.content()).not.toContain('hidden-brave-key');
    await page.context().close();
  });

  it('sees what waits in the queues, and what is stored', async () => {
    const { accountId, apiKey } = await test.createAccount();
    const body = { channel: 'inbox', text: 'Later', send_at: new Date(Date.now() + 3_600_000) };
    await test.call('/v1/messages', { key: apiKey, body });
    const { page } = await browser.signIn({ isOperator: true, at: '/operator/jobs?kind=build' });
    await page.getByText('Nothing matches').waitFor();
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Messages');
    const row = page.getByRole('row', {
      name: new RegExp(`send_message.*delayed.*${accountId.slice(0, 8)}`),
    });
    await row.waitFor();
    expect(new URL(page.url()).searchParams.get('kind')).toBe('message');
    await page.goto(`${CONSOLE}/operator/storage`);
    await page.getByRole('row', { name: /^Request log / }).waitFor();
    await page.context().close();
  });

  it('is the only one who sees the pages of operators', async () => {
    const { page } = await browser.signIn();
    expect(await page.getByRole('link', { name: 'Audit log' }).count()).toBe(0);
    await page.goto(`${CONSOLE}/operator/accounts`);
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('admin');
    await page.context().close();
  });
});
