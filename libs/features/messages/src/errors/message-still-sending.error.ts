import { AppError } from '@capstan/platform-core';

/** 503: a provider reports on a message whose acceptance is not recorded yet. */
export class MessageStillSendingError extends AppError {
  constructor() {
    super({
      slug: 'message-still-sending',
      status: 503,
      title: 'The message is still being sent',
      detail: 'The report came before the message was recorded as sent.',
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds: 5,
      alternativeAction: 'Send the callback again after the stated wait.',
    });
  }
}
