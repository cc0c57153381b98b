import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallOptions, type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ catalog: scriptedCatalog().catalog, env: { SIGNUP_CREDITS: '250' } });
});
afterAll(() => app.close());

const admin = (path: string, options: CallOptions = {}) =>
  app.call(`/v1/admin/accounts${path}`, { key: app.adminKey, ...options });
const open = async (email: string, name = 'Ada') => (await admin('', { body: { email, name } })).body.data;

describe('creating an account', () => {
  it('grants the sign-up credits, with a ledger entry of that kind', async () => {
    const { status, body } = await admin('', { body: { email: ' ada@example.test ', name: 'Ada Lovelace' } });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email: 'ada@example.test',
        name: 'Ada Lovelace',
        status: 'active',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        suspended_at: null,
        rate_limit_per_minute: null,
        balance: 250,
        held: 0,
        overage_limit: 0,
        working_keys: 0,
      },
      error: null,
      metadata: { request_id: expect.any(String) },
      credits_used: 0,
    });
    const { entries } = (await admin(`/${body.data.id}/credits`)).body.data;
    expect(entries).toEqual([
      expect.objectContaining({
        kind: 'grant',
        amount: 250,
        subject: `grant:${body.data.id}:signup`,
        actor: app.accountId,
      }),
    ]);
  });

  it('grants the credits that the admin names, including 0', async () => {
    const few = await admin('', { body: { email: 'few@example.test', name: 'Few', credits: 3 } });
    expect(few.body.data.balance).toBe(3);
    const none = await admin('', { body: { email: 'none@example.test', name: 'None', credits: 0 } });
    expect(none.body.data.balance).toBe(0);
    expect((await admin(`/${none.body.data.id}/credits`)).body.data.entries).toEqual([]);
  });

  it('creates no account if the credits cannot be granted', async () => {
    const body = { email: 'atomic@example.test', name: 'Atomic' };
    await app.dataSource.query('ALTER TABLE ledger_entries RENAME TO ledger_entries_away');
    try {
      expect((await admin('', { body })).status).toBe(500);
    } finally {
      await app.dataSource.query('ALTER TABLE ledger_entries_away RENAME TO ledger_entries');
    }
    expect((await admin('?search=atomic@')).body.data.accounts).toEqual([]);
    expect((await admin('', { body })).body.data.balance).toBe(250);
  });

  it('creates one account and one key for an Idempotency-Key', async () => {
    const once = (path: string, body: object) =>
      admin(path, { body, headers: { 'idempotency-key': 'open-1' } });
    const slugOf = ({ body }: { body: { error: { type: string } } }) => body.error.type.split('/').at(-1);
    const body = { email: 'once@example.test', name: 'Once' };
    const { id } = (await once('', body)).body.data;
    const again = await once('', body);
    expect([again.status, slugOf(again), again.body.error.created_id]).toEqual([409, 'already-done', id]);
    for (const other of [
      { ...body, name: 'Else' },
      { ...body, email: 'else@example.test' },
    ]) {
      const answer = await once('', other);
      expect([answer.status, slugOf(answer)]).toEqual([422, 'idempotency-mismatch']);
    }
    const key = (await once(`/${id}/keys`, { name: 'first' })).body.data;
    const keyAgain = await once(`/${id}/keys`, { name: 'first' });
    expect([slugOf(keyAgain), keyAgain.body.error.created_id]).toEqual(['already-done', key.id]);
    const rotate = () =>
      app.call(`/v1/admin/keys/${key.id}/rotate`, {
        key: app.adminKey,
        body: {},
        headers: { 'idempotency-key': 'rotate-1' },
      });
    const successor = (await rotate()).body.data.id;
    const rotated = await rotate();
    expect([slugOf(rotated), rotated.body.error.created_id]).toEqual(['already-done', successor]);
    expect((await admin(`/${id}`)).body.data).toMatchObject({ balance: 250, working_keys: 1 });
  });

  it('rejects an e-mail address that is in use, ignoring case', async () => {
    await open('taken@example.test');
    const { status, body } = await admin('', { body: { email: 'TAKEN@example.test', name: 'Other' } });
    expect(status).toBe(409);
    expect(body.error.type).toBe('http://capstan.test/errors/email-taken');
  });

  it.each([
    [{}, ['email', 'name']],
    [{ email: 'nowhere', name: 'x' }, ['email']],
    [{ email: 'a@b.test', name: '  ' }, ['name']],
    [{ email: 'a@b.test', name: 'nul\0' }, ['name']],
    [{ email: 'a@b.test', name: 'half \ud83d' }, ['name']],
    [{ email: 'a@b.test', name: 'x', credits: -1 }, ['credits']],
    [{ email: 'a@b.test', name: 'x', credits: 1.5 }, ['credits']],
    [{ email: 'a@b.test', name: 'x', scopes: ['admin'] }, ['scopes']],
  ])('rejects %j and names %j', async (wanted, paths) => {
    const { status, body } = await admin('', { body: wanted });
    expect(status).toBe(400);
    expect([...new Set(body.error.errors.map(({ path }: { path: string }) => path))]).toEqual(paths);
  });
});

describe('reading accounts', () => {
  it('shows balance, holds, overage and active keys', async () => {
    const { accountId } = await app.createAccount({ credits: 40 });
    await app.createKey({ accountId, name: 'second' });
    const third = (await admin(`/${accountId}/keys`)).body.data.keys[0].id;
    await app.call(`/v1/admin/keys/${third}`, { method: 'DELETE', key: app.adminKey });
    await admin(`/${accountId}/overage`, { method: 'PUT', body: { limit: 9 } });
    const { data } = (await admin(`/${accountId}`)).body;
    expect(data).toMatchObject({ id: accountId, balance: 40, held: 0, overage_limit: 9, working_keys: 1 });
  });

  it('pages through all accounts, newest first, without duplicates', async () => {
    for (let number = 0; number < 5; number += 1) await open(`page${number}@example.test`);
    const seen: string[] = [];
    let after = '';
    do {
      const { accounts, next_after } = (await admin(`?limit=2&search=page${after && `&after=${after}`}`)).body
        .data;
      expect(accounts.length).toBeLessThanOrEqual(2);
      seen.push(...accounts.map(({ email }: { email: string }) => email));
      after = next_after ?? '';
    } while (after);
    expect(seen).toEqual([4, 3, 2, 1, 0].map((number) => `page${number}@example.test`));
  });

  it('searches e-mail address and name, ignoring case, with wildcards taken literally', async () => {
    await open('grace@navy.test', 'Rear Admiral_Hopper 100%');
    const search = async (text: string) =>
      (await admin(`?search=${encodeURIComponent(text)}`)).body.data.accounts.map(
        ({ email }: { email: string }) => email,
      );
    for (const text of ['GRACE@', 'navy', 'admiral_h', '100%']) {
      expect([text, await search(text)]).toEqual([text, ['grace@navy.test']]);
    }
    expect(await search('admiralXh')).toEqual([]);
    expect(await search("' OR true --")).toEqual([]);
  });

  it.each(['limit=0', 'limit=x', 'after=1', 'search=', 'search=%00', 'sort=name'])(
    'rejects ?%s',
    async (query) => {
      expect((await admin(`?${query}`)).status).toBe(400);
    },
  );
});

describe('suspending an account', () => {
  it('stops its keys at once; resuming enables them again', async () => {
    const { accountId, apiKey } = await app.createAccount();
    expect((await app.call('/v1/credits', { key: apiKey })).status).toBe(200);

    const suspended = await admin(`/${accountId}/suspend`, { method: 'POST' });
    expect(suspended.body.data).toMatchObject({ id: accountId, status: 'suspended' });
    expect(suspended.body.data.suspended_at).not.toBeNull();
    const refused = await app.call('/v1/credits', { key: apiKey });
    expect(refused.status).toBe(401);
    expect(refused.body.error.detail).toContain('suspended');

    const again = await admin(`/${accountId}/suspend`, { method: 'POST' });
    expect(again.body.data).toEqual(suspended.body.data);

    const resumed = await admin(`/${accountId}/resume`, { method: 'POST' });
    expect(resumed.body.data).toMatchObject({ status: 'active', suspended_at: null });
    expect((await app.call('/v1/credits', { key: apiKey })).status).toBe(200);
  });
});
