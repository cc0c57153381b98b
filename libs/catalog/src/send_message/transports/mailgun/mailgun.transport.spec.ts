import { describeTransport } from '@capstan/kit/testing';
import { MailgunTransport } from './mailgun.transport.js';

const ATTACHMENT = { filename: 'a.txt', mediaType: 'text/plain', content: new Uint8Array([1]) };

describeTransport(MailgunTransport, {
  fixtures: import.meta.dirname,
  needs: ['MAILGUN_API_KEY', 'MAILGUN_DOMAIN', 'MAILGUN_FROM'],
  params: { to: 'ada@example.com', html: '<p>Three findings.</p>', replyTo: 'support@example.com' },
  ok: 'sent.json',
  cases: [
    {
      title: 'sends a message',
      answer: 'sent.json',
      request: {
        url: 'https://api.mailgun.net/v3/k-for-tests/messages',
        form: {
          from: 'k-for-tests',
          to: 'ada@example.com',
          subject: 'Report',
          text: 'Three findings.',
          html: '<p>Three findings.</p>',
          'h:Reply-To': 'support@example.com',
          'v:message_id': '7c9e6679-7425-40de-944b-e07fc1f90ae7',
        },
      },
      result: { providerMessageId: '20261120093000.1.ABC@mg.example.com', status: 'sent' },
    },
    {
      title: 'sends attachments as parts of a form',
      params: { attachments: [ATTACHMENT] },
      answer: 'sent.json',
      request: {
        multipart: {
          from: 'k-for-tests',
          to: 'ada@example.com',
          subject: 'Report',
          text: 'Three findings.',
          html: '<p>Three findings.</p>',
          'h:Reply-To': 'support@example.com',
          'v:message_id': '7c9e6679-7425-40de-944b-e07fc1f90ae7',
          attachment: [ATTACHMENT],
        },
      },
    },
  ],
});
