import { AppError } from '@capstan/platform-core';

/** 409: the message was cancelled before it was sent, while its caller waited. */
export class MessageCancelledError extends AppError {
  constructor() {
    super({
      slug: 'message-cancelled',
      status: 409,
      title: 'The message was cancelled',
      detail: 'The message was cancelled before it was sent. Nothing was charged.',
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Send the request again to send the message.',
    });
  }
}
