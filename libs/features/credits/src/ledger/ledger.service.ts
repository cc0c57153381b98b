import { Injectable } from '@nestjs/common';
import type { PageRequest } from '@capstan/platform-http';
import { InvalidRequestError } from '@capstan/platform-core';
import { DataSource, type EntityManager } from 'typeorm';
import type { Balance, Booking, LedgerEntry, LedgerKind } from './ledger-entry.js';

interface LedgerRow {
  id: number;
  kind: LedgerKind;
  subject: string;
  amount: number;
  reason: string | null;
  actor: string | null;
  created_at: Date;
}

/** An entry, and whether it was written just now. */
interface Booked {
  entry: LedgerEntry;
  booked: boolean;
}

const COLUMNS = 'id, kind, subject, amount, reason, actor, created_at';

/** Balances and ledger of accounts: reading for everyone, booking for admins. */
@Injectable()
export class LedgerService {
  constructor(private readonly dataSource: DataSource) {}

  /** The balance of an account; zero for one that never had credits. */
  async balanceOf(accountId: string): Promise<Balance> {
    const [row] = await this.dataSource.query<{ balance: number; held: number; overage_limit: number }[]>(
      'SELECT balance, held, overage_limit FROM credit_balances WHERE account_id = $1',
      [accountId],
    );
    return { balance: row?.balance ?? 0, held: row?.held ?? 0, overageLimit: row?.overage_limit ?? 0 };
  }

  /** Entries of an account, newest first. @param page.after id of the entry to go on after. */
  async entriesOf(accountId: string, page: PageRequest<number>): Promise<LedgerEntry[]> {
    const rows = await this.dataSource.query<LedgerRow[]>(
      `SELECT ${COLUMNS} FROM ledger_entries
       WHERE account_id = $1 AND id < coalesce($2::bigint, 9223372036854775807) ORDER BY id DESC LIMIT $3`,
      [accountId, page.after ?? null, page.limit],
    );
    return rows.map(toEntry);
  }

  /** The charge of a subject, if there was one and it was not given back. */
  async chargeOf(accountId: string, subject: string): Promise<LedgerEntry | undefined> {
    const [row] = await this.dataSource.query<LedgerRow[]>(
      `SELECT ${COLUMNS} FROM ledger_entries c WHERE subject = $2 AND kind = 'charge' AND account_id = $1
         AND NOT EXISTS (SELECT FROM ledger_entries r WHERE r.subject = c.subject AND r.kind = 'refund')`,
      [accountId, subject],
    );
    return row && toEntry(row);
  }

  /**
   * Books credits once per reference.
   * @param within the transaction to book in; absent: one of its own.
   * @returns the entry, and whether this call wrote it.
   * @throws InvalidRequestError when an adjustment would take the balance below zero and its overage.
   */
  async book(booking: Booking, within?: EntityManager): Promise<Booked> {
    return within ? bookIn(within, booking) : this.dataSource.transaction((own) => bookIn(own, booking));
  }

  /** Sets how far below zero an account may go; 0 switches overage off. */
  async setOverageLimit(accountId: string, overageLimit: number): Promise<Balance> {
    await this.dataSource.query(
      `INSERT INTO credit_balances (account_id, overage_limit) VALUES ($1, $2)
       ON CONFLICT (account_id) DO UPDATE SET overage_limit = excluded.overage_limit`,
      [accountId, overageLimit],
    );
    return this.balanceOf(accountId);
  }
}

async function bookIn(manager: EntityManager, booking: Booking): Promise<Booked> {
  const { accountId, kind, amountCredits, reason, actor } = booking;
  const subject = `${kind}:${accountId}:${booking.reference}`;
  await manager.query('INSERT INTO credit_balances (account_id) VALUES ($1) ON CONFLICT DO NOTHING', [
    accountId,
  ]);
  // Taken before the entry is written, in the order in which charges take it.
  const [account] = await manager.query<{ room: number }[]>(
    'SELECT balance + overage_limit AS room FROM credit_balances WHERE account_id = $1 FOR UPDATE',
    [accountId],
  );
  const [written] = await manager.query<LedgerRow[]>(
    `INSERT INTO ledger_entries (account_id, kind, subject, amount, reason, actor)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (subject, kind) DO NOTHING RETURNING ${COLUMNS}`,
    [accountId, kind, subject, amountCredits, reason, actor],
  );
  if (!written) {
    const [known] = await manager.query<LedgerRow[]>(
      `SELECT ${COLUMNS} FROM ledger_entries WHERE subject = $1 AND kind = $2`,
      [subject, kind],
    );
    return { entry: toEntry(known as LedgerRow), booked: false };
  }
  if (amountCredits < 0 && (account?.room ?? 0) + amountCredits < 0) {
    throw new InvalidRequestError([
      {
        path: 'amount',
        message: `would take the account below zero; at most ${account?.room ?? 0} can be taken`,
      },
    ]);
  }
  await manager.query('UPDATE credit_balances SET balance = balance + $2 WHERE account_id = $1', [
    accountId,
    amountCredits,
  ]);
  return { entry: toEntry(written), booked: true };
}

const toEntry = (row: LedgerRow): LedgerEntry => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  amountCredits: row.amount,
  reason: row.reason,
  actor: row.actor,
  createdAt: row.created_at,
});
