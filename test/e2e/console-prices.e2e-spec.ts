import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { CONSOLE, ConsoleBrowser } from '../harness/console-browser.js';

let test: TestApp;
let browser: ConsoleBrowser;
let page: Page;

beforeAll(async () => {
  test = await startApp({ env: { BUILD_CREDITS: '7', CRAWL_CREDITS: '3' } });
  browser = await ConsoleBrowser.start(test);
  ({ page } = await browser.signIn());
});
afterAll(async () => {
  await browser?.close();
  await test?.close();
});

const runButton = (price: string) => page.getByRole('button', { name: `Run for ${price}`, exact: true });
const open = (capability: string) => page.goto(`${CONSOLE}/playground?capability=${capability}`);

describe('the price before a call', () => {
  it('is that of all pages that a crawl may read', async () => {
    await open('crawl');
    await runButton('up to 300 credits').waitFor();
    await page.getByLabel('Limit').fill('4');
    await runButton('up to 12 credits').waitFor();
  });

  it('is that of all images that are asked for', async () => {
    await open('generate_image');
    await runButton('5 credits').waitFor();
    await page.getByRole('button', { name: /more parameters/ }).click();
    await page.getByLabel('N', { exact: true }).fill('4');
    await runButton('up to 20 credits').waitFor();
  });

  it('is the sum of the calls of a batch', async () => {
    await open('batch');
    await page.getByRole('textbox', { name: /^Capability/ }).fill('crawl');
    await page.getByLabel('Inputs').fill('[{ "limit": 2 }, { "limit": 5 }]');
    await page.getByLabel('Inputs').blur();
    await runButton('up to 21 credits').waitFor();
  });

  it('is that of the depth of research', async () => {
    await page.goto(`${CONSOLE}/research`);
    await page.getByRole('combobox', { name: 'Depth' }).selectOption('Deep');
    await page.getByRole('button', { name: 'Start research for 20 credits' }).waitFor();
  });

  it('is the configured one of a build', async () => {
    await page.goto(`${CONSOLE}/builds`);
    await page.getByRole('button', { name: 'Build for 7 credits' }).waitFor();
  });
});
