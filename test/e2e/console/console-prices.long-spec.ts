import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { CONSOLE, ConsoleBrowser } from '../../harness/console-browser.js';

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

const labelOf = (verb: string) =>
  page.getByRole('button', { name: new RegExp(`^${verb} for`) }).textContent();
const open = (capability: string) => page.goto(`${CONSOLE}/playground?capability=${capability}`);

describe('the price before a call', () => {
  it('is that of all pages that a crawl may read', async () => {
    await open('crawl');
    await expect.poll(() => labelOf('Run')).toBe('Run for up to 300 credits');
    await page.getByLabel('Limit').fill('4');
    await expect.poll(() => labelOf('Run')).toBe('Run for up to 12 credits');
  });

  it('is that of all images that are asked for', async () => {
    await open('generate_image');
    await expect.poll(() => labelOf('Run')).toBe('Run for 5 credits');
    await page.getByRole('button', { name: /more parameters/ }).click();
    await page.getByLabel('N', { exact: true }).fill('4');
    await expect.poll(() => labelOf('Run')).toBe('Run for up to 20 credits');
  });

  it('is the sum of the calls of a batch', async () => {
    await open('batch');
    await page.getByRole('textbox', { name: /^Capability/ }).fill('crawl');
    await page.getByLabel('Inputs').fill('[{ "limit": 2 }, { "limit": 5 }]');
    await page.getByLabel('Inputs').blur();
    await expect.poll(() => labelOf('Run')).toBe('Run for up to 21 credits');
  });

  it('is that of the depth of research', async () => {
    await page.goto(`${CONSOLE}/research`);
    await page.getByRole('combobox', { name: 'Depth' }).selectOption('Deep');
    await expect.poll(() => labelOf('Start research')).toBe('Start research for 20 credits');
  });

  it('is the configured one of a build', async () => {
    await page.goto(`${CONSOLE}/builds`);
    await expect.poll(() => labelOf('Build')).toBe('Build for 7 credits');
  });
});
