import { AppError } from '@capstan/platform-core';

/** 422: something else was created under the Idempotency-Key. */
export class CreationMismatchError extends AppError {
  constructor() {
    super({
      slug: 'idempotency-mismatch',
      status: 422,
      title: 'Idempotency-Key used for another request',
      detail: 'Under this Idempotency-Key something else was created. Nothing was created now.',
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Use a new Idempotency-Key for a new request.',
    });
  }
}
