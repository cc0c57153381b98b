import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { creationOf, statusOf } from '@capstan/auth';
import type { MigrationInterface } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type KeyBench, openKeyBench } from '../../../libs/features/auth/src/fixtures/key-bench.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';

const KEYS_PER_ACCOUNT = 4;
const HOUR_SECONDS = 3600;
const MISMATCH = { status: 422, slug: 'idempotency-mismatch' };

let database: TestDatabase;
let bench: KeyBench;
let accountId: string;

beforeAll(async () => {
  database = await createDatabase();
  bench = await openKeyBench(database.url, { keysPerAccount: KEYS_PER_ACCOUNT });
});
beforeEach(async () => {
  accountId = await openAccount();
  bench.announced.length = 0;
});
afterAll(async () => {
  await bench.dataSource.destroy();
  await database.drop();
});

const openAccount = async (): Promise<string> =>
  (await bench.accounts.create({ email: `${randomUUID()}@example.test`, name: 'Test' })).id;
const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1000);
const create = (more: Partial<Parameters<KeyBench['keys']['create']>[0]> = {}) =>
  bench.keys.create({ accountId, name: 'key', ...more });
const endAt = (id: string, sql: string) =>
  bench.dataSource.query(`UPDATE api_keys SET expires_at = ${sql} WHERE id = $1`, [id]);
const creation = (key: string, operation: string, caller = 'caller') =>
  creationOf(key, { accountId: caller, operation, body: { name: 'key' } });

describe('a rotated key', () => {
  const rotated = async (overlapSeconds = HOUR_SECONDS, expiresAt: Date | null = null) => {
    const { id } = await create({ expiresAt });
    const successor = await bench.keys.rotate(id, { overlapSeconds });
    return { id, successor, endsAt: (await bench.keys.get(id)).expiresAt as Date };
  };

  it('works until the end of its overlap', async () => {
    const before = Date.now();
    const { id, endsAt } = await rotated();
    expect(endsAt.getTime()).toBeGreaterThanOrEqual(before + HOUR_SECONDS * 1000);
    expect(endsAt.getTime()).toBeLessThanOrEqual(Date.now() + HOUR_SECONDS * 1000);
    expect(statusOf(await bench.keys.get(id), endsAt.getTime() - 1)).toBe('rotated');
    expect(statusOf(await bench.keys.get(id), endsAt.getTime())).toBe('expired');
  });

  it.each<[what: string, expiresAt: (end: Date) => Date | null]>([
    ['forever', () => null],
    ['a moment longer', (end) => new Date(end.getTime() + 1)],
  ])('cannot be extended %s', async (_, expiresAt) => {
    const { id, successor, endsAt } = await rotated();
    await expect(bench.keys.restrict(id, { expiresAt: expiresAt(endsAt) })).rejects.toMatchObject({
      status: 409,
      slug: 'key-not-active',
      extensions: { rotated_to: successor.id },
    });
    expect((await bench.keys.get(id)).expiresAt).toEqual(endsAt);
  });

  it('cannot be extended once its overlap has ended', async () => {
    const { id, successor } = await rotated();
    await endAt(id, `now() - interval '1 second'`);
    for (const expiresAt of [null, inSeconds(60)]) {
      await expect(bench.keys.restrict(id, { expiresAt })).rejects.toMatchObject({
        extensions: { rotated_to: successor.id },
      });
    }
    expect(statusOf(await bench.keys.get(id))).toBe('expired');
  });

  it('may end earlier, and may be restricted', async () => {
    const { id, endsAt } = await rotated();
    const sooner = inSeconds(60);
    expect((await bench.keys.restrict(id, { expiresAt: endsAt })).expiresAt).toEqual(endsAt);
    expect((await bench.keys.restrict(id, { expiresAt: sooner, creditCap: 1 })).expiresAt).toEqual(sooner);
    expect((await bench.keys.restrict(id, { name: 'old one' })).name).toBe('old one');
  });

  it('passes on its restrictions, spending count and parent, but not its overlap', async () => {
    const parent = await create();
    const expiresAt = inSeconds(2 * HOUR_SECONDS);
    const wanted = {
      scopes: ['account' as const],
      ipAllowList: ['10.0.0.0/8'],
      rateLimitPerMinute: 7,
      creditCap: 9,
    };
    const old = await create({ ...wanted, expiresAt, parentKeyId: parent.id });
    const successor = await bench.keys.rotate(old.id, { overlapSeconds: 60 });
    expect(successor).toMatchObject({
      ...wanted,
      expiresAt,
      parentKeyId: parent.id,
      spendingGroupId: old.id,
    });
    expect(successor.key).not.toBe(old.key);
    expect(await bench.keys.get(successor.id)).toMatchObject({ ...wanted, expiresAt });
  });

  it('stops at once without overlap', async () => {
    const { id } = await create();
    await bench.keys.rotate(id, { overlapSeconds: 0 });
    expect(statusOf(await bench.keys.get(id))).toBe('revoked');
  });

  it.each([-1, 1.5, 30 * 24 * HOUR_SECONDS + 1])(
    'rejects an overlap of %d seconds',
    async (overlapSeconds) => {
      const { id } = await create();
      await expect(bench.keys.rotate(id, { overlapSeconds })).rejects.toMatchObject({ status: 400 });
      expect((await bench.keys.get(id)).rotatedTo).toBeNull();
    },
  );

  it('may overlap for thirty days', async () => {
    const { endsAt } = await rotated(30 * 24 * HOUR_SECONDS);
    expect(endsAt.getTime()).toBeGreaterThan(Date.now() + 30 * 24 * HOUR_SECONDS * 1000 - 60_000);
  });
});

describe('a key that has expired', () => {
  it('is valid again after its expiry is moved', async () => {
    const { id, key } = await create({ expiresAt: inSeconds(60) });
    await endAt(id, `now() - interval '1 second'`);
    expect(statusOf(await bench.keys.restrict(id, { expiresAt: null }))).toBe('active');
    expect(await bench.find(key)).toMatchObject({ expiresAtMs: Infinity });
  });

  it('cannot be rotated and does not count as active', async () => {
    const { id } = await create();
    expect(await bench.keys.countWorking(accountId)).toBe(1);
    await endAt(id, 'clock_timestamp()');
    expect(await bench.keys.countWorking(accountId)).toBe(0);
    await expect(bench.keys.rotate(id, { overlapSeconds: 60 })).rejects.toMatchObject({
      slug: 'key-not-active',
    });
  });
});

describe('the number of keys of an account', () => {
  it('is limited exactly, counting active keys', async () => {
    const first = await create();
    for (let n = 1; n < KEYS_PER_ACCOUNT; n += 1) await create();
    await expect(create()).rejects.toMatchObject({ status: 409, slug: 'too-many-keys' });
    await expect(bench.keys.rotate(first.id, { overlapSeconds: 1 })).rejects.toMatchObject({
      slug: 'too-many-keys',
    });
    await bench.keys.revoke(first.id);
    await create();
  });

  it('at the limit prevents extending an expired key', async () => {
    const { id } = await create();
    await endAt(id, `now() - interval '1 second'`);
    for (let n = 0; n < KEYS_PER_ACCOUNT; n += 1) await create();
    await expect(bench.keys.restrict(id, { expiresAt: null })).rejects.toMatchObject({
      slug: 'too-many-keys',
    });
    expect((await bench.keys.restrict(id, { name: 'still there' })).name).toBe('still there');
  });
});

describe('an Idempotency-Key of a key creation', () => {
  it('creates one key: a repeat returns the id of that key', async () => {
    const made = await create({ creation: creation('one', 'create key') });
    await expect(create({ creation: creation('one', 'create key') })).rejects.toMatchObject({
      status: 409,
      slug: 'already-done',
      extensions: { created_id: made.id },
    });
    expect((await bench.keys.list(accountId, { limit: 10 })).keys).toHaveLength(1);
  });

  it('is rejected for another request, also for a key of another account', async () => {
    const other = await openAccount();
    await create({ creation: creation('two', `create key for ${accountId}`) });
    const elsewhere = { accountId: other, creation: creation('two', `create key for ${other}`) };
    await expect(create(elsewhere)).rejects.toMatchObject(MISMATCH);
    expect((await bench.keys.list(other, { limit: 10 })).keys).toEqual([]);
  });

  it('creates one key, even from concurrent requests for different accounts', async () => {
    const others = await Promise.all([1, 2, 3, 4, 5].map(openAccount));
    const outcomes = await Promise.allSettled(
      others.map((id) => create({ accountId: id, creation: creation('three', `create key for ${id}`) })),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason)).toEqual(Array(4).fill(expect.objectContaining(MISMATCH)));
  });

  it('is scoped to the caller', async () => {
    await create({ creation: creation('four', 'create key', 'one') });
    await create({ creation: creation('four', 'create key', 'two') });
    expect(await bench.keys.countWorking(accountId)).toBe(2);
  });

  it('rotates a key once', async () => {
    const { id } = await create();
    const wanted = { overlapSeconds: 60, creation: creation('five', `rotate ${id}`) };
    const successor = await bench.keys.rotate(id, wanted);
    await expect(bench.keys.rotate(id, wanted)).rejects.toMatchObject({
      extensions: { created_id: successor.id },
    });
  });
});

describe('what the verifier reads', () => {
  it('is account, restrictions and spending count of the key', async () => {
    const expiresAt = inSeconds(60);
    const { key, id } = await create({
      scopes: ['account'],
      expiresAt,
      ipAllowList: ['10.0.0.0/8'],
      rateLimitPerMinute: 7,
      creditCap: 9,
    });
    await bench.accounts.limitRate(accountId, 70);
    const known = await bench.find(key);
    expect(known?.principal).toEqual({
      accountId,
      credential: { kind: 'api_key', id },
      scopes: ['account'],
      rateLimitPerMinute: 7,
      accountRateLimitPerMinute: 70,
      spendingGroupId: id,
      creditCap: 9,
    });
    expect(known).toMatchObject({ expiresAtMs: expiresAt.getTime(), isSuspended: false });
    expect([known?.allowList?.includes('10.1.2.3'), known?.allowList?.includes('11.1.2.3')]).toEqual([
      true,
      false,
    ]);
  });

  it('is undefined for a revoked or missing key', async () => {
    const { key, id } = await create();
    expect((await bench.find(key))?.allowList).toBeNull();
    await bench.keys.revoke(id);
    expect(await bench.find(key)).toBeNull();
    expect(await bench.find(`${key}x`)).toBeNull();
  });

  it('includes whether its account is suspended', async () => {
    const { key } = await create();
    await bench.accounts.suspend(accountId);
    expect(await bench.find(key)).toMatchObject({ isSuspended: true });
    await bench.accounts.reinstate(accountId);
    expect(await bench.find(key)).toMatchObject({ isSuspended: false });
  });

  it('records the last use of each key', async () => {
    const [one, two] = [await create(), await create()];
    const at = Date.UTC(2026, 0, 2);
    await bench.lookup.recordUses(new Map([[one.id, at]]));
    await bench.lookup.recordUses(
      new Map([
        [one.id, at - 1000],
        [two.id, at + 1000],
      ]),
    );
    expect((await bench.keys.get(one.id)).lastUsedAt).toEqual(new Date(at));
    expect((await bench.keys.get(two.id)).lastUsedAt).toEqual(new Date(at + 1000));
  });
});

describe('a change of a key', () => {
  it.each<[what: string, change: (id: string) => Promise<unknown>]>([
    ['a restriction', (id) => bench.keys.restrict(id, { creditCap: 1 })],
    ['a rotation', (id) => bench.keys.rotate(id, { overlapSeconds: 60 })],
    ['a revocation', (id) => bench.keys.revoke(id)],
    ['a revocation with descendants', (id) => bench.keys.revoke(id, {}, { cascade: true })],
  ])('is broadcast to all processes: %s', async (_, change) => {
    const { id } = await create();
    bench.announced.length = 0;
    await change(id);
    expect(bench.announced).toEqual([{ accountId, keyId: id }]);
  });

  it('of all keys of an account is broadcast once', async () => {
    await bench.accounts.suspend(accountId);
    await bench.accounts.suspend(accountId);
    await bench.accounts.reinstate(accountId);
    await bench.accounts.limitRate(accountId, 5);
    expect(bench.announced).toEqual([{ accountId }, { accountId }, { accountId }]);
  });

  it('is rejected for a revoked key, and keeps the time of the first revocation', async () => {
    const { id } = await create();
    const { revokedAt } = await bench.keys.revoke(id);
    expect((await bench.keys.revoke(id)).revokedAt).toEqual(revokedAt);
    for (const change of [{ name: 'x' }, { expiresAt: null }]) {
      await expect(bench.keys.restrict(id, change)).rejects.toMatchObject({ slug: 'key-not-active' });
    }
  });

  it('never removes the last active admin key', async () => {
    await bench.dataSource.query(`UPDATE api_keys SET revoked_at = now() WHERE 'admin' = ANY (scopes)`);
    const admin = await create({ scopes: ['admin', 'account'] });
    await expect(bench.keys.revoke(admin.id)).rejects.toMatchObject({ status: 409 });
    await expect(bench.keys.restrict(admin.id, { scopes: ['account'] })).rejects.toMatchObject({
      status: 409,
    });
    await expect(bench.accounts.suspend(accountId)).rejects.toMatchObject({ status: 409 });
    await create({ scopes: ['admin'] });
    expect((await bench.keys.restrict(admin.id, { scopes: ['account'] })).scopes).toEqual(['account']);
  });

  it('never removes the last two active admin keys, even when both are revoked concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      await bench.dataSource.query(`UPDATE api_keys SET revoked_at = now() WHERE 'admin' = ANY (scopes)`);
      const admins = [await create({ scopes: ['admin'] }), await create({ scopes: ['admin'] })];
      const ends = await Promise.allSettled(admins.map(({ id }) => bench.keys.revoke(id)));
      expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    }
  });
});

describe('pages of keys and accounts', () => {
  it('contain each key once, newest first, even with equal timestamps', async () => {
    for (let n = 0; n < KEYS_PER_ACCOUNT; n += 1) await create();
    const foreign = await create({ accountId: await openAccount() });
    await bench.dataSource.query(
      `UPDATE api_keys SET created_at = '2026-01-02T00:00:00Z' WHERE account_id = $1`,
      [accountId],
    );
    const all = (await bench.keys.list(accountId, { limit: 10 })).keys.map(({ id }) => id);
    const paged: string[] = [];
    for (let after: string | undefined; ;) {
      const page = await bench.keys.list(accountId, { limit: 1, after });
      expect(page.keys).toHaveLength(1);
      paged.push(...page.keys.map(({ id }) => id));
      if (page.nextAfter === null) break;
      after = page.nextAfter;
    }
    expect(paged).toEqual(all);
    expect(all).toEqual(all.toSorted().toReversed());
    expect(all).not.toContain(foreign.id);
  });

  it('contain those of one status, as each key reports it', async () => {
    const own = await openAccount();
    const made = [];
    for (let n = 0; n < 4; n += 1) made.push((await create({ accountId: own })).id);
    const [active, rotated, expired, revoked] = made;
    await bench.dataSource.query('UPDATE api_keys SET rotated_to = $2 WHERE id = $1', [rotated, active]);
    await bench.dataSource.query(`UPDATE api_keys SET expires_at = '2026-01-02' WHERE id = $1`, [expired]);
    await bench.keys.revoke(String(revoked));
    const listed = async (status: ReturnType<typeof statusOf>) =>
      (await bench.keys.list(own, { limit: 10, status })).keys.map((key) => [key.id, statusOf(key)]);
    expect(await listed('active')).toEqual([[active, 'active']]);
    expect(await listed('rotated')).toEqual([[rotated, 'rotated']]);
    expect(await listed('expired')).toEqual([[expired, 'expired']]);
    expect(await listed('revoked')).toEqual([[revoked, 'revoked']]);
  });

  it('of a search match name and address literally', async () => {
    const tag = randomUUID().slice(0, 8);
    const made = async (email: string, name: string) =>
      (await bench.accounts.create({ email: `${email}-${tag}@example.test`, name })).id;
    const [one, two] = [await made('a_b', 'Ada'), await made('axb', `Bob ${tag}`)];
    const found = async (search: string) =>
      (await bench.accounts.list({ limit: 10, search })).accounts.map(({ id }) => id);
    expect((await found(tag.toUpperCase())).toSorted()).toEqual([one, two].toSorted());
    expect(await found(`A_B-${tag}`)).toEqual([one]);
    expect(await found(`bob ${tag}`)).toEqual([two]);
  });
});

describe('the migration of creations', () => {
  it('assigns an Idempotency-Key that created keys in several accounts to the first of them', async () => {
    const file = join(
      import.meta.dirname,
      '../../../libs/features/auth/src/migrations/1700001000510-creations-of-any-account.ts',
    );
    const [Migration] = Object.values(
      (await import(/* @vite-ignore */ file)) as Record<string, new () => MigrationInterface>,
    );
    const migration = new Migration!();
    const [first, second, other] = [
      await create(),
      await create({ accountId: await openAccount() }),
      await create(),
    ];
    const runner = bench.dataSource.createQueryRunner();
    try {
      await migration.down(runner);
      const mark = `UPDATE api_keys SET created_at = $2, creation_reference = $3, creation_fingerprint = 'x' WHERE id = $1`;
      await runner.query(mark, [first.id, inSeconds(1), Buffer.from('same')]);
      await runner.query(mark, [second.id, inSeconds(2), Buffer.from('same')]);
      await runner.query(mark, [other.id, inSeconds(3), Buffer.from('other')]);
      await migration.up(runner);
    } finally {
      await runner.release();
    }
    const marked = await bench.dataSource.query(
      'SELECT id FROM api_keys WHERE creation_reference IS NOT NULL AND id = ANY ($1) ORDER BY created_at, id',
      [[first.id, second.id, other.id]],
    );
    expect(marked.map(({ id }: { id: string }) => id)).toEqual([first.id, other.id]);
  });
});
