import { AppError } from '@capstan/platform-core';

/** 422: the Idempotency-Key was used with a different body. */
export class IdempotencyMismatchError extends AppError {
  constructor() {
    super({
      slug: 'idempotency-mismatch',
      status: 422,
      title: 'Idempotency-Key already used',
      detail: 'This Idempotency-Key belongs to a request with a different body.',
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Use a new Idempotency-Key for a new request, or send exactly the same body again.',
    });
  }
}
