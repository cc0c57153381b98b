import { randomUUID } from 'node:crypto';
import {
  HoldsService,
  InsufficientCreditsError,
  KeyCreditCapError,
  LedgerService,
  ProcessLease,
} from '@capstan/credits';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdOf, openAccount, silentCharges } from '../../harness/credits.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';

let database: TestDatabase;
let dataSource: DataSource;
let lease: ProcessLease;
let holds: HoldsService;
let ledger: LedgerService;

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  lease = new ProcessLease(dataSource);
  await lease.renew();
  holds = new HoldsService(dataSource, lease, silentCharges);
  ledger = new LedgerService(dataSource);
});
afterAll(() => database.drop());

const rowOf = async (id: string) => (await dataSource.query('SELECT * FROM holds WHERE id = $1', [id]))[0];

describe('reserving credits', () => {
  it('writes a hold with account, key, group, price, process and call', async () => {
    const accountId = await openAccount(ledger, 10);
    const hold = holdOf(accountId, 4, { spendingGroupId: randomUUID() });
    await holds.reserve(hold);
    expect(await rowOf(hold.id)).toMatchObject({
      account_id: accountId,
      key_id: hold.keyId,
      spending_group_id: hold.spendingGroupId,
      amount: 4,
      capped: false,
      lease_id: lease.id,
      details: hold.details,
    });
    expect(await ledger.balanceOf(accountId)).toEqual({ balance: 6, held: 4, overageLimit: 0 });
  });

  it('marks a hold of a key with a cap', async () => {
    const hold = holdOf(await openAccount(ledger, 10), 4, { keyCapCredits: 4 });
    await holds.reserve(hold);
    expect(await rowOf(hold.id)).toMatchObject({ capped: true });
  });

  it.each([
    { balance: 5, overage: 0 },
    { balance: 2, overage: 3 },
    { balance: 0, overage: 5 },
  ])('grants exactly what $balance credits and $overage of overage allow', async ({ balance, overage }) => {
    const accountId = await openAccount(ledger, balance, overage);
    await expect(holds.reserve(holdOf(accountId, 6))).rejects.toMatchObject({
      status: 402,
      slug: 'insufficient-credits',
      extensions: { balance, price: 6, overage_limit: overage },
    });
    await holds.reserve(holdOf(accountId, 5));
    expect(await ledger.balanceOf(accountId)).toMatchObject({ balance: balance - 5, held: 5 });
    await expect(holds.reserve(holdOf(accountId, 1))).rejects.toBeInstanceOf(InsufficientCreditsError);
  });

  it('creates no hold when rejected', async () => {
    const accountId = await openAccount(ledger, 5);
    const [dear, capped] = [holdOf(accountId, 6), holdOf(accountId, 2, { keyCapCredits: 1 })];
    await expect(holds.reserve(dear)).rejects.toBeInstanceOf(InsufficientCreditsError);
    await expect(holds.reserve(capped)).rejects.toBeInstanceOf(KeyCreditCapError);
    expect([await rowOf(dear.id), await rowOf(capped.id)]).toEqual([undefined, undefined]);
    expect(await ledger.balanceOf(accountId)).toMatchObject({ balance: 5, held: 0 });
  });

  it('grants exactly the cap of a key, and reports the remainder', async () => {
    const accountId = await openAccount(ledger, 50);
    const key = { keyId: randomUUID(), keyCapCredits: 7 };
    await holds.reserve(holdOf(accountId, 4, key));
    await expect(holds.reserve(holdOf(accountId, 4, key))).rejects.toMatchObject({
      status: 402,
      slug: 'key-credit-cap-reached',
      extensions: { price: 4, key_credit_cap: 7, key_credits_remaining: 3 },
    });
    await holds.reserve(holdOf(accountId, 3, key));
    await expect(holds.reserve(holdOf(accountId, 1, key))).rejects.toMatchObject({
      extensions: { key_credits_remaining: 0 },
    });
  });

  it('reports a remainder of 0, not less, if a cap was lowered below the current holds', async () => {
    const accountId = await openAccount(ledger, 50);
    const keyId = randomUUID();
    await holds.reserve(holdOf(accountId, 4, { keyId, keyCapCredits: 7 }));
    await expect(holds.reserve(holdOf(accountId, 1, { keyId, keyCapCredits: 2 }))).rejects.toMatchObject({
      extensions: { key_credits_remaining: 0, key_credit_cap: 2 },
    });
  });

  it('reports insufficient account credits first when both credits and cap are exceeded', async () => {
    const accountId = await openAccount(ledger, 1);
    await expect(holds.reserve(holdOf(accountId, 2, { keyCapCredits: 1 }))).rejects.toBeInstanceOf(
      InsufficientCreditsError,
    );
  });

  it('creates one hold for a repeated reservation id', async () => {
    const accountId = await openAccount(ledger, 10);
    const hold = holdOf(accountId, 4);
    await holds.reserve(hold);
    await holds.reserve(hold);
    expect(await ledger.balanceOf(accountId)).toMatchObject({ balance: 6, held: 4 });
  });

  it('does not affect other accounts in the same batch of statements', async () => {
    const [one, two] = [await openAccount(ledger, 10), await openAccount(ledger, 10)];
    await Promise.all([
      holds.reserve(holdOf(one, 4)),
      holds.reserve(holdOf(two, 5)),
      holds.reserve(holdOf(one, 1)),
    ]);
    expect(await ledger.balanceOf(one)).toMatchObject({ balance: 5, held: 5 });
    expect(await ledger.balanceOf(two)).toMatchObject({ balance: 5, held: 5 });
  });
});
