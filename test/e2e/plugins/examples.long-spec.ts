import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PluginService } from '../../harness/plugin-service.js';
import { OidcIssuer } from './oidc-issuer.js';

const EXAMPLES = resolve(import.meta.dirname, '..', '..', '..', 'examples');
const EMAIL = 'alice@example.test';
const secret = randomBytes(32);

/** Both examples in one deployment; the long tests run each of them alone, with more cases. Paths are absolute, as in the guide. */
const CONFIG = `
import { defineCapstanConfig } from '@capstan/kit';
import { billingWebhook } from '${EXAMPLES}/billing-webhook/billing-webhook.plugin.js';
import { oidcAuthentication } from '${EXAMPLES}/oidc-authentication/oidc-authentication.plugin.js';

export default defineCapstanConfig({ plugins: [oidcAuthentication, billingWebhook] });
`;

describe('the examples of plugins', () => {
  const folder = mkdtempSync(join(tmpdir(), 'capstan-examples-'));
  let issuer: OidcIssuer;
  let service: PluginService;
  let token: string;

  beforeAll(async () => {
    writeFileSync(join(folder, 'capstan.config.ts'), CONFIG);
    issuer = await OidcIssuer.start();
    service = await PluginService.prepare(join(folder, 'capstan.config.ts'), {
      OIDC_ISSUER: issuer.url,
      OIDC_AUDIENCE: 'capstan',
      BILLING_WEBHOOK_SECRET: `whsec_${secret.toString('base64')}`,
      SIGNUP_CREDITS: '0',
    });
    await service.createKey(EMAIL);
    await service.start();
    token = await issuer.sign({ aud: 'capstan', sub: 'alice', email: EMAIL, email_verified: true });
  });
  afterAll(async () => {
    await service?.stop();
    await issuer?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const balanceOf = async (key: string) =>
    (await service.call('/v1/credits', { key })).body.data.balance as number;

  function pay(signed: string, body = signed) {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', secret).update(`evt_1.${timestamp}.${signed}`).digest('base64');
    const headers = {
      'webhook-id': 'evt_1',
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    };
    return service.call('/billing/webhook', { headers, body });
  }
  const payment = (credits: number): string =>
    JSON.stringify({ type: 'payment.succeeded', data: { email: EMAIL, credits } });

  it('oidc-authentication lets a token of the issuer call, and refuses one for another audience', async () => {
    expect(await balanceOf(token)).toBe(0);
    const other = await issuer.sign({ aud: 'other', sub: 'alice', email: EMAIL, email_verified: true });
    const { status, body } = await service.call('/v1/credits', { key: other });
    expect([status, body.error.type]).toEqual([401, `${service.url}/errors/oidc-token-refused`]);
  });

  it('billing-webhook books a signed payment once, and refuses another body', async () => {
    expect((await pay(payment(50))).body.data.booked).toBe(true);
    expect((await pay(payment(50))).body.data.booked).toBe(false);
    expect((await pay(payment(50), payment(5000))).status).toBe(401);
    expect(await balanceOf(token)).toBe(50);
  });
});
