import { type ConfigOf, defineConfig, envInteger, envList } from '@capstan/platform-core';
import { MESSAGE_CHANNELS, type MessageChannel } from '@capstan/kit';

const DAILY: Readonly<Record<MessageChannel, number>> = {
  email: 500,
  sms: 100,
  chat: 1_000,
  push: 1_000,
  webhook: 5_000,
  inbox: 5_000,
};

const dailyVariable = (channel: MessageChannel): string => `MESSAGES_DAILY_${channel.toUpperCase()}`;

const dailyShape = Object.fromEntries(
  MESSAGE_CHANNELS.map((channel) => [
    dailyVariable(channel),
    envInteger(
      DAILY[channel],
      { min: 0, max: 100_000_000 },
      `Messages that one account may send by ${channel} in a day (UTC), unless an admin set another limit`,
    ),
  ]),
);

/** How messages are sent, and how many. */
export const messagesConfig = defineConfig(
  'messages',
  {
    SEND_MESSAGE_PROVIDERS: envList(
      'Providers of send_message, comma-separated, in the order in which they are tried for a channel; others are not used (default: all, in the order of docs/messages.md)',
    ),
    MESSAGE_TIMEOUT_SECONDS: envInteger(
      30,
      { min: 1, max: 300 },
      'Seconds to wait for a provider; after that the outcome of the message is unknown',
    ),
    MESSAGES_CONCURRENCY: envInteger(
      20,
      { min: 1, max: 500 },
      'Messages that one worker process sends at a time: it mostly waits for providers',
    ),
    MESSAGES_PER_ACCOUNT: envInteger(
      10,
      { min: 1, max: 500 },
      'Messages of one account that are sent at the same time; further ones wait',
    ),
    MESSAGES_DAYS: envInteger(90, { min: 1, max: 3_650 }, 'Days that messages and inbox entries are kept'),
    ...dailyShape,
  },
  (env) => ({
    order: env.SEND_MESSAGE_PROVIDERS,
    timeoutMs: env.MESSAGE_TIMEOUT_SECONDS * 1000,
    concurrency: env.MESSAGES_CONCURRENCY,
    perAccount: env.MESSAGES_PER_ACCOUNT,
    keepDays: env.MESSAGES_DAYS,
    dailyLimits: Object.fromEntries(
      MESSAGE_CHANNELS.map((channel) => [
        channel,
        (env as unknown as Record<string, number>)[dailyVariable(channel)] ?? DAILY[channel],
      ]),
    ) as Record<MessageChannel, number>,
  }),
);

export type MessagesConfig = ConfigOf<typeof messagesConfig>;
