import { AppError } from '@capstan/platform-core';

/** 409: the call with this Idempotency-Key is still running. */
export class IdempotencyInProgressError extends AppError {
  constructor() {
    super({
      slug: 'idempotency-in-progress',
      status: 409,
      title: 'Call in progress',
      detail: 'A call with this Idempotency-Key is still running.',
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds: 2,
      alternativeAction:
        'Send the same request again after Retry-After; it returns the answer of the first call.',
    });
  }
}
