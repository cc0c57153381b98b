import { defineConfig, defineMessageTransport, envSecretUrl } from '@capstan/kit';
import { SLACK_MAX_CHARS, slackTextOf } from '../../slack-text.js';

const config = defineConfig(
  'transport:slack_webhook',
  {
    SLACK_WEBHOOK_URL: envSecretUrl(
      'Incoming webhook of Slack, a secret: messages to the recipient slack go there',
    ),
  },
  (env) => ({ baseUrl: env.SLACK_WEBHOOK_URL }),
);

/** An incoming webhook of Slack: the recipient is `slack`, the channel is that of the webhook. It answers `ok`. */
export const SlackWebhookTransport = defineMessageTransport({
  info: {
    name: 'slack_webhook',
    title: 'Slack webhook',
    homepage: 'https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks',
    channel: 'chat',
    service: 'slack',
    maxChars: SLACK_MAX_CHARS,
  },
  config,
  needs: ['baseUrl'],
  supports: ({ to }) => to === '',
  answer: 'text',
  request: (message) => ({ path: '', json: slackTextOf(message) }),
  reasonOf: (response) => response.text().slice(0, 100),
  read: (text) => (text.trim() === 'ok' ? {} : undefined),
});
