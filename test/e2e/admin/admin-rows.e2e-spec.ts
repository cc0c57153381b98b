import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AdminAct,
  type AdminBench,
  type AuditFilter,
  openAdminBench,
} from '../../../libs/features/admin/src/fixtures/admin-bench.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';

let database: TestDatabase;
let dataSource: DataSource;
let bench: AdminBench;

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  bench = openAdminBench(dataSource);
});
afterAll(() => database.drop());

const actOf = (more: Partial<AdminAct> = {}): AdminAct => ({
  action: 'account.suspended',
  targetType: 'account',
  targetId: randomUUID(),
  actorAccountId: randomUUID(),
  actorKeyId: randomUUID(),
  requestId: 'req_test',
  ...more,
});
const list = (filter: Partial<AuditFilter>) => bench.audit.list({ limit: 100, ...filter });
const done = async (act: AdminAct): Promise<number> => {
  const id = await bench.audit.begin(act);
  await bench.audit.complete(id, { state: 'done' });
  return id;
};

describe('an audit log entry', () => {
  it('is `attempted` until its action has ended', async () => {
    const act = actOf();
    const id = await bench.audit.begin(act);
    const line = { ...act, id, at: expect.any(Date), state: 'attempted', details: {} };
    expect(await list({ targetId: act.targetId as string })).toEqual([line]);
    await bench.audit.complete(id, { state: 'done' });
    expect(await list({ targetId: act.targetId as string })).toEqual([{ ...line, state: 'done' }]);
  });

  it('gets the target and details of an action that created its target, without keys', async () => {
    const id = await bench.audit.begin(
      actOf({ action: 'account.created', targetType: null, targetId: null }),
    );
    const targetId = randomUUID();
    const details = { name: `of cap_${'a'.repeat(46)}\0` };
    await bench.audit.complete(id, { state: 'done', subject: { targetType: 'account', targetId, details } });
    expect(await list({ targetId })).toMatchObject([
      { id, targetType: 'account', details: { name: 'of cap_…' } },
    ]);
  });

  it('names the error of a failed action, and is listed only on request', async () => {
    const act = actOf();
    const id = await bench.audit.begin(act);
    await bench.audit.complete(id, { state: 'failed', error: 'not-found' });
    expect(await list({ targetId: act.targetId as string })).toEqual([]);
    expect(await list({ targetId: act.targetId as string, state: 'failed' })).toMatchObject([
      { id, details: { error: 'not-found' } },
    ]);
  });

  it('cannot be changed once it has an outcome, and cannot be deleted', async () => {
    const id = await done(actOf());
    await expect(bench.audit.complete(id, { state: 'failed' })).rejects.toThrow(/append-only/);
    await expect(dataSource.query('DELETE FROM admin_audit')).rejects.toThrow(/append-only/);
  });
});

describe('the list of audit log entries', () => {
  it('is newest first, in pages, without gaps or duplicates', async () => {
    const targetId = randomUUID();
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift(await done(actOf({ targetId })));
    const paged: number[] = [];
    for (let after: number | undefined; ;) {
      const page = await list({ targetId, limit: 2, after });
      paged.push(...page.map(({ id }) => id));
      if (page.length < 2) break;
      after = page.at(-1)?.id;
    }
    expect(paged).toEqual(ids);
  });

  it.each<[what: string, filter: (act: AdminAct) => Partial<AuditFilter>]>([
    ['actor', ({ actorAccountId }) => ({ actorAccountId })],
    ['key of the actor', ({ actorKeyId }) => ({ actorKeyId })],
    ['target', ({ targetId }) => ({ targetId: targetId as string })],
  ])('is filtered by %s', async (_, filter) => {
    const act = actOf();
    const id = await done(act);
    await done(actOf());
    expect((await list(filter(act))).map((entry) => entry.id)).toEqual([id]);
  });

  it('is filtered by action and kind of target', async () => {
    const actorAccountId = randomUUID();
    const id = await done(actOf({ actorAccountId, action: 'key.revoked', targetType: 'key' }));
    await done(actOf({ actorAccountId }));
    for (const filter of [{ targetType: 'key' }, { action: 'key.revoked' } as const]) {
      expect((await list({ actorAccountId, ...filter })).map((entry) => entry.id)).toEqual([id]);
    }
  });

  it('is filtered by `from` (inclusive) and `to` (exclusive)', async () => {
    const [actorAccountId, at] = [randomUUID(), new Date('2026-01-02T03:04:05.678Z')];
    await dataSource.query(
      `INSERT INTO admin_audit (at, actor_account_id, actor_key_id, action, state, target_type, target_id, details, request_id)
       VALUES ($1, $2, gen_random_uuid(), 'key.revoked', 'done', 'key', gen_random_uuid(), '{}', 'req_test')`,
      [at, actorAccountId],
    );
    const next = new Date(at.getTime() + 1);
    const found = async (period: { from?: Date; to?: Date }) =>
      (await list({ actorAccountId, ...period })).length;
    expect([
      await found({ from: at, to: next }),
      await found({ to: at }),
      await found({ from: next }),
    ]).toEqual([1, 0, 0]);
  });
});

describe('the overview', () => {
  it('counts accounts, active keys, credits by kind, and the calls of a day', async () => {
    await dataSource.query(`
      INSERT INTO accounts (id, email, name, suspended_at) VALUES
        ('00000000-0000-4000-8000-0000000000a1', 'a@example.test', 'A', NULL),
        ('00000000-0000-4000-8000-0000000000a2', 'b@example.test', 'B', now());
      INSERT INTO api_keys (id, account_id, name, prefix_hint, last_four, hash, scopes, ip_allow_list, spending_group_id, expires_at, revoked_at)
        SELECT gen_random_uuid(), '00000000-0000-4000-8000-0000000000a1', 'k', 'cap_', 'xxxx', sha256(n::text::bytea), '{account}', '{}',
          gen_random_uuid(), CASE n WHEN 2 THEN now() - interval '1 s' WHEN 3 THEN now() + interval '1 hour' END, CASE WHEN n = 4 THEN now() END
        FROM generate_series(1, 4) n;
      INSERT INTO ledger_entries (account_id, kind, subject, amount) SELECT gen_random_uuid(), kind, n::text, amount
        FROM (VALUES (1, 'grant', 100), (2, 'grant', 10), (3, 'charge', -7), (4, 'refund', 3), (5, 'adjustment', -2)) v (n, kind, amount);
      INSERT INTO credit_balances (account_id, balance, held) VALUES (gen_random_uuid(), 90, 4), (gen_random_uuid(), 9, 1);
      INSERT INTO requests (id, request_id, account_id, key_id, capability, route, status, error_slug, credits, attempts, started_at, duration_ms)
        SELECT gen_random_uuid(), 'r', gen_random_uuid(), gen_random_uuid(), 'echo', '/', status, slug, 0, '[]', now() - age::interval, 1
        FROM (VALUES (200, NULL, '1 hour'), (399, NULL, '23 hours'), (400, 'invalid-request', '1 hour'), (500, NULL, '1 hour'),
          (200, NULL, '25 hours'), (502, 'providers-failed', '25 hours')) v (status, slug, age)`);
    expect(await bench.overview.read()).toEqual({
      accounts: 2,
      suspendedAccounts: 1,
      workingKeys: 2,
      credits: { granted: 110, refunded: 3, adjusted: -2, charged: 7, balance: 99, held: 5 },
      calls: { total: 4, succeeded: 2, failedByError: { 'invalid-request': 1, internal: 1 } },
      service: {
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        commit: expect.toBeOneOf([null, expect.stringMatching(/^[0-9a-f]{40}$/)]),
        node: process.versions.node,
        postgresql: expect.stringMatching(/^\d+/),
        startedAt: expect.any(Date),
      },
    });
  });
});
