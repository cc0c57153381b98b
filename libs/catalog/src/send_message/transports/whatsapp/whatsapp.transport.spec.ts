import { describeTransport } from '@capstan/kit/testing';
import { WhatsappTransport } from './whatsapp.transport.js';

describeTransport(WhatsappTransport, {
  fixtures: import.meta.dirname,
  needs: ['WHATSAPP_API_KEY', 'WHATSAPP_PHONE_NUMBER_ID'],
  params: { to: '+4915112345678' },
  ok: 'sent.json',
  cases: [
    {
      title: 'sends a message',
      answer: 'sent.json',
      request: {
        url: 'https://graph.facebook.com/v25.0/k-for-tests/messages',
        json: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: '+4915112345678',
          type: 'text',
          text: { body: 'Report\n\nThree findings.' },
          biz_opaque_callback_data: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
        },
      },
      result: { providerMessageId: 'wamid.HBgL', status: 'sent' },
    },
  ],
  declines: [{ to: '' }, { to: 'ada' }],
});
