import { Injectable } from '@nestjs/common';
import { AccountsService } from '@capstan/auth';
import { type Booking, type LedgerEntry, LedgerService } from '@capstan/credits';
import { InvalidRequestError } from '@capstan/platform-core';
import { BookingMismatchError } from './booking-mismatch.error.js';

/** Books credits manually. */
@Injectable()
export class BookCreditsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly ledger: LedgerService,
  ) {}

  /**
   * Books once per account, kind and reference.
   * @returns the entry, and whether this call wrote it.
   * @throws NotFoundError for an unknown account, InvalidRequestError for an invalid amount,
   * BookingMismatchError if the reference belongs to a different booking.
   */
  async book(booking: Booking): Promise<{ entry: LedgerEntry; booked: boolean }> {
    const { accountId, kind, amountCredits, reason } = booking;
    if (amountCredits < 0 && kind !== 'adjustment') {
      throw new InvalidRequestError([
        { path: 'amount', message: `must be positive for a ${kind}; only an adjustment may be negative` },
      ]);
    }
    await this.accounts.get(accountId);
    const outcome = await this.ledger.book(booking);
    const { entry, booked } = outcome;
    if (!booked && (entry.amountCredits !== amountCredits || entry.reason !== reason)) {
      throw new BookingMismatchError();
    }
    return outcome;
  }
}
