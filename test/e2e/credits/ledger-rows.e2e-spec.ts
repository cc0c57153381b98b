import { randomUUID } from 'node:crypto';
import {
  type Booking,
  HoldsService,
  type LedgerKind,
  LedgerService,
  ProcessLease,
  auditCredits,
} from '@capstan/credits';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdOf, openAccount, silentCharges } from '../../harness/credits.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';

let database: TestDatabase;
let dataSource: DataSource;
let ledger: LedgerService;

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  ledger = new LedgerService(dataSource);
});
afterAll(() => database.drop());

const booking = (accountId: string, more: Partial<Booking> = {}): Booking => ({
  accountId,
  kind: 'grant',
  amountCredits: 5,
  reason: 'a gift',
  actor: 'admin',
  reference: randomUUID(),
  ...more,
});
const balanceOf = async (accountId: string) => (await ledger.balanceOf(accountId)).balance;

describe('a booking', () => {
  it.each<[Booking['kind'], number, number]>([
    ['grant', 5, 15],
    ['refund', 5, 15],
    ['adjustment', 5, 15],
    ['adjustment', -5, 5],
    ['adjustment', -10, 0],
  ])('%s of %i makes 10 credits %i', async (kind, amountCredits, balance) => {
    const accountId = await openAccount(ledger, 10);
    const { entry, booked } = await ledger.book(booking(accountId, { kind, amountCredits, reference: 'r' }));
    expect(booked).toBe(true);
    expect(entry).toEqual({
      id: expect.any(Number),
      kind,
      subject: `${kind}:${accountId}:r`,
      amountCredits,
      reason: 'a gift',
      actor: 'admin',
      createdAt: expect.any(Date),
    });
    expect(await balanceOf(accountId)).toBe(balance);
  });

  it('happens once per reference: a repeat returns the first entry', async () => {
    const accountId = await openAccount(ledger, 10);
    const first = await ledger.book(booking(accountId, { reference: 'r' }));
    const again = await ledger.book(
      booking(accountId, { reference: 'r', amountCredits: 7, reason: 'other' }),
    );
    expect(again).toEqual({ entry: first.entry, booked: false });
    expect(await balanceOf(accountId)).toBe(15);
  });

  it('of another kind or account is separate under the same reference', async () => {
    const [accountId, other] = [await openAccount(ledger, 10), await openAccount(ledger, 10)];
    await ledger.book(booking(accountId, { reference: 'r' }));
    expect((await ledger.book(booking(accountId, { reference: 'r', kind: 'refund' }))).booked).toBe(true);
    expect((await ledger.book(booking(other, { reference: 'r' }))).booked).toBe(true);
    expect([await balanceOf(accountId), await balanceOf(other)]).toEqual([20, 15]);
  });

  it('is limited by balance and overage, and writes no entry when rejected', async () => {
    const accountId = await openAccount(ledger, 10, 3);
    const take = (amountCredits: number) =>
      ledger.book(booking(accountId, { kind: 'adjustment', amountCredits }));
    await expect(take(-14)).rejects.toMatchObject({
      status: 400,
      faults: [{ path: 'amount', message: expect.stringContaining('at most 13') }],
    });
    expect(await ledger.entriesOf(accountId, { limit: 10 })).toHaveLength(1);
    await take(-13);
    expect(await balanceOf(accountId)).toBe(-3);
  });

  it('does not affect holds of running calls', async () => {
    const accountId = await openAccount(ledger, 10);
    const lease = new ProcessLease(dataSource);
    await lease.renew();
    await new HoldsService(dataSource, lease, silentCharges).reserve(holdOf(accountId, 4));
    const take = (amountCredits: number) =>
      ledger.book(booking(accountId, { kind: 'adjustment', amountCredits }));
    await expect(take(-7)).rejects.toMatchObject({
      faults: [{ path: 'amount', message: expect.stringContaining('at most 6') }],
    });
    await take(-6);
    expect(await ledger.balanceOf(accountId)).toMatchObject({ balance: 0, held: 4 });
  });

  it('may be repeated after it used up the balance', async () => {
    const accountId = await openAccount(ledger, 10);
    const all = booking(accountId, { kind: 'adjustment', amountCredits: -10 });
    await ledger.book(all);
    expect((await ledger.book(all)).booked).toBe(false);
  });

  it('belongs to the transaction in which it is made', async () => {
    const accountId = await openAccount(ledger, 10);
    const rolledBack = dataSource.transaction(async (manager) => {
      await ledger.book(booking(accountId), manager);
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(await balanceOf(accountId)).toBe(10);
  });
});

describe('the entries of an account', () => {
  it('are its own, newest first, in pages, without gaps or duplicates', async () => {
    const accountId = await openAccount(ledger);
    for (let n = 1; n <= 5; n += 1) {
      await ledger.book(booking(accountId, { amountCredits: n }));
      await ledger.book(booking(randomUUID()));
    }
    const amounts: number[] = [];
    for (let after: number | undefined; ;) {
      const page = await ledger.entriesOf(accountId, { limit: 2, after });
      amounts.push(...page.map(({ amountCredits }) => amountCredits));
      if (page.length < 2) break;
      after = page.at(-1)?.id;
    }
    expect(amounts).toEqual([5, 4, 3, 2, 1]);
  });

  it('can be those of one kind', async () => {
    const accountId = await openAccount(ledger, 10);
    await ledger.book(booking(accountId, { kind: 'adjustment', amountCredits: -3 }));
    const amountsOf = async (kind: LedgerKind) =>
      (await ledger.entriesOf(accountId, { limit: 9, kind })).map(({ amountCredits }) => amountCredits);
    expect(await amountsOf('grant')).toEqual([10]);
    expect(await amountsOf('adjustment')).toEqual([-3]);
    expect(await amountsOf('charge')).toEqual([]);
  });
});

describe('overage', () => {
  it('can be set for an account that never had credits, changed, and disabled', async () => {
    const accountId = randomUUID();
    expect(await ledger.balanceOf(accountId)).toEqual({ balance: 0, held: 0, overageLimit: 0 });
    expect(await ledger.setOverageLimit(accountId, 7)).toEqual({ balance: 0, held: 0, overageLimit: 7 });
    await ledger.book(booking(accountId));
    expect(await ledger.setOverageLimit(accountId, 0)).toEqual({ balance: 5, held: 0, overageLimit: 0 });
  });
});

describe('the audit', () => {
  it.each<[rule: string, plant: (accountId: string, keyId: string) => Promise<unknown>]>([
    [
      'balance + held = sum of the ledger',
      (accountId) =>
        dataSource.query('UPDATE credit_balances SET balance = balance + 1 WHERE account_id = $1', [
          accountId,
        ]),
    ],
    [
      'held = sum of open holds',
      (accountId) =>
        dataSource.query(
          'UPDATE credit_balances SET held = held + 1, balance = balance - 1 WHERE account_id = $1',
          [accountId],
        ),
    ],
    [
      'spending of a group of keys = its charges less refunds, and capped holds',
      (_accountId, keyId) =>
        dataSource.query('INSERT INTO spending_groups (spending_group_id, held) VALUES ($1, 1)', [keyId]),
    ],
    [
      'the refund of a call is what the call was charged',
      async (accountId, keyId) => {
        await insertEntry(accountId, keyId, 'charge', -3, 'request:1');
        await insertEntry(accountId, keyId, 'refund', 2, 'request:1');
        await dataSource.query('INSERT INTO spending_groups (spending_group_id, spent) VALUES ($1, 1)', [
          keyId,
        ]);
        await dataSource.query('UPDATE credit_balances SET balance = balance - 1 WHERE account_id = $1', [
          accountId,
        ]);
      },
    ],
    [
      'charges are negative, grants and refunds are positive',
      async (accountId) => {
        await insertEntry(accountId, null, 'grant', 0, 'grant:0');
      },
    ],
  ])('detects %s', async (rule, plant) => {
    await dataSource.query('TRUNCATE ledger_entries, credit_balances, spending_groups, holds');
    const accountId = await openAccount(ledger, 10);
    await plant(accountId, randomUUID());
    expect((await auditCredits(dataSource)).map((violation) => violation.rule)).toEqual([rule]);
  });

  it('accepts holds, charges and bookings', async () => {
    await dataSource.query('TRUNCATE ledger_entries, credit_balances, spending_groups, holds');
    const lease = new ProcessLease(dataSource);
    await lease.renew();
    const holds = new HoldsService(dataSource, lease, silentCharges);
    const accountId = await openAccount(ledger, 10);
    const [open, charged] = [holdOf(accountId, 2, { keyCapCredits: 5 }), holdOf(accountId, 3)];
    await Promise.all([holds.reserve(open), holds.reserve(charged)]);
    await dataSource.transaction((manager) =>
      holds.settle(manager, [{ holdId: charged.id, chargeCredits: 3, subject: 'request:2' }]),
    );
    expect(await auditCredits(dataSource)).toEqual([]);
  });
});

const insertEntry = (
  accountId: string,
  groupId: string | null,
  kind: string,
  amount: number,
  subject: string,
) =>
  dataSource.query(
    'INSERT INTO ledger_entries (account_id, spending_group_id, kind, amount, subject) VALUES ($1, $2, $3, $4, $5)',
    [accountId, groupId, kind, amount, subject],
  );
