import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { axeViolations, ConsoleBrowser } from '../../harness/console-browser.js';

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

it.each(['desktop', 'phone'] as const)('the front page copies the first call on a %s', async (size) => {
  const { page, complaints } = await browser.visitor(size);
  await page.goto('http://capstan.test/');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  // Without https there is no clipboard that scripts can read: what was copied is still selected.
  expect(await page.evaluate('getSelection().toString()')).toMatch(/^curl .*\/v1\//);
  expect(complaints).toEqual([]);
  await page.context().close();
});
