import { randomUUID } from 'node:crypto';
import { HoldsService, LedgerService, OrphanedHolds, ProcessLease, auditCredits } from '@capstan/credits';
import { RunStore, openRuns } from '@capstan/research';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentCharges } from '../../harness/credits.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';

const PRICE = 10;
const WITHOUT_WORK = 'credits held for durable work have work that is running';
const WITHOUT_HOLD = 'running durable work has its credits held';

let database: TestDatabase;
let dataSource: DataSource;
let holds: HoldsService;
let runs: RunStore;
let accountId: string;

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  const lease = new ProcessLease(dataSource);
  await lease.renew();
  holds = new HoldsService(dataSource, lease, silentCharges);
  runs = new RunStore(dataSource, { runningPerAccount: 5, concurrency: 1, keepDays: 30 });
});
beforeEach(async () => {
  await dataSource.query('TRUNCATE research_runs CASCADE');
  await dataSource.query('TRUNCATE holds, ledger_entries, credit_balances, spending_groups');
  accountId = randomUUID();
  await new LedgerService(dataSource).book({
    accountId,
    kind: 'grant',
    amountCredits: 100,
    reason: 'test',
    actor: 'system',
    reference: 'signup',
  });
});
afterAll(() => database.drop());

async function hold(id: string, isHandedOver = true): Promise<void> {
  await holds.reserve({
    id,
    accountId,
    keyId: randomUUID(),
    spendingGroupId: randomUUID(),
    amountCredits: PRICE,
    keyCapCredits: null,
    details: { requestId: id, capability: 'research' },
  });
  if (isHandedOver) await dataSource.transaction((manager) => holds.handOver(manager, id));
}

async function insertRun(id: string, { credits = PRICE, owner = accountId } = {}): Promise<void> {
  const ticket = { callId: id, heldCredits: credits };
  const run = { id, accountId: owner, keyId: randomUUID(), request: {} as never, ticket };
  await dataSource.transaction((manager) => runs.insert(manager, run));
}

const audit = () => auditCredits(dataSource, [openRuns]);

describe('the audit of durable work', () => {
  it('reports nothing for running work, free runs and calls of this process', async () => {
    const id = randomUUID();
    await hold(id);
    await insertRun(id);
    await insertRun(randomUUID(), { credits: 0 });
    await hold(randomUUID(), false);
    expect(await audit()).toEqual([]);
  });

  it.each<[fault: string, plant: (id: string) => Promise<unknown>]>([
    ['no run', () => Promise.resolve()],
    [
      'a run that has ended',
      async (id) => {
        await insertRun(id);
        await dataSource.query(
          `UPDATE research_runs SET finished_at = now(), status = 'completed' WHERE id = $1`,
          [id],
        );
      },
    ],
  ])('reports a hold with %s', async (_, plant) => {
    const id = randomUUID();
    await hold(id);
    await plant(id);
    expect(await audit()).toEqual([
      { rule: WITHOUT_WORK, subject: id, detail: `hold of ${PRICE} for account ${accountId}` },
    ]);
  });

  it.each<[fault: string, plant: (id: string) => Promise<unknown>, held: number]>([
    ['no hold', (id) => insertRun(id), 0],
    [
      'a hold that was returned',
      async (id) => {
        await hold(id);
        await insertRun(id);
        const returned = { holdId: id, chargeCredits: 0, subject: `call:${id}` };
        await dataSource.transaction((manager) => holds.settle(manager, [returned]));
      },
      0,
    ],
    [
      'a hold that ends with its process',
      async (id) => {
        await hold(id, false);
        await insertRun(id);
      },
      0,
    ],
    [
      'a hold of another amount',
      async (id) => {
        await hold(id);
        await insertRun(id, { credits: PRICE + 1 });
      },
      PRICE,
    ],
  ])('reports a run with %s', async (_, plant, held) => {
    const id = randomUUID();
    await plant(id);
    expect(await audit()).toEqual([
      { rule: WITHOUT_HOLD, subject: id, detail: expect.stringMatching(`^research for 1.*, held ${held}$`) },
    ]);
  });

  it('reports both if a hold belongs to another account', async () => {
    const id = randomUUID();
    await hold(id);
    await insertRun(id, { owner: randomUUID() });
    expect((await audit()).map(({ rule, subject }) => [rule, subject])).toEqual([
      [WITHOUT_WORK, id],
      [WITHOUT_HOLD, id],
    ]);
  });

  it('reports nothing after an orphaned hold was released as documented for operators', async () => {
    const id = randomUUID();
    await hold(id);
    await dataSource.query('UPDATE holds SET lease_id = gen_random_uuid() WHERE id = $1', [id]);
    const lease = { id: randomUUID(), renew: () => Promise.resolve(), isSteady: () => true };
    const orphans = new OrphanedHolds(dataSource, holds, lease as unknown as ProcessLease);
    expect(await orphans.reap(() => Promise.resolve())).toBe(1);
    expect(await new LedgerService(dataSource).balanceOf(accountId)).toMatchObject({ balance: 100, held: 0 });
    expect(await audit()).toEqual([]);
  });

  it('treats all durable holds as orphaned where no durable work is configured', async () => {
    const id = randomUUID();
    await hold(id);
    expect(await auditCredits(dataSource)).toMatchObject([{ rule: WITHOUT_WORK, subject: id }]);
  });
});
