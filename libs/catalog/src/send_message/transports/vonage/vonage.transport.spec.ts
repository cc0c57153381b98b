import { describeTransport } from '@capstan/kit/testing';
import { VonageTransport } from './vonage.transport.js';

describeTransport(VonageTransport, {
  fixtures: import.meta.dirname,
  needs: ['VONAGE_API_KEY', 'VONAGE_API_SECRET', 'VONAGE_FROM'],
  params: { to: '+4915112345678' },
  ok: 'sent.json',
  cases: [
    {
      title: 'sends a message',
      answer: 'sent.json',
      request: {
        url: 'https://api.nexmo.com/v1/messages',
        json: {
          message_type: 'text',
          channel: 'sms',
          to: '4915112345678',
          from: 'k-for-tests',
          text: 'Report\n\nThree findings.',
          client_ref: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
        },
      },
      result: { providerMessageId: 'aaaaaaaa-bbbb-cccc-dddd-0123456789ab', status: 'sent' },
    },
  ],
});
