import { describeTransport } from '@capstan/kit/testing';
import { DiscordTransport } from './discord.transport.js';

describeTransport(DiscordTransport, {
  fixtures: import.meta.dirname,
  needs: ['DISCORD_WEBHOOK_URL'],
  ok: 'sent.json',
  cases: [
    {
      title: 'sends a message',
      answer: 'sent.json',
      request: {
        url: 'https://vendor.example/',
        query: { wait: 'true' },
        json: { content: 'Report\n\nThree findings.', allowed_mentions: { parse: [] } },
      },
      result: { providerMessageId: '1308812345678901234', status: 'sent' },
    },
  ],
  declines: [{ to: '1' }],
});
