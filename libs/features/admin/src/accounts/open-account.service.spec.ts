import type { AccountsService } from '@capstan/auth';
import type { Booking, LedgerService } from '@capstan/credits';
import type { DataSource, EntityManager } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { OpenAccountService } from './open-account.service.js';

const TRANSACTION = {} as EntityManager;

function arrange(): { service: OpenAccountService; booked: Booking[]; within: unknown[] } {
  const booked: Booking[] = [];
  const within: unknown[] = [];
  const dataSource = {
    transaction: (work: (manager: EntityManager) => unknown) => work(TRANSACTION),
  } as unknown as DataSource;
  const accounts = {
    create: async (_: object, manager: unknown) => {
      within.push(manager);
      return { id: 'new' };
    },
  } as unknown as AccountsService;
  const ledger = {
    book: async (booking: Booking, manager: unknown) => {
      booked.push(booking);
      within.push(manager);
    },
  } as unknown as LedgerService;
  const service = new OpenAccountService(dataSource, accounts, ledger, {
    signupCredits: 1000,
    lowCreditsThreshold: 0,
  });
  return { service, booked, within };
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

  it('does both in one transaction', async () => {
    const { service, within } = arrange();
    await service.open(NEW);
    expect(within).toEqual([TRANSACTION, TRANSACTION]);
  });

  it('grants the credits that the admin specifies', async () => {
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
