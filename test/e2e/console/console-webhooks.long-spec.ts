import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSOLE, ConsoleBrowser } from '../../harness/console-browser.js';
import { WebhookService } from '../../harness/webhook-service.js';

let service: WebhookService;
let browser: ConsoleBrowser;

beforeAll(async () => {
  service = await WebhookService.start();
  browser = await ConsoleBrowser.start(service.app);
});
afterAll(async () => {
  await browser?.close();
  await service?.close();
});

describe('an account holder in the console', () => {
  it('adds a webhook, sends a test event, and resends a delivery that failed', async () => {
    const { receiver } = service;
    const { page, complaints } = await browser.signIn({ at: '/webhooks' });
    await page.getByRole('button', { name: 'Add webhook' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('URL').fill(`http://${receiver.hostPort}/hooks`);
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await dialog.getByText(/^whsec_/).waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('link', { name: `http://${receiver.hostPort}/hooks` }).click();
    receiver.answer = (_webhook, response) => {
      response.statusCode = 500;
      response.end('out of order');
    };
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByText('A test event is on its way.').waitFor();
    await expect.poll(() => receiver.received.length).toBe(1);

    receiver.answer = (_webhook, response) => response.end('ok');
    await page.reload();
    const delivery = page.getByRole('region', { name: 'Deliveries' }).getByRole('button', { name: /test/ });
    await delivery.first().click();
    await dialog.getByText('out of order').waitFor();
    await dialog.getByRole('button', { name: 'Send again' }).click();
    await expect.poll(() => receiver.received.length).toBe(2);
    const [first, second] = receiver.received;
    expect(second?.event.id).toBe(first?.event.id);
    await page.keyboard.press('Escape');

    await page.goto(`${CONSOLE}/webhooks?status=disabled`);
    await page.getByRole('button', { name: 'Remove all filters' }).click();
    const row = page.getByRole('link', { name: `http://${receiver.hostPort}/hooks` });
    await row.waitFor();
    await page.getByLabel('Event', { exact: true }).selectOption('build.failed');
    await page.getByLabel('Status').selectOption('enabled');
    await expect.poll(() => new URL(page.url()).search).toBe('?event_type=build.failed&status=enabled');
    await row.waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('sees new calls in the list of requests while it is live', async () => {
    const { page, accountId } = await browser.signIn();
    const key = await service.app.createKey({ accountId, name: 'program' });
    await page.goto(`${CONSOLE}/requests`);
    await page.getByRole('switch', { name: 'Live' }).press('Space');
    await expect.poll(() => new URL(page.url()).searchParams.get('live')).toBe('1');
    const body = { prompt: 'https://example.com', kind: 'qr' };
    expect((await service.app.call('/v1/images', { key, body })).status).toBe(200);
    await page.getByRole('row', { name: /generate_image.*200/ }).waitFor();
    expect((await service.app.call('/v1/images', { key, body })).status).toBe(200);
    await expect.poll(() => page.getByRole('row', { name: /generate_image.*200/ }).count()).toBe(2);
    await page.context().close();
  });
});
