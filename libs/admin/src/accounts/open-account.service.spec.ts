import type { AccountsService } from '@capstan/auth';
import type { Booking, LedgerService } from '@capstan/credits';
import { describe, expect, it } from 'vitest';
import { OpenAccountService } from './open-account.service.js';

function arrange(): { service: OpenAccountService; booked: Booking[] } {
  const booked: Booking[] = [];
  const accounts = { create: async () => ({ id: 'new' }) } as unknown as AccountsService;
  const ledger = { book: async (booking: Booking) => void booked.push(booking) } as unknown as LedgerService;
  return { service: new OpenAccountService(accounts, ledger, { signupCredits: 1000 }), booked };
}

const NEW = { email: 'ada@example.test', name: 'Ada', actor: 'admin' };

describe('OpenAccountService', () => {
  it('grants the sign-up credits, once per account', async () => {
    const { service, booked } = arrange();
    await service.open(NEW);
    expect(booked).toEqual([
      {
        accountId: 'new',
        kind: 'grant',
        amountCredits: 1000,
        reason: 'Sign-up credits',
        actor: 'admin',
        reference: 'signup',
      },
    ]);
  });

  it('grants what the admin says instead', async () => {
    const { service, booked } = arrange();
    await service.open({ ...NEW, credits: 7 });
    expect(booked[0]?.amountCredits).toBe(7);
  });

  it('books nothing for an account without credits', async () => {
    const { service, booked } = arrange();
    await service.open({ ...NEW, credits: 0 });
    expect(booked).toEqual([]);
  });
});
