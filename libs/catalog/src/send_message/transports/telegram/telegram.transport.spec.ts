import { describeTransport } from '@capstan/kit/testing';
import { TelegramTransport } from './telegram.transport.js';

describeTransport(TelegramTransport, {
  fixtures: import.meta.dirname,
  needs: ['TELEGRAM_API_KEY'],
  params: { to: '-1001234567890' },
  ok: 'sent.json',
  cases: [
    {
      title: 'sends a message',
      answer: 'sent.json',
      request: {
        url: 'https://api.telegram.org/botk-for-tests/sendMessage',
        json: { chat_id: '-1001234567890', text: 'Report\n\nThree findings.' },
      },
      result: { providerMessageId: '42', status: 'sent' },
    },
  ],
  declines: [{ to: '' }, { to: 'ada' }],
});
