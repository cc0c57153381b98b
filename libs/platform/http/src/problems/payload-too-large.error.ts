import { AppError } from '@capstan/platform-core';

/** 413: the request body is larger than the limit. */
export class PayloadTooLargeError extends AppError {
  constructor(limitBytes: number) {
    super({
      slug: 'payload-too-large',
      status: 413,
      title: 'Payload too large',
      detail: `The request body must be at most ${limitBytes} bytes.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Send a smaller body.',
    });
  }
}
