import { describeTransport } from '@capstan/kit/testing';
import { SendgridTransport } from './sendgrid.transport.js';

describeTransport(SendgridTransport, {
  fixtures: import.meta.dirname,
  needs: ['SENDGRID_API_KEY', 'SENDGRID_FROM'],
  params: { to: 'ada@example.com', html: '<p>Three findings.</p>', replyTo: 'support@example.com' },
  ok: 'sent.txt',
  cases: [
    {
      title: 'sends a message',
      answer: { fixture: 'sent.txt', status: 202, headers: { 'x-message-id': '14c5d75ce93' } },
      request: {
        url: 'https://api.sendgrid.com/v3/mail/send',
        headers: { authorization: 'Bearer k-for-tests' },
        json: {
          personalizations: [
            {
              to: [{ email: 'ada@example.com' }],
              custom_args: { message_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' },
            },
          ],
          from: { email: 'k-for-tests' },
          reply_to: { email: 'support@example.com' },
          subject: 'Report',
          headers: {},
          content: [
            { type: 'text/plain', value: 'Three findings.' },
            { type: 'text/html', value: '<p>Three findings.</p>' },
          ],
          attachments: undefined,
        },
      },
      result: { providerMessageId: '14c5d75ce93', status: 'sent' },
    },
  ],
  unusual: {
    'JSON of another service': null,
    'an array': null,
    'a web page': null,
    'an empty answer': null,
    'a truncated answer': null,
  },
});
