import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { createWebhookSecret, signedHeaders } from './webhook-signature.js';

const message = {
  id: '0b1f3a52-5c0e-4d3c-9d1e-2f6a7b8c9d10',
  at: new Date(),
  payload: '{"type":"webhook.test"}',
};

describe('signedHeaders', () => {
  it('verify with each of the secrets, and with no other one', () => {
    const [current, previous] = [createWebhookSecret(), createWebhookSecret()];
    const headers = signedHeaders(message, [current, previous]);
    for (const secret of [current, previous]) {
      expect(new Webhook(secret).verify(message.payload, headers)).toEqual({ type: 'webhook.test' });
    }
    expect(() => new Webhook(createWebhookSecret()).verify(message.payload, headers)).toThrow(
      'No matching signature',
    );
  });

  it('sign the id, the time and the body', () => {
    const secret = createWebhookSecret();
    const headers = signedHeaders(message, [secret]);
    const verify = (payload: string, changes: object) => () =>
      new Webhook(secret).verify(payload, { ...headers, ...changes });
    const otherTime = String(Number(headers['webhook-timestamp']) + 1);
    expect(verify(message.payload, {})).not.toThrow();
    expect(verify('{}', {})).toThrow('No matching signature');
    expect(verify(message.payload, { 'webhook-id': 'other' })).toThrow('No matching signature');
    expect(verify(message.payload, { 'webhook-timestamp': otherTime })).toThrow('No matching signature');
  });

  it('match the example of the Standard Webhooks specification', () => {
    const at = new Date(1_614_265_330_000);
    const headers = signedHeaders(
      { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at, payload: '{"test": 2432232314}' },
      ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    );
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });
});
