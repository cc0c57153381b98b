import { defineConfig, defineMessageTransport, envSecretUrl, fieldsOf, textOf } from '@capstan/kit';
import { sentAs, titledMarkdown } from '../../message-parts.js';
import { usualReason } from '../../vendor-answers.js';

const MAX_CHARS = 2_000;

const config = defineConfig(
  'transport:discord',
  {
    DISCORD_WEBHOOK_URL: envSecretUrl(
      'Webhook of Discord, a secret: messages to the recipient discord go there',
    ),
  },
  (env) => ({ baseUrl: env.DISCORD_WEBHOOK_URL }),
);

/** A webhook of Discord: the recipient is `discord`. Mentions in the text notify no user. */
export const DiscordTransport = defineMessageTransport({
  info: {
    name: 'discord',
    title: 'Discord',
    homepage: 'https://discord.com/developers/docs/resources/webhook',
    channel: 'chat',
    service: 'discord',
    maxChars: MAX_CHARS,
  },
  config,
  needs: ['baseUrl'],
  supports: ({ to }) => to === '',
  request: (message) => ({
    path: '',
    query: { wait: true },
    json: { content: titledMarkdown(message, MAX_CHARS), allowed_mentions: { parse: [] } },
  }),
  reasonOf: usualReason,
  read: (body) => sentAs(textOf(fieldsOf(body)['id'])),
});
