import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';

let app: TestApp;
let secondAdmin: { accountId: string; apiKey: string };
let account: { id: string };
let key: { id: string; key: string };

const admin = async (path: string, body?: object, options: { method?: string; key?: string } = {}) =>
  app.call(`/v1/admin${path}`, { key: app.adminKey, body, ...options });
const listed = async (query = '') => (await admin(`/audit${query}`)).body.data;
const actions = async (query: string): Promise<string[]> =>
  (await listed(query)).entries.map(({ action }: { action: string }) => action);

beforeAll(async () => {
  app = await startApp({ catalog: scriptedCatalog().catalog });
  secondAdmin = await app.createAccount({ scopes: ['admin'] });
  account = (await admin('/accounts', { email: 'ada@example.test', name: 'Ada' })).body.data;
  key = (await admin(`/accounts/${account.id}/keys`, { name: 'agent', credit_cap: 50 })).body.data;
  await admin(`/accounts/${account.id}/credits`, {
    kind: 'grant',
    amount: 5,
    reason: `compensates ${key.key}`,
  });
  await admin(`/accounts/${account.id}/overage`, { limit: 7 }, { method: 'PUT' });
  await admin(`/keys/${key.id}/rotate`, { overlap_seconds: 60 }, { key: secondAdmin.apiKey });
  await admin(`/keys/${key.id}`, undefined, { method: 'DELETE', key: secondAdmin.apiKey });
});
afterAll(() => app.close());

describe('the audit log', () => {
  it('shows actor, action and target, newest first', async () => {
    const { entries, next_after } = await listed();
    expect(next_after).toBeNull();
    expect(entries).toHaveLength(6);
    const entry = {
      id: expect.any(Number),
      at: expect.stringMatching(/Z$/),
      actor_account_id: app.accountId,
      actor_key_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      request_id: expect.stringMatching(/^req_/),
      state: 'done',
      target_type: 'account',
      target_id: account.id,
    };
    const restrictions = { expires_at: null, ip_allow_list: [], rate_limit_per_minute: null };
    const onKey = { target_type: 'key', target_id: key.id };
    const bySecond = { actor_account_id: secondAdmin.accountId };
    expect(entries).toEqual([
      {
        ...entry,
        ...onKey,
        ...bySecond,
        action: 'key.revoked',
        details: { account_id: account.id, name: 'agent', revoked_descendants: 0 },
      },
      {
        ...entry,
        ...onKey,
        ...bySecond,
        action: 'key.rotated',
        details: { account_id: account.id, rotated_to: expect.any(String), overlap_seconds: 60 },
      },
      { ...entry, action: 'overage.changed', details: { overage_limit: 7 } },
      {
        ...entry,
        action: 'credits.booked',
        details: {
          ledger_entry: expect.any(Number),
          kind: 'grant',
          amount: 5,
          reason: 'compensates cap_…',
        },
      },
      {
        ...entry,
        ...onKey,
        action: 'key.created',
        details: {
          account_id: account.id,
          name: 'agent',
          scopes: ['capabilities', 'account'],
          credit_cap: 50,
          ...restrictions,
        },
      },
      {
        ...entry,
        action: 'account.created',
        details: { email: 'ada@example.test', name: 'Ada', balance: 1000 },
      },
    ]);
  });

  it('contains no key', async () => {
    const rows = await app.dataSource.query('SELECT row_to_json(a)::text AS row FROM admin_audit a');
    expect(rows).toHaveLength(6);
    expect(JSON.stringify(rows)).not.toMatch(/cap_[0-9A-Za-z]{46}/);
  });

  it('filters by action, actor, target and time', async () => {
    expect(await actions('?action=key.revoked')).toEqual(['key.revoked']);
    expect(await actions(`?actor=${secondAdmin.accountId}`)).toEqual(['key.revoked', 'key.rotated']);
    expect(await actions(`?actor=${randomUUID()}`)).toEqual([]);
    expect(await actions(`?target=${key.id}`)).toEqual(['key.revoked', 'key.rotated', 'key.created']);
    expect(await actions(`?target=${key.id}&actor=${app.accountId}`)).toEqual(['key.created']);
    expect(await actions('?target_type=key')).toEqual(['key.revoked', 'key.rotated', 'key.created']);
    const [{ actor_key_id, at }] = (await listed('?action=overage.changed')).entries;
    expect(await actions(`?actor_key=${actor_key_id}`)).toHaveLength(4);
    const [earlier, later] = [await actions(`?to=${at}`), await actions(`?from=${at}`)];
    expect([...later, ...earlier]).toEqual(await actions(''));
    expect(later).toContain('overage.changed');
    expect(earlier).toContain('account.created');
    expect(await actions('?to=2001-01-01')).toEqual([]);
  });

  it('pages through all entries without duplicates', async () => {
    const whole = (await listed()).entries;
    const paged: unknown[] = [];
    let after: number | null = null;
    do {
      const page: { entries: unknown[]; next_after: number | null } = await listed(
        `?limit=4${after === null ? '' : `&after=${after}`}`,
      );
      paged.push(...page.entries);
      after = page.next_after;
    } while (after !== null);
    expect(paged).toEqual(whole);
  });

  it.each([
    'action=key.lost',
    'actor=me',
    'actor_key=1',
    'target=x',
    'target_type=cat',
    'from=now',
    'after=0',
  ])('rejects ?%s', async (query) => {
    expect((await admin(`/audit?${query}`)).status).toBe(400);
  });

  it.each(['UPDATE admin_audit SET action = action', 'DELETE FROM admin_audit'])(
    'is append-only: %s',
    async (statement) => {
      await expect(app.dataSource.query(statement)).rejects.toThrow('append-only');
      expect((await listed()).entries).toHaveLength(6);
    },
  );

  it('blocks an action that could not be logged beforehand', async () => {
    await app.dataSource.query('ALTER TABLE admin_audit RENAME TO admin_audit_away');
    try {
      const { status, body } = await admin(`/accounts/${account.id}/suspend`, undefined, { method: 'POST' });
      expect([status, body.success]).toEqual([500, false]);
    } finally {
      await app.dataSource.query('ALTER TABLE admin_audit_away RENAME TO admin_audit');
    }
    expect((await admin(`/accounts/${account.id}`)).body.data.status).toBe('active');
  });

  it('has the entry before the action is executed', async () => {
    const lock = app.dataSource.createQueryRunner();
    await lock.startTransaction();
    await lock.query('SELECT 1 FROM accounts WHERE id = $1 FOR UPDATE', [account.id]);
    const query = '?action=account.suspended';
    const suspending = admin(`/accounts/${account.id}/suspend`, undefined, { method: 'POST' });
    try {
      await vi.waitFor(async () => expect((await listed(query)).entries).toHaveLength(1), 60_000);
      expect((await listed(query)).entries).toMatchObject([
        { state: 'attempted', target_type: 'account', target_id: account.id, details: {} },
      ]);
    } finally {
      await lock.rollbackTransaction();
      await lock.release();
    }
    expect((await suspending).status).toBe(200);
    expect((await listed(query)).entries).toMatchObject([{ state: 'done' }]);
  });

  it('marks failed and repeated actions as such', async () => {
    const missing = randomUUID();
    expect((await admin(`/keys/${missing}`, undefined, { method: 'DELETE' })).status).toBe(404);
    expect(await actions(`?target=${missing}`)).toEqual([]);
    expect((await listed(`?target=${missing}&state=failed`)).entries).toMatchObject([
      { action: 'key.revoked', state: 'failed', target_type: 'key', details: { error: 'not-found' } },
    ]);

    const booking = { kind: 'refund', amount: 3, reason: 'twice' };
    const { id } = (await admin('/accounts', { email: 'twice@example.test', name: 'Twice' })).body.data;
    for (const replayed of [null, 'true']) {
      const answer = await app.call(`/v1/admin/accounts/${id}/credits`, {
        key: app.adminKey,
        body: booking,
        headers: { 'idempotency-key': 'once' },
      });
      expect(answer.headers.get('idempotent-replayed')).toBe(replayed);
    }
    expect(await actions(`?target=${id}`)).toEqual(['credits.booked', 'account.created']);
    expect(await actions(`?target=${id}&state=repeated`)).toEqual(['credits.booked']);
  });

  it('records an outcome only once', async () => {
    const insert = `INSERT INTO admin_audit (actor_account_id, actor_key_id, action, state, details, request_id)
      VALUES ($1, $1, 'account.created', 'attempted', '{}', 'req_cut') RETURNING id`;
    const [{ id }] = await app.dataSource.query(insert, [randomUUID()]);
    const change = (set: string) => app.dataSource.query(`UPDATE admin_audit SET ${set} WHERE id = $1`, [id]);
    await expect(change(`action = 'key.revoked', state = 'done'`)).rejects.toThrow('append-only');
    await expect(change(`details = '{"a": 1}'`)).rejects.toThrow('append-only');
    expect((await listed('?action=account.created&limit=1')).entries).toMatchObject([
      { id, state: 'attempted', target_id: null },
    ]);
    await change(`state = 'done'`);
    await expect(change(`state = 'failed'`)).rejects.toThrow('append-only');
  });
});
