import { describeTransport } from '@capstan/kit/testing';
import { TwilioTransport } from './twilio.transport.js';

describeTransport(TwilioTransport, {
  fixtures: import.meta.dirname,
  needs: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  params: { to: '+4915112345678' },
  ok: 'sent.json',
  cases: [
    {
      title: 'sends a message',
      answer: 'sent.json',
      request: {
        url: 'https://api.twilio.com/2010-04-01/Accounts/k-for-tests/Messages.json',
        form: {
          To: '+4915112345678',
          From: 'k-for-tests',
          Body: 'Report\n\nThree findings.',
          StatusCallback: 'https://vendor.example?message_id=7c9e6679-7425-40de-944b-e07fc1f90ae7',
        },
      },
      result: { providerMessageId: 'SM1f0e8ae6ade43cb3c0ce4525424e404f', status: 'sent' },
    },
  ],
  faults: [
    [
      'an opted-out recipient',
      { status: 400, json: { code: 21610, message: 'Unsubscribed' } },
      'invalid_input',
    ],
  ],
});
