import { describeTransport } from '@capstan/kit/testing';
import { ResendTransport } from './resend.transport.js';

describeTransport(ResendTransport, {
  fixtures: import.meta.dirname,
  needs: ['RESEND_API_KEY', 'RESEND_FROM'],
  params: { to: 'ada@example.com', html: '<p>Three findings.</p>', replyTo: 'support@example.com' },
  ok: 'sent.json',
  cases: [
    {
      title: 'sends a message',
      answer: 'sent.json',
      request: {
        method: 'POST',
        url: 'https://api.resend.com/emails',
        headers: {
          authorization: 'Bearer k-for-tests',
          'idempotency-key': '7c9e6679-7425-40de-944b-e07fc1f90ae7',
        },
        json: {
          from: 'k-for-tests',
          to: ['ada@example.com'],
          subject: 'Report',
          text: 'Three findings.',
          html: '<p>Three findings.</p>',
          reply_to: 'support@example.com',
          headers: {},
          tags: [{ name: 'message_id', value: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }],
          attachments: [],
        },
      },
      result: { providerMessageId: '49a3999c-0ce1-4ea6-ab68-afcd6dc2e794', status: 'sent' },
    },
  ],
});
