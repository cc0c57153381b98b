import { AppError } from '@capstan/platform-core';

/** 422: every provider rejected the message or its recipient, permanently. */
export class MessageRefusedError extends AppError {
  /** @param reasons one for each provider that was tried. */
  constructor(messageId: string, reasons: readonly string[]) {
    super({
      slug: 'message-refused',
      status: 422,
      title: 'Message refused',
      detail: `The message ${messageId} was refused: ${reasons.join('; ')}. Nothing was sent or charged.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Correct the recipient or the content as `detail` says; GET /v1/messages/{id} has every attempt.',
    });
  }
}
