import { randomUUID } from 'node:crypto';
import {
  HoldsService,
  InsufficientCreditsError,
  KeyCreditCapError,
  LedgerService,
  OrphanedHolds,
  ProcessLease,
  auditCredits,
} from '@capstan/credits';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { silentCharges } from '../../harness/credits.js';
import { type TestDatabase, connect, createDatabase } from '../../harness/database.js';

let database: TestDatabase;
let dataSource: DataSource;
let holds: HoldsService;
let ledger: LedgerService;

beforeAll(async () => {
  database = await createDatabase();
  dataSource = await connect(database.url, 10);
  const lease = new ProcessLease(dataSource);
  await lease.onModuleInit();
  holds = new HoldsService(dataSource, lease, silentCharges);
  ledger = new LedgerService(dataSource);
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const openAccount = async (amountCredits: number, overageLimit = 0): Promise<string> => {
  const accountId = randomUUID();
  if (amountCredits > 0) {
    await ledger.book({
      accountId,
      kind: 'grant',
      amountCredits,
      reason: 'test',
      actor: 'system',
      reference: 'start',
    });
  }
  if (overageLimit > 0) await ledger.setOverageLimit(accountId, overageLimit);
  return accountId;
};

const hold = (
  accountId: string,
  amountCredits: number,
  keyId: string = randomUUID(),
  keyCapCredits: number | null = null,
  spendingGroupId: string = keyId,
) => ({
  id: randomUUID(),
  accountId,
  keyId,
  spendingGroupId,
  amountCredits,
  keyCapCredits,
  details: { requestId: 'req_test', capability: 'test' },
});

const settle = (holdId: string, chargeCredits: number) =>
  dataSource.transaction((manager) =>
    holds.settle(manager, [{ holdId, chargeCredits, subject: `request:${holdId}` }]),
  );

/** Number of statements that wait for a lock in the test database. */
const waitingStatements = async (): Promise<number> => {
  const [row] = await database.dataSource.query<{ n: number }[]>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return row?.n ?? 0;
};

const tally = (results: PromiseSettledResult<unknown>[]) => ({
  granted: results.filter(({ status }) => status === 'fulfilled').length,
  refused: results.filter(
    (result) => result.status === 'rejected' && result.reason instanceof InsufficientCreditsError,
  ).length,
});

describe('holds', () => {
  it('10,000 concurrent reservations of one account never overdraw it', async () => {
    const accountId = await openAccount(6_000);
    const results = await Promise.allSettled(
      Array.from({ length: 10_000 }, () => holds.reserve(hold(accountId, 1))),
    );
    expect(tally(results)).toEqual({ granted: 6_000, refused: 4_000 });
    expect(await ledger.balanceOf(accountId)).toEqual({ balance: 0, held: 6_000, overageLimit: 0 });
    expect(await auditCredits(dataSource)).toEqual([]);
  });

  it('two processes that reserve for the same accounts neither overdraw nor deadlock', async () => {
    const other = new HoldsService(dataSource, new ProcessLease(dataSource), silentCharges);
    const accounts = await Promise.all(Array.from({ length: 20 }, () => openAccount(50)));
    const results = await Promise.allSettled(
      Array.from({ length: 2_000 }, (_, index) => {
        const accountId = accounts[(index * 7) % accounts.length] as string;
        return (index % 2 === 0 ? holds : other).reserve(hold(accountId, 1));
      }),
    );
    expect(tally(results)).toEqual({ granted: 1_000, refused: 1_000 });
    expect(await auditCredits(dataSource)).toEqual([]);
  });

  it('a rejected concurrent call does not block a call that fits', async () => {
    const accountId = await openAccount(10);
    const results = await Promise.allSettled([
      holds.reserve(hold(accountId, 100)),
      holds.reserve(hold(accountId, 4)),
      holds.reserve(hold(accountId, 6)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });

  it('overage lets the balance go below zero, down to its limit', async () => {
    const accountId = await openAccount(1, 2);
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => holds.reserve(hold(accountId, 1))),
    );
    expect(tally(results)).toEqual({ granted: 3, refused: 2 });
    expect((await ledger.balanceOf(accountId)).balance).toBe(-2);
  });

  it('a charge is booked once, even if it is settled repeatedly', async () => {
    const accountId = await openAccount(10);
    const held = hold(accountId, 3);
    await holds.reserve(held);
    const results = await Promise.all([settle(held.id, 3), settle(held.id, 3), settle(held.id, 3)]);
    expect(results.map((charged) => charged.get(held.id))).toEqual([3, 3, 3]);
    expect(await ledger.balanceOf(accountId)).toMatchObject({ balance: 7, held: 0 });
    expect((await ledger.entriesOf(accountId, { limit: 10 })).map(({ kind }) => kind)).toEqual([
      'charge',
      'grant',
    ]);
    expect(await auditCredits(dataSource)).toEqual([]);
  });

  it('a release returns all credits and writes no ledger entry', async () => {
    const accountId = await openAccount(10);
    const held = hold(accountId, 3);
    await holds.reserve(held);
    const released = await dataSource.transaction((manager) => holds.release(manager, [held.id]));
    expect(released).toMatchObject([{ id: held.id, accountId, requestId: 'req_test', capability: 'test' }]);
    expect(await ledger.balanceOf(accountId)).toMatchObject({ balance: 10, held: 0 });
    expect(await ledger.entriesOf(accountId, { limit: 10 })).toHaveLength(1);
  });

  it('a key never exceeds its cap, including what it spent before the cap was set', async () => {
    const accountId = await openAccount(100);
    const keyId = randomUUID();
    const before = hold(accountId, 4, keyId);
    await holds.reserve(before);
    await settle(before.id, 4);
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => holds.reserve(hold(accountId, 1, keyId, 10))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    const refusal = results.find((result) => result.status === 'rejected');
    expect(refusal?.reason).toBeInstanceOf(KeyCreditCapError);
    expect(await auditCredits(dataSource)).toEqual([]);
  });

  it('keys of one spending group share its count, each up to its own cap', async () => {
    const accountId = await openAccount(100);
    const group = randomUUID();
    const reserve = async (amount: number, cap: number | null) => {
      const held = hold(accountId, amount, randomUUID(), cap, group);
      await holds.reserve(held);
      return held.id;
    };
    await settle(await reserve(4, 10), 4);
    const open = await reserve(3, 10);
    await expect(reserve(4, 10)).rejects.toMatchObject({
      extensions: { key_credits_remaining: 3, key_credit_cap: 10 },
    });
    await expect(reserve(1, 7)).rejects.toBeInstanceOf(KeyCreditCapError);
    await settle(open, 1);
    await settle(await reserve(20, null), 20);
    await expect(reserve(1, 25)).rejects.toBeInstanceOf(KeyCreditCapError);
    await reserve(1, 26);
    expect(await auditCredits(dataSource)).toEqual([]);
  });

  it('two processes never exceed the cap of keys that share a count', async () => {
    const other = new HoldsService(dataSource, new ProcessLease(dataSource), silentCharges);
    const accountId = await openAccount(1_000);
    const group = randomUUID();
    const keyIds = [group, randomUUID(), randomUUID()];
    const results = await Promise.allSettled(
      Array.from({ length: 300 }, async (_, index) => {
        const held = hold(accountId, 1, keyIds[index % 3], 40, group);
        await (index % 2 === 0 ? holds : other).reserve(held);
        await settle(held.id, 1);
      }),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
    expect((await ledger.balanceOf(accountId)).balance).toBe(960);
    expect(await auditCredits(dataSource)).toEqual([]);
  });

  it('counts an open hold from before the cap was set', async () => {
    const accountId = await openAccount(100);
    const keyId = randomUUID();
    const before = hold(accountId, 4, keyId);
    await holds.reserve(before);
    await holds.reserve(hold(accountId, 1, keyId, 10));
    await settle(before.id, 4);
    await holds.reserve(hold(accountId, 5, keyId, 10));
    await expect(holds.reserve(hold(accountId, 1, keyId, 10))).rejects.toBeInstanceOf(KeyCreditCapError);
    expect(await auditCredits(dataSource)).toEqual([]);
  });

  it('counts a charge that is being booked while the first call under the cap arrives', async () => {
    const accountId = await openAccount(100);
    const keyId = randomUUID();
    const before = hold(accountId, 4, keyId);
    await holds.reserve(before);
    const { outcomes } = await dataSource.transaction(async (manager) => {
      await holds.settle(manager, [{ holdId: before.id, chargeCredits: 4, subject: `request:${before.id}` }]);
      const reserved = Promise.allSettled(
        Array.from({ length: 10 }, () => holds.reserve(hold(accountId, 1, keyId, 10))),
      );
      // The first of them has reached the database, and waits for this transaction.
      await expect.poll(waitingStatements).toBeGreaterThan(0);
      return { outcomes: reserved };
    });
    expect((await outcomes).filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect(await auditCredits(dataSource)).toEqual([]);
  });

  it('calls of an exhausted key do not block other keys of its account and group', async () => {
    const accountId = await openAccount(10);
    const group = randomUUID();
    const statements = vi.spyOn(dataSource, 'query');
    const results = await Promise.allSettled([
      ...Array.from({ length: 20 }, () => holds.reserve(hold(accountId, 1, randomUUID(), 0, group))),
      holds.reserve(hold(accountId, 5, group, 10)),
      holds.reserve(hold(accountId, 5, group, 10)),
    ]);
    const groups = statements.mock.calls.filter(([sql]) => sql.includes('INSERT INTO holds')).length;
    statements.mockRestore();
    expect(results.map(({ status }) => status).slice(-2)).toEqual(['fulfilled', 'fulfilled']);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(20);
    // No call was blocked, so none was retried.
    expect(groups).toBe(1);
  });

  it('rejects an account that never had credits', async () => {
    await expect(holds.reserve(hold(randomUUID(), 1))).rejects.toThrow(InsufficientCreditsError);
  });
});

describe('orphaned holds', () => {
  it('belong to other processes, and are detected only after this process has been stable', async () => {
    const own = new ProcessLease(dataSource);
    const mine = new HoldsService(dataSource, own, silentCharges);
    const gone = new HoldsService(dataSource, new ProcessLease(dataSource), silentCharges);
    const orphans = new OrphanedHolds(dataSource, mine, own);
    const accountId = await openAccount(10);
    await mine.reserve(hold(accountId, 1));
    await gone.reserve(hold(accountId, 2));
    const reaped: string[] = [];
    const reap = () =>
      orphans.reap((_manager, released) => {
        reaped.push(...released.filter((each) => each.accountId === accountId).map(({ id }) => id));
        return Promise.resolve();
      });
    // All leases have expired, as after a database outage.
    await dataSource.query('DELETE FROM process_leases');
    expect(await reap()).toBe(0);
    const isSteady = vi.spyOn(own, 'isSteady').mockReturnValue(true);
    while ((await reap()) > 0);
    isSteady.mockRestore();
    expect(reaped).toHaveLength(1);
    expect(await ledger.balanceOf(accountId)).toMatchObject({ balance: 9, held: 1 });
    expect(await auditCredits(dataSource)).toEqual([]);
  });
});

describe('ledger', () => {
  it('books a reference once', async () => {
    const accountId = await openAccount(0);
    const booking = {
      accountId,
      kind: 'grant',
      amountCredits: 5,
      reason: 'test',
      actor: 'a',
      reference: 'r1',
    } as const;
    const results = await Promise.all([ledger.book(booking), ledger.book(booking), ledger.book(booking)]);
    expect(results.filter(({ booked }) => booked)).toHaveLength(1);
    expect((await ledger.balanceOf(accountId)).balance).toBe(5);
  });

  it('rejects an adjustment that would make the balance negative', async () => {
    const accountId = await openAccount(5);
    const booking = {
      accountId,
      kind: 'adjustment',
      amountCredits: -6,
      reason: 'x',
      actor: 'a',
      reference: 'r',
    } as const;
    await expect(ledger.book(booking)).rejects.toThrow(/at most 5/);
    expect((await ledger.balanceOf(accountId)).balance).toBe(5);
    expect(await ledger.entriesOf(accountId, { limit: 10 })).toHaveLength(1);
  });

  it('is append-only', async () => {
    await expect(dataSource.query('DELETE FROM ledger_entries')).rejects.toThrow(/append-only/);
    await expect(dataSource.query('UPDATE ledger_entries SET amount = 0')).rejects.toThrow(/append-only/);
  });

  it('the audit detects a balance that was tampered with', async () => {
    const accountId = await openAccount(5);
    await dataSource.query('UPDATE credit_balances SET balance = 6 WHERE account_id = $1', [accountId]);
    expect(await auditCredits(dataSource)).toMatchObject([{ subject: accountId }]);
    await dataSource.query('UPDATE credit_balances SET balance = 5 WHERE account_id = $1', [accountId]);
  });

  it.each([
    ['spent too little', 'spent = spent - 1', 'spent = spent + 1'],
    ['held too much', 'held = held + 1', 'held = held - 1'],
  ])('the audit detects a spending count that was tampered with: %s', async (_, tamper, mend) => {
    const accountId = await openAccount(5);
    const keyId = randomUUID();
    const held = hold(accountId, 3, keyId);
    await holds.reserve(held);
    await settle(held.id, 3);
    const change = (set: string) =>
      dataSource.query(`UPDATE spending_groups SET ${set} WHERE spending_group_id = $1`, [keyId]);
    await change(tamper);
    expect(await auditCredits(dataSource)).toMatchObject([{ subject: keyId }]);
    await change(mend);
    expect(await auditCredits(dataSource)).toEqual([]);
  });
});
