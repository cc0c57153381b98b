import { randomUUID } from 'node:crypto';
import { DURABLE_LEASE, HoldsService, LedgerService, ProcessLease, auditCredits } from '@capstan/credits';
import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { holdOf, openAccount, subjectOf, silentCharges } from '../../harness/credits.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';

let database: TestDatabase;
let dataSource: DataSource;
let holds: HoldsService;
let ledger: LedgerService;

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  const lease = new ProcessLease(dataSource);
  await lease.renew();
  holds = new HoldsService(dataSource, lease, silentCharges);
  ledger = new LedgerService(dataSource);
});
afterEach(async () => {
  // No durable work is configured: its holds have sums, and only those are checked.
  const work = {
    name: 'test',
    open: `SELECT id, account_id, amount AS credits FROM holds WHERE lease_id = '${DURABLE_LEASE}'`,
  };
  expect(await auditCredits(dataSource, [work])).toEqual([]);
});
afterAll(() => database.drop());

const settle = (...items: [holdId: string, chargeCredits: number][]) =>
  dataSource.transaction((manager) =>
    holds.settle(
      manager,
      items.map(([holdId, chargeCredits]) => ({ holdId, chargeCredits, subject: subjectOf(holdId) })),
    ),
  );
const release = (...ids: string[]) => dataSource.transaction((manager) => holds.release(manager, ids));
const handOver = (id: string) => dataSource.transaction((manager) => holds.handOver(manager, id));
const refund = (...ids: string[]) =>
  dataSource.transaction((manager) => holds.refund(manager, ids.map(subjectOf), 'it was lost'));

async function reserve(accountId: string, amount: number, more: Parameters<typeof holdOf>[2] = {}) {
  const hold = holdOf(accountId, amount, more);
  await holds.reserve(hold);
  return hold;
}

const ledgerOf = (accountId: string) =>
  dataSource.query(
    `SELECT kind, amount, subject, key_id, spending_group_id, reason, actor FROM ledger_entries
     WHERE account_id = $1 AND kind <> 'grant' ORDER BY id`,
    [accountId],
  );
const groupOf = async (id: string) =>
  (await dataSource.query('SELECT spent, held FROM spending_groups WHERE spending_group_id = $1', [id]))[0];

describe('settling a hold', () => {
  it.each([
    ['above the hold', 5, 3],
    ['of all that is held', 3, 3],
    ['below the hold', 2, 2],
  ])('a charge %s books at most the hold and returns the rest', async (_, wanted, charged) => {
    const accountId = await openAccount(ledger, 10);
    const hold = await reserve(accountId, 3);
    expect(await settle([hold.id, wanted])).toEqual(new Map([[hold.id, charged]]));
    expect(await ledger.balanceOf(accountId)).toMatchObject({ balance: 10 - charged, held: 0 });
    expect(await ledgerOf(accountId)).toEqual([
      {
        kind: 'charge',
        amount: -charged,
        subject: subjectOf(hold.id),
        key_id: hold.keyId,
        spending_group_id: hold.spendingGroupId,
        reason: null,
        actor: null,
      },
    ]);
  });

  it('a charge of 0 returns everything and writes no ledger entry', async () => {
    const accountId = await openAccount(ledger, 10);
    const hold = await reserve(accountId, 3);
    expect(await settle([hold.id, 0])).toEqual(new Map([[hold.id, 0]]));
    expect(await ledger.balanceOf(accountId)).toMatchObject({ balance: 10, held: 0 });
    expect(await ledgerOf(accountId)).toEqual([]);
  });

  it('ends each hold of a group separately, and no other', async () => {
    const [one, two] = [await openAccount(ledger, 10), await openAccount(ledger, 10)];
    const [a, b, c] = [await reserve(one, 3), await reserve(one, 4), await reserve(two, 5)];
    const open = await reserve(two, 1);
    expect(await settle([a.id, 3], [b.id, 1], [c.id, 0])).toEqual(
      new Map([
        [a.id, 3],
        [b.id, 1],
        [c.id, 0],
      ]),
    );
    expect(await ledger.balanceOf(one)).toMatchObject({ balance: 6, held: 0 });
    expect(await ledger.balanceOf(two)).toMatchObject({ balance: 9, held: 1 });
    await release(open.id);
  });

  it('charges nothing for a released hold and reports it as missing', async () => {
    const accountId = await openAccount(ledger, 10);
    const hold = await reserve(accountId, 3);
    await release(hold.id);
    expect(await settle([hold.id, 3])).toEqual(new Map());
    expect(await ledger.balanceOf(accountId)).toMatchObject({ balance: 10, held: 0 });
  });

  it('does not report a refunded charge as charged again', async () => {
    const accountId = await openAccount(ledger, 10);
    const hold = await reserve(accountId, 3);
    await settle([hold.id, 3]);
    await refund(hold.id);
    expect(await settle([hold.id, 3])).toEqual(new Map());
  });

  it('reports an earlier charge together with a new one', async () => {
    const accountId = await openAccount(ledger, 10);
    const [before, now] = [await reserve(accountId, 3), await reserve(accountId, 2)];
    await settle([before.id, 3]);
    expect(await settle([before.id, 0], [now.id, 2])).toEqual(
      new Map([
        [now.id, 2],
        [before.id, 3],
      ]),
    );
  });
});

describe('the spending count of a group', () => {
  it('includes open holds and charges of capped keys', async () => {
    const accountId = await openAccount(ledger, 20);
    const hold = await reserve(accountId, 5, { keyCapCredits: 9 });
    expect(await groupOf(hold.spendingGroupId)).toEqual({ spent: 0, held: 5 });
    await settle([hold.id, 2]);
    expect(await groupOf(hold.spendingGroupId)).toEqual({ spent: 2, held: 0 });
  });

  it('is reduced when a capped hold is charged 0', async () => {
    const accountId = await openAccount(ledger, 20);
    const hold = await reserve(accountId, 5, { keyCapCredits: 5 });
    await settle([hold.id, 0]);
    expect(await groupOf(hold.spendingGroupId)).toEqual({ spent: 0, held: 0 });
    await reserve(accountId, 5, { keyId: hold.keyId, keyCapCredits: 5 });
  });

  it('includes charges of uncapped keys, but not their holds', async () => {
    const accountId = await openAccount(ledger, 20);
    const hold = await reserve(accountId, 5);
    expect(await groupOf(hold.spendingGroupId)).toBeUndefined();
    await settle([hold.id, 4]);
    expect(await groupOf(hold.spendingGroupId)).toEqual({ spent: 4, held: 0 });
  });

  it('is unchanged by the release of a hold of an uncapped key', async () => {
    const accountId = await openAccount(ledger, 20);
    const hold = await reserve(accountId, 5);
    await release(hold.id);
    expect(await groupOf(hold.spendingGroupId)).toBeUndefined();
  });
});

describe('a refund', () => {
  it('returns a charge once, to the balance and to the count of its group', async () => {
    const accountId = await openAccount(ledger, 10);
    const hold = await reserve(accountId, 3, { keyCapCredits: 3 });
    const other = await reserve(accountId, 1);
    await settle([hold.id, 3], [other.id, 1]);
    await refund(hold.id);
    await refund(hold.id);
    expect(await ledger.balanceOf(accountId)).toMatchObject({ balance: 9, held: 0 });
    expect(await groupOf(hold.spendingGroupId)).toEqual({ spent: 0, held: 0 });
    expect(await groupOf(other.spendingGroupId)).toEqual({ spent: 1, held: 0 });
    expect((await ledgerOf(accountId)).slice(2)).toEqual([
      {
        kind: 'refund',
        amount: 3,
        subject: subjectOf(hold.id),
        key_id: hold.keyId,
        spending_group_id: hold.spendingGroupId,
        reason: 'it was lost',
        actor: 'system',
      },
    ]);
  });

  it('books nothing for a call that was not charged', async () => {
    const accountId = await openAccount(ledger, 10);
    const hold = await reserve(accountId, 3);
    await refund(hold.id);
    expect(await ledgerOf(accountId)).toEqual([]);
    await release(hold.id);
  });

  it('hides the charge from the receipt of its account; a charge never shows on another account', async () => {
    const accountId = await openAccount(ledger, 10);
    const hold = await reserve(accountId, 3);
    await settle([hold.id, 3]);
    const subject = subjectOf(hold.id);
    expect(await ledger.chargeOf(accountId, subject)).toMatchObject({ kind: 'charge', amountCredits: -3 });
    expect(await ledger.chargeOf(randomUUID(), subject)).toBeUndefined();
    await refund(hold.id);
    expect(await ledger.chargeOf(accountId, subject)).toBeUndefined();
  });
});

describe('a hold of durable work', () => {
  it('is not ended by a release of other holds of the same call', async () => {
    const accountId = await openAccount(ledger, 10);
    const [durable, own] = [await reserve(accountId, 3), await reserve(accountId, 2)];
    expect(await handOver(durable.id)).toBe(true);
    expect((await release(durable.id, own.id)).map(({ id }) => id)).toEqual([own.id]);
    expect(await ledger.balanceOf(accountId)).toMatchObject({ balance: 7, held: 3 });
  });

  it('is settled at the end of the work', async () => {
    const accountId = await openAccount(ledger, 10);
    const hold = await reserve(accountId, 3);
    await handOver(hold.id);
    expect(await settle([hold.id, 3])).toEqual(new Map([[hold.id, 3]]));
    expect(await ledger.balanceOf(accountId)).toMatchObject({ balance: 7, held: 0 });
  });

  it('is visible as handed over after the commit', async () => {
    const accountId = await openAccount(ledger, 10);
    const hold = await reserve(accountId, 3);
    expect(await holds.isHandedOver(hold.id)).toBe(false);
    await handOver(hold.id);
    expect(await holds.isHandedOver(hold.id)).toBe(true);
    expect(await holds.isHandedOver(randomUUID())).toBe(false);
  });

  it('cannot be created from a released hold', async () => {
    const accountId = await openAccount(ledger, 10);
    const [gone, other] = [await reserve(accountId, 3), await reserve(accountId, 1)];
    await release(gone.id);
    expect(await handOver(gone.id)).toBe(false);
    expect(await holds.isHandedOver(other.id)).toBe(false);
    await release(other.id);
  });

  it('blocks a concurrent release while it is being handed over, and then remains', async () => {
    const accountId = await openAccount(ledger, 10);
    const hold = await reserve(accountId, 3);
    const { releasing } = await dataSource.transaction(async (manager) => {
      await holds.handOver(manager, hold.id);
      const releasing = release(hold.id);
      await expect
        .poll(
          async () =>
            (
              await dataSource.query(
                `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
              )
            )[0].n,
        )
        .toBe(1);
      return { releasing };
    });
    expect(await releasing).toEqual([]);
    expect(await holds.isHandedOver(hold.id)).toBe(true);
  });
});
