import { describeTransport } from '@capstan/kit/testing';
import { TeamsTransport } from './teams.transport.js';

describeTransport(TeamsTransport, {
  fixtures: import.meta.dirname,
  needs: ['TEAMS_WEBHOOK_URL'],
  ok: 'sent.txt',
  cases: [
    {
      title: 'sends a message',
      answer: 'sent.txt',
      request: { method: 'POST', url: 'https://vendor.example/' },
      result: { providerMessageId: null, status: 'sent' },
    },
  ],
  unusual: {
    'JSON of another service': null,
    'an array': null,
    'a web page': null,
    'an empty answer': null,
    'a truncated answer': null,
  },
  declines: [{ to: 'x' }],
});
