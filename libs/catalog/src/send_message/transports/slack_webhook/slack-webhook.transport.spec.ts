import { describeTransport } from '@capstan/kit/testing';
import { SlackWebhookTransport } from './slack-webhook.transport.js';

describeTransport(SlackWebhookTransport, {
  fixtures: import.meta.dirname,
  needs: ['SLACK_WEBHOOK_URL'],
  ok: 'sent.txt',
  cases: [
    {
      title: 'sends a message',
      answer: 'sent.txt',
      request: { url: 'https://vendor.example/', json: { text: 'Report\n\nThree findings.', mrkdwn: false } },
      result: { providerMessageId: null, status: 'sent' },
    },
  ],
  declines: [{ to: 'C0123' }],
});
