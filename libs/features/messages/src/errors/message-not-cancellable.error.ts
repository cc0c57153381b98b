import { AppError } from '@capstan/platform-core';
import type { MessageStatus } from '../rows/message.js';

/** 409: the message is being sent, or was. */
export class MessageNotCancellableError extends AppError {
  constructor(status: MessageStatus) {
    super({
      slug: 'message-not-cancellable',
      status: 409,
      title: 'The message cannot be cancelled',
      detail: `The message is ${status}. Only messages that are scheduled or queued can be cancelled.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Check its status with GET /v1/messages/{id}.',
    });
  }
}
