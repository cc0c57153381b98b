import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { axeViolations, CONSOLE, ConsoleBrowser } from '../../harness/console-browser.js';
import { inFullRun } from '../../harness/full-run.js';

let test: TestApp;
let browser: ConsoleBrowser;

beforeAll(async () => {
  test = await startApp({ env: { SEARCH_PROVIDERS: 'wikipedia,brave' } });
  browser = await ConsoleBrowser.start(test);
});
afterAll(async () => {
  await browser?.close();
  await test?.close();
});

describe('an operator in the console', () => {
  it.each(inFullRun(['desktop', 'phone'] as const))(
    'finds a failed call of any account and reads why it failed on a %s',
    async (size) => {
      const { accountId, apiKey } = await test.createAccount();
      const { body } = await test.call('/v1/search', { key: apiKey, body: { query: 'tides' } });
      const { page } = await browser.signIn({
        isOperator: true,
        size,
        at: `/operator/requests?account_id=${accountId}`,
      });
      await page
        .getByRole('row', { name: /search.*502/ })
        .getByRole('link', { name: 'search' })
        .click();
      await page.getByRole('alert').getByText(body.error.detail, { exact: true }).waitFor();
      await page.getByRole('region', { name: 'Attempts' }).getByRole('listitem').first().waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('link', { name: accountId.slice(0, 8), exact: true }).click();
      await page.waitForURL(`**/operator/accounts/${accountId}`);
      await page.context().close();
    },
  );

  it('sees who did what, and filters the audit log by actor, action and target', async () => {
    const { accountId } = await test.createAccount();
    await test.call(`/v1/admin/accounts/${accountId}/suspend`, { key: test.adminKey, method: 'POST' });
    const { page } = await browser.signIn({ isOperator: true, at: `/operator/audit?target=${accountId}` });
    const rows = page.getByRole('table', { name: 'Audit log' }).locator('tbody tr');
    await page.getByRole('link', { name: test.accountId.slice(0, 8), exact: true }).waitFor();
    expect(await rows.count()).toBe(1);
    await page.getByRole('combobox', { name: 'Action' }).selectOption('key.revoked');
    await page.getByText('Nothing matches').waitFor();
    await page.getByRole('combobox', { name: 'Action' }).selectOption('account.suspended');
    await page.getByLabel('Actor (account id)').fill(test.accountId);
    await expect.poll(() => new URL(page.url()).searchParams.get('actor')).toBe(test.accountId);
    await page.getByRole('row', { name: /account\.suspended/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });

  it('sees the version of what runs, and what to set where nothing is configured', async () => {
    const { page } = await browser.signIn({ isOperator: true, at: '/operator' });
    const version = page.getByRole('region', { name: 'Version' });
    await version.getByText(process.versions.node, { exact: true }).waitFor();
    const { body } = await test.call('/v1/admin/overview', { key: test.adminKey });
    await version.getByText(body.data.service.version, { exact: true }).waitFor();
    await version.getByText(body.data.service.postgresql, { exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(`${CONSOLE}/operator/providers?capability=search`);
    const brave = page.getByRole('row', { name: /Brave/ });
    await brave.getByText('BRAVE_API_KEY').waitFor();
    expect(await brave.textContent()).not.toContain('BRAVE_BASE_URL');
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });
});
