import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { CONSOLE, ConsoleBrowser, axeViolations } from '../../harness/console-browser.js';
import { createOwner, linkFor, tokenOf } from '../../harness/console-user.js';
import { inFullRun } from '../../harness/full-run.js';

const SIZES = inFullRun(['desktop', 'phone'] as const);

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

/** The link that a page shows once, where no e-mail is configured. */
async function invite(page: Page, { email, role }: { email?: string; role?: string }): Promise<string> {
  const form = page.getByRole('region', { name: 'Invitations' });
  if (email !== undefined) await form.getByLabel('E-mail address').fill(email);
  if (role !== undefined) await form.getByLabel('Role', { exact: true }).selectOption({ label: role });
  await form.getByRole('button', { name: 'Invite', exact: true }).click();
  return (await form.getByText(/\/console\/invitation#token=/).textContent()) ?? '';
}

interface OpenSession {
  user: { email: string };
  accounts: { id: string }[];
}

/** Who is signed in, as the browser sees it. */
const sessionOf = (page: Page): Promise<OpenSession> =>
  page.evaluate(async () => {
    const answer = await fetch('/console/api/session');
    return ((await answer.json()) as { data: OpenSession }).data;
  });

/** What owners and members are offered on a page. */
const OFFERS = [
  ['API keys', 'Create key'],
  ['Webhooks', 'Add webhook'],
  ['Builds', 'Build for 1 credit'],
  ['Research', /^Start research/],
  ['Members', 'Invite'],
] as const;
const CREATING = /^(Create|Add|Invite|Build|Start)/;

/** Goes to a page by the navigation, and finds buttons on it once it is loaded. */
async function buttonsOf(page: Page, name: string, button: string | RegExp): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  return page.getByRole('main').getByRole('button', { name: button });
}

/** Fills lists with a row more than a page has. The newest has the number 1; there are 26, and 13 sites. */
async function fillLists(accountId: string, email: string): Promise<void> {
  const run = (sql: string, value: string) => test.dataSource.query(sql, [value]);
  await run(
    `WITH numbered AS (SELECT gen_random_uuid() AS id, n FROM generate_series(1, 13) n),
       companies AS (INSERT INTO companies (id, account_id, name) SELECT id, $1, 'Site ' || n FROM numbered),
       sites AS (INSERT INTO sites (id, company_id, account_id, name, preview_token)
         SELECT id, id, $1, 'Site ' || n, md5(id::text) FROM numbered ORDER BY n DESC)
     INSERT INTO builds (id, company_id, site_id, account_id, key_id, prompt, status)
     SELECT id, id, id, $1, $1, 'A site', 'failed' FROM numbered`,
    accountId,
  );
  await run(
    `INSERT INTO console_invitations (id, account_id, email, role, token_hash, is_mailed, created_at, expires_at)
     SELECT gen_random_uuid(), $1, 'guest-' || n || '@example.test', 'viewer', sha256(gen_random_uuid()::text::bytea),
       false, now() - n * interval '1 minute', now() + interval '1 day' FROM generate_series(1, 26) n`,
    accountId,
  );
  await run(
    `INSERT INTO webhook_endpoints (id, account_id, url, description, event_types, created_at)
     SELECT gen_random_uuid(), $1, 'https://hooks.example.com/' || n, '', '{*}', now() - n * interval '1 minute'
     FROM generate_series(1, 26) n`,
    accountId,
  );
  await run(
    `INSERT INTO console_sessions (id, user_id, token, ip_address, created_at, expires_at)
     SELECT gen_random_uuid(), u.id, gen_random_uuid(), '198.51.100.' || n, now() - n * interval '1 minute',
       now() + interval '1 day' FROM console_users u, generate_series(1, 26) n WHERE u.email = $1`,
    email,
  );
}

/** The address of each list, its pager, the cursor in the address, and a row of the first and of the last page. */
const LISTS = [
  ['/builds', 'Pages of sites', 'sites_after', 'Site 1', 'Site 13'],
  ['/members', 'Pages of invitations', 'invitations_after', 'guest-1@example.test', 'guest-26@example.test'],
  ['/webhooks', 'Pages of the list', 'after', 'https://hooks.example.com/1', 'https://hooks.example.com/26'],
  ['/profile', 'Pages of sessions', 'after', '198.51.100.1', '198.51.100.26'],
] as const;

async function accept(page: Page, link: string, name?: string): Promise<void> {
  await page.goto(link);
  if (name !== undefined) await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
}

describe('an operator in the console', () => {
  it.each(SIZES)('creates an account and gives it to its owner, who makes a key, on a %s', async (size) => {
    const { page } = await browser.signIn({ isOperator: true, size, at: '/operator/accounts' });
    await page.getByRole('button', { name: 'Create account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Lovelace & Co');
    await dialog.getByLabel('E-mail address').fill(`ada-${size}@example.test`);
    await dialog.getByLabel('Credits to start with').fill('750');
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Invite the owner' }).waitFor();
    const link = await invite(page, {});

    const owner = await browser.visitor(size);
    await accept(owner.page, link, 'Ada');
    // On a phone the balance in the navigation is hidden.
    await owner.page.getByRole('main').getByText('750').first().waitFor();
    await owner.page.goto(`${CONSOLE}/keys`);
    await owner.page.getByRole('button', { name: 'Create key' }).first().click();
    const keyDialog = owner.page.getByRole('dialog');
    await keyDialog.getByLabel('Name').fill('first');
    await keyDialog.getByRole('button', { name: 'Create key' }).click();
    const key = await keyDialog.getByText(/^cap_\w{46}$/).textContent();
    const { body } = await test.call('/v1/credits', { key });
    expect(body.data.balance).toBe(750);
    await page.reload();
    await page.getByRole('row', { name: /first.*active/ }).waitFor();
    expect([...owner.complaints]).toEqual([]);
    await owner.page.context().close();
    await page.context().close();
  });

  it('sets the limits of an account, revokes a key, exports its data, and deletes it', async () => {
    const { accountId, apiKey } = await test.createAccount();
    const { page } = await browser.signIn({ isOperator: true, at: `/operator/accounts/${accountId}` });
    await page.getByLabel('Overage').fill('200');
    await page.getByLabel('Requests per minute').fill('90');
    await page.getByRole('button', { name: 'Save limits' }).click();
    await page.getByText('The limits are saved.').waitFor();
    const read = async () =>
      (await test.call(`/v1/admin/accounts/${accountId}`, { key: test.adminKey })).body.data;
    expect(await read()).toMatchObject({ overage_limit: 200, rate_limit_per_minute: 90 });
    await page.getByLabel('Requests per minute').fill('');
    await page.getByRole('button', { name: 'Save limits' }).click();
    await expect.poll(async () => (await read()).rate_limit_per_minute).toBeNull();

    await page.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('row', { name: /test.*revoked/ }).waitFor();
    expect((await test.call('/v1/credits', { key: apiKey })).status).toBe(401);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await downloading).suggestedFilename()).toBe(`account-${accountId}.zip`);

    const { email } = await read();
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
    await dialog.getByLabel('E-mail address of the account').fill(email);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL('**/console/operator/accounts');
    const gone = await test.call(`/v1/admin/accounts/${accountId}`, { key: test.adminKey });
    expect(gone.status).toBe(404);
    await page.context().close();
  });
});

describe('an owner in the console', () => {
  it('sees actions that an invited viewer does not see', async () => {
    const { page } = await browser.signIn({ at: '/members' });
    const link = await invite(page, { email: 'viewer@example.test', role: 'Viewer' });
    const { page: viewer } = await browser.visitor();
    await accept(viewer, link, 'Vera');
    await page.reload();
    await page.getByRole('row', { name: /Vera/ }).waitFor();
    for (const [name, offered] of OFFERS) {
      const create = await buttonsOf(page, name, offered);
      await create.first().waitFor();
      expect([name, await create.first().isEnabled()]).toEqual([name, true]);
      expect([name, await (await buttonsOf(viewer, name, CREATING)).count()]).toEqual([name, 0]);
    }
    await page.goto(`${CONSOLE}/members?role=viewer`);
    await page.getByRole('row', { name: /Vera/ }).waitFor();
    expect(await page.getByRole('table', { name: 'Members' }).getByRole('row').count()).toBe(2);
    await viewer.context().close();
    await page.context().close();
  });

  it('goes through lists page by page, with the page in the address', async () => {
    const { page, accountId, email } = await browser.signIn();
    await fillLists(accountId, email);
    for (const [at, name, cursor, newest, oldest] of LISTS) {
      await page.goto(`${CONSOLE}${at}`);
      const pager = page.getByRole('navigation', { name });
      const row = (text: string) => page.getByRole('main').getByText(text, { exact: true });
      await row(newest).waitFor();
      await pager.getByRole('button', { name: 'Next page' }).click();
      await row(oldest).waitFor();
      expect(await row(newest).count()).toBe(0);
      expect(new URL(page.url()).searchParams.has(cursor)).toBe(true);
      await page.reload();
      await row(oldest).waitFor();
      await pager.getByRole('button', { name: 'First page' }).click();
      await row(newest).waitFor();
    }
    await page.context().close();
  });

  it('accepts an invitation to another account in their session', async () => {
    const inviting = await browser.signIn();
    const { page, email, accountId } = await browser.signIn();
    await inviting.page.goto(`${CONSOLE}/members`);
    const link = await invite(inviting.page, { email });
    await page.goto(link);
    await page.getByText(`You accept as ${email}.`).waitFor();
    await accept(page, link);
    const { accounts } = await sessionOf(page);
    expect(accounts.map(({ id }) => id)).toEqual([accountId, inviting.accountId]);
    await page.context().close();
    await inviting.page.context().close();
  });

  it('is asked before a link from elsewhere signs them in as another user', async () => {
    const { page, email } = await browser.signIn();
    const other = await createOwner(test);
    const link = `${CONSOLE}/sign-in#token=${tokenOf(await linkFor(test, other.email))}`;
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('heading', { name: 'Another user is signed in' }).waitFor();
    const notice = await page.getByRole('alert').textContent();
    expect(notice).toContain(email);
    expect(notice).toContain(other.email);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await page.getByRole('button', { name: /^User menu/ }).waitFor();
    const who = async () => (await sessionOf(page)).user.email;
    expect(await who()).toBe(email);
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign out and use the link' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    expect(await who()).toBe(other.email);
    await page.context().close();
  });
});
