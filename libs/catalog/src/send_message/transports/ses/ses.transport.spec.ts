import { describeTransport } from '@capstan/kit/testing';
import { expect, it } from 'vitest';
import { SesTransport } from './ses.transport.js';

describeTransport(SesTransport, {
  fixtures: import.meta.dirname,
  needs: ['SES_ACCESS_KEY_ID', 'SES_SECRET_ACCESS_KEY', 'SES_FROM'],
  env: { SES_BASE_URL: 'https://vendor.example' },
  params: { to: 'ada@example.com', html: '<p>Three findings.</p>', replyTo: 'support@example.com' },
  ok: 'sent.json',
  cases: [
    {
      title: 'sends a message',
      answer: 'sent.json',
      request: { method: 'POST', url: 'https://vendor.example/v2/email/outbound-emails' },
      result: { providerMessageId: '0100018c7e0e2a4b-7f1c8a3e-000000', status: 'sent' },
    },
  ],
  faults: [
    [
      'a paused account',
      { status: 400, headers: { 'x-amzn-errortype': 'SendingPausedException' }, json: {} },
      'quota_exhausted',
    ],
    [
      'a rejected message',
      { status: 400, headers: { 'x-amzn-errortype': 'MessageRejected' }, json: { message: 'not verified' } },
      'invalid_input',
    ],
  ],
  more: (bench) => {
    it('signs the request by SigV4', async () => {
      const { requests } = await bench.call({ answer: 'sent.json' });
      expect(requests[0]?.headers?.['authorization']).toMatch(
        /^AWS4-HMAC-SHA256 Credential=.*\/us-east-1\/ses\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/,
      );
    });
  },
});
