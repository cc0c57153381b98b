import { defineConfig, defineMessageTransport, envSecret, envUrlOr, fieldsOf, numberOf } from '@capstan/kit';
import { sentAs } from '../../message-parts.js';
import { usualReason } from '../../vendor-answers.js';
import { TELEGRAM_MAX_CHARS, telegramTextOf } from './telegram-text.js';

const config = defineConfig(
  'transport:telegram',
  {
    TELEGRAM_API_KEY: envSecret('Token of a Telegram bot'),
    TELEGRAM_BASE_URL: envUrlOr('https://api.telegram.org', 'Address of the Telegram Bot API'),
  },
  (env) => ({ apiKey: env.TELEGRAM_API_KEY, baseUrl: env.TELEGRAM_BASE_URL }),
);

/** A Telegram bot: recipients are `telegram:` and the id of a chat or the @name of a channel. */
export const TelegramTransport = defineMessageTransport({
  info: {
    name: 'telegram',
    title: 'Telegram',
    homepage: 'https://core.telegram.org/bots/api#sendmessage',
    channel: 'chat',
    service: 'telegram',
    maxChars: TELEGRAM_MAX_CHARS,
  },
  config,
  needs: ['apiKey'],
  supports: ({ to }) => /^(-?\d{1,20}|@\w{3,64})$/.test(to),
  request: (message, { config: { apiKey } }) => ({
    path: `/bot${apiKey}/sendMessage`,
    json: { chat_id: message.to, ...telegramTextOf(message) },
  }),
  reasonOf: usualReason,
  read: (body) => {
    const { ok, result } = fieldsOf(body);
    const id = numberOf(fieldsOf(result)['message_id']);
    return ok === true && id !== null ? sentAs(String(id)) : undefined;
  },
});
