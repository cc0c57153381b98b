import { startChromium } from '../../harness/chromium.js';
import type { Service } from './service.js';

const TIMEOUT_MS = 60_000;

/** Opens the console by the printed link in the browser of the product, makes a key and runs a search with it. */
export async function openConsole(service: Service): Promise<{ key: string; results: number }> {
  const link = await service.consoleLink();
  const browser = await startChromium();
  try {
    const context = await browser.newContext();
    context.setDefaultTimeout(TIMEOUT_MS);
    const page = await context.newPage();
    await page.goto(link);
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('button', { name: 'Create key' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('made in the browser');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const key = (await dialog.getByText(/^cap_\w{46}$/).textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.goto(new URL('/console/playground?capability=search', page.url()).href);
    await page.getByLabel('Query').fill('what is a circuit breaker');
    await page.getByRole('button', { name: /^Run/ }).click();
    const results = page.getByRole('region', { name: 'Result' }).getByRole('listitem');
    await results.first().waitFor();
    return { key: `${key.slice(0, 4)}…`, results: await results.count() };
  } finally {
    await browser.close();
  }
}
