import { describeTransport } from '@capstan/kit/testing';
import { PostmarkTransport } from './postmark.transport.js';

describeTransport(PostmarkTransport, {
  fixtures: import.meta.dirname,
  needs: ['POSTMARK_API_KEY', 'POSTMARK_FROM'],
  params: { to: 'ada@example.com', html: '<p>Three findings.</p>', replyTo: 'support@example.com' },
  ok: 'sent.json',
  cases: [
    {
      title: 'sends a message',
      answer: 'sent.json',
      request: {
        url: 'https://api.postmarkapp.com/email',
        headers: { 'x-postmark-server-token': 'k-for-tests' },
        json: {
          From: 'k-for-tests',
          To: 'ada@example.com',
          Subject: 'Report',
          TextBody: 'Three findings.',
          HtmlBody: '<p>Three findings.</p>',
          ReplyTo: 'support@example.com',
          Headers: [],
          Metadata: { message_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' },
          Attachments: [],
        },
      },
      result: { providerMessageId: '0a129aee-e1cd-480d-b08d-4f48548ff48d', status: 'sent' },
    },
  ],
  faults: [
    [
      'an inactive recipient',
      { status: 422, json: { ErrorCode: 406, Message: 'You tried to send to an inactive recipient.' } },
      'invalid_input',
    ],
    [
      'an empty account',
      { status: 422, json: { ErrorCode: 405, Message: 'Not allowed to send.' } },
      'quota_exhausted',
    ],
  ],
});
