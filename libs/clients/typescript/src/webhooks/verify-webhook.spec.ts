import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { verifyWebhook } from './verify-webhook.js';

/** What the Python client is tested with as well. */
interface Vectors {
  now: number;
  cases: {
    name: string;
    secret: string;
    payload: string;
    headers: Record<string, string>;
    error: string | null;
  }[];
}

const vectors = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../test/clients/webhook-vectors.json'), 'utf8'),
) as Vectors;

afterEach(() => vi.useRealTimers());

describe('verifyWebhook', () => {
  it.each(vectors.cases.filter(({ error }) => error === null))('$name', async (vector) => {
    vi.useFakeTimers({ toFake: ['Date'], now: vectors.now * 1000 });
    const event = await verifyWebhook(vector.payload, vector.headers, vector.secret);
    expect(event).toEqual(JSON.parse(vector.payload));
  });

  it.each(vectors.cases.filter(({ error }) => error !== null))('$name', async (vector) => {
    vi.useFakeTimers({ toFake: ['Date'], now: vectors.now * 1000 });
    const verified = verifyWebhook(vector.payload, vector.headers, vector.secret);
    await expect(verified).rejects.toThrow(String(vector.error));
  });

  it('accepts what the package of Standard Webhooks signs, with headers of the Fetch API and bytes', async () => {
    const secret = `whsec_${btoa('a secret of more than 24 bytes')}`;
    const payload = '{"type":"build.completed","text":"é"}';
    const now = new Date();
    const headers = new Headers({
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign('msg_1', now, payload),
    });
    await expect(verifyWebhook(new TextEncoder().encode(payload), headers, secret)).resolves.toEqual(
      JSON.parse(payload),
    );
  });

  it('accepts an older request when the tolerance allows it', async () => {
    const secret = `whsec_${btoa('a secret of more than 24 bytes')}`;
    const then = new Date(Date.now() - 3_600_000);
    const headers = {
      'Webhook-Id': 'msg_1',
      'Webhook-Timestamp': String(Math.floor(then.getTime() / 1000)),
      'Webhook-Signature': new Webhook(secret).sign('msg_1', then, '{}'),
    };
    await expect(verifyWebhook('{}', headers, secret)).rejects.toThrow('too old');
    await expect(verifyWebhook('{}', headers, secret, { toleranceSeconds: 4_000 })).resolves.toEqual({});
  });
});
