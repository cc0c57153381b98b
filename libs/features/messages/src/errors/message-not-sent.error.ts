import { AppError } from '@capstan/platform-core';

/** 502: no provider accepted the message, and one of them may do so later. */
export class MessageNotSentError extends AppError {
  /** @param reasons one for each provider that was tried. */
  constructor(messageId: string, reasons: readonly string[]) {
    super({
      slug: 'message-not-sent',
      status: 502,
      title: 'Message not sent',
      detail: `No provider accepted the message ${messageId}: ${reasons.join('; ')}. Nothing was sent or charged.`,
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds: 60,
      alternativeAction:
        'Send the message again after the stated wait; GET /v1/messages/{id} has every attempt.',
    });
  }
}
