import { Injectable } from '@nestjs/common';
import type { PageRequest } from '@capstan/platform-http';
import { GroupCommit, InvalidRequestError } from '@capstan/platform-core';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { readBalances } from './balances.sql.js';
import { CreditBalanceEntity } from './credit-balance.entity.js';
import type { Balance, Booking, LedgerEntry, LedgerKind } from './ledger-entry.js';
import { LedgerEntryEntity } from './ledger-entry.entity.js';

/** An entry, and whether it is new. */
interface Booked {
  entry: LedgerEntry;
  booked: boolean;
}

/** Balances and ledger of accounts: reads for callers, bookings for admins. */
@Injectable()
export class LedgerService {
  /** Agents poll their balance: requests that wait at the same time share one statement, which begins after they arrived. */
  private readonly balances = new GroupCommit<string, Balance>(
    (accountIds) => readBalances(this.dataSource, accountIds),
    { maxGroup: 500, lanes: 1 },
  );

  constructor(private readonly dataSource: DataSource) {}

  /** Returns the balance of an account; zero if it never had credits. */
  balanceOf(accountId: string): Promise<Balance> {
    return this.balances.submit(accountId);
  }

  /** Entries of an account, newest first. @param page.after id of the last entry of the previous page; `kind`: of one kind only. */
  async entriesOf(
    accountId: string,
    page: PageRequest<number> & { kind?: LedgerKind },
  ): Promise<LedgerEntry[]> {
    const rows = await this.dataSource.getRepository(LedgerEntryEntity).find({
      where: {
        accountId,
        ...(page.after === undefined ? {} : { id: LessThan(page.after) }),
        ...(page.kind && { kind: page.kind }),
      },
      order: { id: 'DESC' },
      take: page.limit,
    });
    return rows.map(toEntry);
  }

  /** Returns the charge of a subject, unless there is none or it was refunded. */
  async chargeOf(accountId: string, subject: string): Promise<LedgerEntry | undefined> {
    const row = await this.dataSource
      .getRepository(LedgerEntryEntity)
      .createQueryBuilder('c')
      .where({ accountId, subject, kind: 'charge' })
      .andWhere(`NOT EXISTS (SELECT FROM ledger_entries r WHERE r.subject = c.subject AND r.kind = 'refund')`)
      .getOne();
    return row ? toEntry(row) : undefined;
  }

  /**
   * Books credits once per reference.
   * @param within transaction to book in; default: a new one.
   * @returns the entry, and whether this call wrote it.
   * @throws InvalidRequestError if an adjustment would take the balance below zero and its overage limit.
   */
  async book(booking: Booking, within?: EntityManager): Promise<Booked> {
    return within ? bookIn(within, booking) : this.dataSource.transaction((own) => bookIn(own, booking));
  }

  /** Sets how far below zero an account may go; 0 disables overage. */
  async setOverageLimit(accountId: string, overageLimit: number): Promise<Balance> {
    await this.dataSource
      .getRepository(CreditBalanceEntity)
      .upsert({ accountId, overageLimit }, ['accountId']);
    return this.balanceOf(accountId);
  }
}

async function bookIn(manager: EntityManager, booking: Booking): Promise<Booked> {
  const { accountId, kind, amountCredits, reason, actor } = booking;
  const subject = `${kind}:${accountId}:${booking.reference}`;
  // Locked before the entry is written, in the same order as charges.
  const roomCredits = await lockAvailableCredits(manager, accountId);
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(LedgerEntryEntity)
    .values({ accountId, kind, subject, amount: amountCredits, reason, actor })
    .orIgnore()
    .execute();
  const booked = (raw as unknown[]).length > 0;
  const entry = toEntry(await manager.findOneByOrFail(LedgerEntryEntity, { subject, kind }));
  if (!booked) return { entry, booked };
  if (amountCredits < 0 && roomCredits + amountCredits < 0) {
    throw new InvalidRequestError([
      {
        path: 'amount',
        message: `would take the balance below its limit; at most ${roomCredits} can be deducted`,
      },
    ]);
  }
  await manager.increment(CreditBalanceEntity, { accountId }, 'balance', amountCredits);
  return { entry, booked };
}

/** Locks the balance of an account until the transaction ends. @returns the available credits. */
async function lockAvailableCredits(manager: EntityManager, accountId: string): Promise<number> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(CreditBalanceEntity)
    .values({ accountId })
    .orIgnore()
    .execute();
  const { balance, overageLimit } = await manager.findOneOrFail(CreditBalanceEntity, {
    where: { accountId },
    lock: { mode: 'pessimistic_write' },
  });
  return balance + overageLimit;
}

const toEntry = (row: LedgerEntryEntity): LedgerEntry => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  amountCredits: row.amount,
  reason: row.reason,
  actor: row.actor,
  createdAt: row.createdAt,
});
