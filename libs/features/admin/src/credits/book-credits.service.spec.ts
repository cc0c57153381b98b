import type { AccountsService } from '@capstan/auth';
import type { Booking, LedgerEntry, LedgerService } from '@capstan/credits';
import { NotFoundError } from '@capstan/platform-core';
import { describe, expect, it } from 'vitest';
import { BookCreditsService } from './book-credits.service.js';

const BOOKING: Booking = {
  accountId: 'known',
  kind: 'grant',
  amountCredits: 10,
  reason: 'gift',
  actor: 'admin',
  reference: 'ref',
};

/** A ledger that books once per kind and reference, like the real one. */
function arrange(): { service: BookCreditsService; booked: Booking[] } {
  const booked: Booking[] = [];
  const ledger = {
    async book(booking: Booking) {
      const known = booked.find(
        ({ kind, reference }) => kind === booking.kind && reference === booking.reference,
      );
      if (!known) booked.push(booking);
      return { entry: { id: 1, ...(known ?? booking) } as unknown as LedgerEntry, booked: !known };
    },
  } as LedgerService;
  const accounts = {
    async get(id: string) {
      if (id !== 'known') throw new NotFoundError('The account');
    },
  } as unknown as AccountsService;
  return { service: new BookCreditsService(accounts, ledger), booked };
}

describe('BookCreditsService', () => {
  it('books once, and returns the first entry for a repeat', async () => {
    const { service, booked } = arrange();
    expect((await service.book(BOOKING)).booked).toBe(true);
    expect((await service.book({ ...BOOKING, actor: 'another admin' })).booked).toBe(false);
    expect(booked).toEqual([BOOKING]);
  });

  it.each([{ amountCredits: 11 }, { reason: 'other' }])(
    'rejects the reference for %j',
    async (difference) => {
      const { service } = arrange();
      await service.book(BOOKING);
      await expect(service.book({ ...BOOKING, ...difference })).rejects.toMatchObject({
        slug: 'idempotency-mismatch',
        status: 422,
      });
    },
  );

  it.each(['grant', 'refund'] as const)('rejects a negative %s', async (kind) => {
    const { service, booked } = arrange();
    await expect(service.book({ ...BOOKING, kind, amountCredits: -1 })).rejects.toMatchObject({
      status: 400,
      faults: [{ path: 'amount', message: expect.stringContaining('positive') }],
    });
    expect(booked).toEqual([]);
  });

  it('accepts a negative adjustment', async () => {
    const { service, booked } = arrange();
    await service.book({ ...BOOKING, kind: 'adjustment', amountCredits: -1 });
    expect(booked).toHaveLength(1);
  });

  it('books nothing for an unknown account', async () => {
    const { service, booked } = arrange();
    await expect(service.book({ ...BOOKING, accountId: 'unknown' })).rejects.toMatchObject({ status: 404 });
    expect(booked).toEqual([]);
  });
});
