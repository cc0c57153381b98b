import { AppError } from '@capstan/platform-core';

/** 422: the Idempotency-Key was used for another booking of this kind on the account. */
export class BookingMismatchError extends AppError {
  constructor() {
    super({
      slug: 'idempotency-mismatch',
      status: 422,
      title: 'Idempotency-Key already used',
      detail:
        'This Idempotency-Key belongs to a booking with another amount or reason. Nothing was booked now.',
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Use a new Idempotency-Key for a new booking; the ledger lists what was booked.',
    });
  }
}
