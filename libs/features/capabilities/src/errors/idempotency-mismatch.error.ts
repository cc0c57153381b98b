import { AppError } from '@capstan/platform-core';

/** 422: the Idempotency-Key was used with another body. */
export class IdempotencyMismatchError extends AppError {
  constructor() {
    super({
      slug: 'idempotency-mismatch',
      status: 422,
      title: 'Idempotency-Key used for another request',
      detail: 'This Idempotency-Key belongs to a request with a different body.',
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Use a new Idempotency-Key for a new request, or repeat the first body to the letter.',
    });
  }
}
