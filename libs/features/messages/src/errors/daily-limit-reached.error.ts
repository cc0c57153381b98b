import { AppError } from '@capstan/platform-core';
import type { MessageChannel } from '@capstan/kit';

/** 422: the account has sent as many messages by a channel today as it may. */
export class DailyLimitReachedError extends AppError {
  constructor(channel: MessageChannel, limit: number, retryAfterSeconds: number) {
    super({
      slug: 'daily-limit-reached',
      status: 422,
      title: 'Daily limit reached',
      detail: `The account may send ${limit} messages a day by ${channel}, and has sent them. Nothing was sent.`,
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds,
      alternativeAction: 'Send the message tomorrow (UTC), or ask the operator for a higher limit.',
    });
  }
}
