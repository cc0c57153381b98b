import { AppError } from '@capstan/platform-core';

/** 422: the Idempotency-Key was used for another booking of this kind on the account. */
export class BookingMismatchError extends AppError {
  constructor() {
    super({
      slug: 'idempotency-mismatch',
      status: 422,
      title: 'Idempotency-Key used for another booking',
      detail: 'Under this Idempotency-Key another amount or reason was booked. Nothing was booked now.',
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Use a new Idempotency-Key for a new booking; the ledger shows what was booked.',
    });
  }
}
