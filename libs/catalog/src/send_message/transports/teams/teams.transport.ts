import { defineConfig, defineMessageTransport, envSecretUrl, type OutgoingMessage } from '@capstan/kit';
import { usualReason } from '../../vendor-answers.js';

const config = defineConfig(
  'transport:teams',
  {
    TEAMS_WEBHOOK_URL: envSecretUrl(
      'Workflows webhook of Microsoft Teams, a secret: messages to the recipient teams go there',
    ),
  },
  (env) => ({ baseUrl: env.TEAMS_WEBHOOK_URL }),
);

/** A Workflows webhook of Microsoft Teams: the recipient is `teams`. It answers 202 without a body. */
export const TeamsTransport = defineMessageTransport({
  info: {
    name: 'teams',
    title: 'Microsoft Teams',
    homepage: 'https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors',
    channel: 'chat',
    service: 'teams',
    maxChars: 20_000,
  },
  config,
  needs: ['baseUrl'],
  supports: ({ to }) => to === '',
  answer: 'text',
  request: (message) => ({ path: '', json: { type: 'message', attachments: [cardOf(message)] } }),
  reasonOf: usualReason,
  read: () => ({}),
});

const cardOf = ({ subject, text, markdown }: OutgoingMessage) => ({
  contentType: 'application/vnd.microsoft.card.adaptive',
  content: {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      ...(subject === null ? [] : [{ type: 'TextBlock', text: subject, weight: 'Bolder', wrap: true }]),
      { type: 'TextBlock', text: markdown ?? text, wrap: true },
    ],
  },
});
