import { randomUUID } from 'node:crypto';
import { DURABLE_LEASE, HoldsService, LedgerService, OrphanedHolds, ProcessLease } from '@capstan/credits';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdOf, openAccount, silentCharges } from '../../harness/credits.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';

let database: TestDatabase;
let dataSource: DataSource;
let lease: ProcessLease;
let holds: HoldsService;
let ledger: LedgerService;
let orphans: OrphanedHolds;
let accountId: string;

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  lease = new ProcessLease(dataSource);
  vi.spyOn(lease, 'isSteady').mockReturnValue(true);
  holds = new HoldsService(dataSource, lease, silentCharges);
  ledger = new LedgerService(dataSource);
  orphans = new OrphanedHolds(dataSource, holds, lease);
});
beforeEach(async () => {
  await dataSource.query('TRUNCATE holds, credit_balances, spending_groups');
  await dataSource.query('DELETE FROM process_leases WHERE id <> $1', [DURABLE_LEASE]);
  accountId = await openAccount(ledger, 100);
});
afterAll(() => database.drop());

/** A lease of another process that ends in this number of seconds. */
async function leaseEnding(seconds: number): Promise<string> {
  const id = randomUUID();
  await dataSource.query(
    'INSERT INTO process_leases (id, expires_at) VALUES ($1, now() + make_interval(secs => $2))',
    [id, seconds],
  );
  return id;
}

async function holdUnder(leaseId: string): Promise<string> {
  const hold = holdOf(accountId, 3);
  await holds.reserve(hold);
  await dataSource.query('UPDATE holds SET lease_id = $2 WHERE id = $1', [hold.id, leaseId]);
  return hold.id;
}

const reap = async (reaper = orphans): Promise<string[]> => {
  const ended: string[] = [];
  await reaper.reap((_manager, released) => {
    ended.push(...released.map(({ id }) => id));
    return Promise.resolve();
  });
  return ended;
};
const openHolds = async (): Promise<string[]> =>
  (await dataSource.query<{ id: string }[]>('SELECT id FROM holds')).map(({ id }) => id);
const leases = async (): Promise<string[]> =>
  (await dataSource.query<{ id: string }[]>('SELECT id FROM process_leases')).map(({ id }) => id);

describe('the hold reaper', () => {
  it('releases holds whose lease has expired or is missing', async () => {
    const ended = await holdUnder(await leaseEnding(-1));
    const gone = await holdUnder(randomUUID());
    expect((await reap()).toSorted()).toEqual([ended, gone].toSorted());
    expect(await ledger.balanceOf(accountId)).toMatchObject({ balance: 100, held: 0 });
  });

  it.each<[what: string, lease: () => Promise<string>]>([
    ['a live lease', () => leaseEnding(10)],
    ['its own lease', () => Promise.resolve(lease.id)],
    ['the durable lease', () => Promise.resolve(DURABLE_LEASE)],
  ])('keeps holds under %s', async (_, under) => {
    const hold = await holdUnder(await under());
    expect(await reap()).toEqual([]);
    expect(await openHolds()).toEqual([hold]);
    expect(await ledger.balanceOf(accountId)).toMatchObject({ balance: 97, held: 3 });
  });

  it('keeps a hold of durable work even if the durable lease is missing', async () => {
    const hold = await holdUnder(DURABLE_LEASE);
    await dataSource.query('DELETE FROM process_leases WHERE id = $1', [DURABLE_LEASE]);
    expect(await reap()).toEqual([]);
    expect(await openHolds()).toEqual([hold]);
    await dataSource.query(`INSERT INTO process_leases (id, expires_at) VALUES ($1, 'infinity')`, [
      DURABLE_LEASE,
    ]);
  });

  it('reports the purpose of each hold, and when it was made', async () => {
    const id = await holdUnder(randomUUID());
    const createdAt = new Date('2026-03-01T12:34:56.789Z');
    await dataSource.query('UPDATE holds SET created_at = $2 WHERE id = $1', [id, createdAt]);
    const record = vi.fn<() => Promise<void>>(() => Promise.resolve());
    expect(await orphans.reap(record)).toBe(1);
    expect(record).toHaveBeenCalledExactlyOnceWith(expect.anything(), [
      {
        id,
        accountId,
        keyId: expect.any(String),
        createdAt,
        requestId: 'req_test',
        capability: 'test',
      },
    ]);
  });

  it('releases nothing if the release cannot be recorded', async () => {
    const hold = await holdUnder(randomUUID());
    await expect(orphans.reap(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
    expect(await openHolds()).toEqual([hold]);
  });

  it('does nothing while another reaper is running', async () => {
    await holdUnder(randomUUID());
    await orphans.reap(async () => {
      expect(await reap()).toEqual([]);
    });
    expect(await openHolds()).toEqual([]);
  });

  it('releases nothing while its own process is not stable', async () => {
    const hold = await holdUnder(randomUUID());
    const fresh = new ProcessLease(dataSource);
    expect(await reap(new OrphanedHolds(dataSource, holds, fresh))).toEqual([]);
    expect(await openHolds()).toEqual([hold]);
  });

  it('deletes leases that expired more than an hour ago, including orphans, and no others', async () => {
    const kept = [await leaseEnding(-3_500), await leaseEnding(10)];
    await leaseEnding(-3_700);
    expect(await reap()).toEqual([]);
    expect((await leases()).toSorted()).toEqual([...kept, lease.id, DURABLE_LEASE].toSorted());
  });
});

describe('the lease of a process', () => {
  it('expires twenty seconds after its renewal, and is deleted at shutdown', async () => {
    const own = new ProcessLease(dataSource);
    await own.renew();
    await dataSource.query(`UPDATE process_leases SET expires_at = now() - interval '1 hour' WHERE id = $1`, [
      own.id,
    ]);
    await own.renew();
    const [row] = await dataSource.query(
      'SELECT extract(epoch FROM expires_at - now())::float8 AS left FROM process_leases WHERE id = $1',
      [own.id],
    );
    expect(row.left).toBeGreaterThan(10);
    expect(row.left).toBeLessThanOrEqual(20);
    await own.onApplicationShutdown();
    expect(await leases()).not.toContain(own.id);
  });
});
