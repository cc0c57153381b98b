import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { axeViolations, CONSOLE, ConsoleBrowser } from '../../harness/console-browser.js';

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

describe('the keyboard in the console', () => {
  it('begins with a link that skips the navigation, also where the navigation is scrolled', async () => {
    const { page } = await browser.signIn({ isOperator: true, at: '/operator/audit' });
    await page.getByRole('table', { name: 'Audit log' }).waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Skip to the content');
    await page.context().close();
  });

  it('goes to a page with "g" and a letter, but not in a field', async () => {
    const { page } = await browser.signIn();
    await page.keyboard.press('g');
    await page.keyboard.press('k');
    await page.getByRole('heading', { name: 'API keys' }).waitFor();
    await page.goto(`${CONSOLE}/research`);
    await page.getByLabel('Question').pressSequentially('gk?');
    expect(await page.getByLabel('Question').inputValue()).toBe('gk?');
    expect(page.url()).toBe(`${CONSOLE}/research`);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  });

  it('moves in a list with j and k, and opens a row with Enter', async () => {
    const { page, accountId } = await browser.signIn();
    for (const name of ['first', 'second']) await test.createKey({ accountId, name });
    await page.goto(`${CONSOLE}/keys`);
    await page.getByRole('link', { name: 'second' }).waitFor();
    const focused = () =>
      page.evaluate(
        () =>
          (globalThis as unknown as { document: { activeElement: { textContent: string } } }).document
            .activeElement.textContent,
      );
    const moved: string[] = [];
    for (const key of ['j', 'j', 'j', 'j', 'k']) {
      await page.keyboard.press(key);
      moved.push(await focused());
    }
    // Newest first; `test` is the oldest key and the end of the list.
    expect(moved).toEqual(['second', 'first', 'test', 'test', 'first']);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'first' }).waitFor();
    await page.context().close();
  });

  it('shows what keys there are with "?", in both schemes without accessibility faults, and turns them off', async () => {
    const { page } = await browser.signIn({ isOperator: true });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${CONSOLE}/members`);
      await page.getByRole('row', { name: /Owner/ }).waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog').getByText('Go to a page').waitFor();
      expect(await axeViolations(page), colorScheme).toEqual([]);
    }
    await page.getByRole('dialog').getByText('Accounts').waitFor();
    await page.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    await page.keyboard.press('k');
    await page.keyboard.press('?');
    expect(page.url()).toBe(`${CONSOLE}/members`);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  });

  it('creates a key, shows the shortcuts and signs out by the command palette', async () => {
    const { page } = await browser.signIn();
    const run = async (words: string) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('textbox', { name: /Go to a page/ }).fill(words);
      await page
        .getByRole('button', { name: new RegExp(words) })
        .first()
        .waitFor();
      await page.keyboard.press('Enter');
    };
    await run('Create a key');
    await page.getByRole('dialog').getByLabel('Name').fill('by keyboard');
    await page.keyboard.press('Escape');
    await page.waitForURL(`${CONSOLE}/keys`);
    await run('Keyboard shortcuts');
    await page.getByRole('dialog').getByText('Next row of a list').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await run('Sign out');
    await page.getByRole('heading', { name: 'Sign in to Capstan' }).waitFor();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).not.toContain('capstan.session_token');
    await page.context().close();
  });
});
