import { createHmac, randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PluginService } from '../../harness/plugin-service.js';

const CONFIG = join(
  resolve(import.meta.dirname, '..', '..', '..'),
  'examples/billing-webhook/capstan.config.ts',
);
const EMAIL = 'payer@example.test';
const key = randomBytes(32);

describe('examples/billing-webhook', () => {
  let service: PluginService;
  let apiKey: string;

  beforeAll(async () => {
    const secret = `whsec_${key.toString('base64')}`;
    service = await PluginService.prepare(CONFIG, { BILLING_WEBHOOK_SECRET: secret, SIGNUP_CREDITS: '0' });
    apiKey = await service.createKey(EMAIL);
    await service.start();
  });
  afterAll(() => service?.stop());

  interface Message {
    id?: string;
    body?: string;
    signed?: string;
    ageSeconds?: number;
  }

  /** Signs `signed`, by default the body that is sent. */
  async function send({ id = 'evt_1', body = payment(50), signed = body, ageSeconds = 0 }: Message) {
    const timestamp = String(Math.floor(Date.now() / 1000) - ageSeconds);
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${signed}`).digest('base64');
    return service.call('/billing/webhook', {
      headers: {
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,AAAA v1,${signature}`,
      },
      body,
    });
  }

  const payment = (credits: number, email = EMAIL): string =>
    `{ "type": "payment.succeeded",\n  "data": { "email": "${email}", "credits": ${credits} } }`;

  const balance = async (): Promise<number> =>
    (await service.call('/v1/credits', { key: apiKey })).body.data.balance;

  it('books the credits of a payment once, however often the webhook is sent', async () => {
    const before = await balance();
    const answers = await Promise.all([send({}), send({}), send({})]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.filter(({ body }) => body.data.booked)).toHaveLength(1);
    expect((await balance()) - before).toBe(50);
  });

  it('refuses a body other than the one that was signed, and books nothing', async () => {
    const before = await balance();
    const { status, body } = await send({ id: 'evt_2', body: payment(5000), signed: payment(50) });
    expect(status).toBe(401);
    expect(body.error.type).toBe(`${service.url}/errors/billing-invalid-signature`);
    expect(await balance()).toBe(before);
  });

  it('refuses a message that is older than five minutes', async () => {
    expect((await send({ id: 'evt_3', ageSeconds: 600 })).status).toBe(401);
  });

  it('answers 404 for an unknown account, so that the sender tries again', async () => {
    expect((await send({ id: 'evt_4', body: payment(5, 'stranger@example.test') })).status).toBe(404);
  });

  it('accepts other events without booking anything', async () => {
    const { status, body } = await send({ id: 'evt_5', body: '{"type":"invoice.created"}' });
    expect([status, body.data.booked]).toEqual([200, false]);
  });

  it('serves the error page of the plugin', async () => {
    const page = await fetch(`${service.url}/errors/billing-invalid-signature`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('BILLING_WEBHOOK_SECRET');
  });
});
