import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallOptions, type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';

const PRICE = 2;
const KEY = /^cap_[0-9A-Za-z]{46}$/;
let app: TestApp;
let accountId: string;

beforeAll(async () => {
  app = await startApp({ catalog: scriptedCatalog(PRICE).catalog });
  ({ accountId } = await app.createAccount());
});
afterAll(() => app.close());

const admin = (path: string, options: CallOptions = {}) =>
  app.call(`/v1/admin${path}`, { key: app.adminKey, ...options });
const create = (body: object) => admin(`/accounts/${accountId}/keys`, { body });
const issue = async (restrictions: object = {}): Promise<{ id: string; key: string }> =>
  (await create({ name: 'test', ...restrictions })).body.data;
const statusOf = async (key: string, path = '/v1/credits'): Promise<number> =>
  (await app.call(path, { key })).status;
const echo = (key: string) => app.call('/v1/echo', { key, body: { text: 'hello' } });

describe('creating a key', () => {
  it('returns its text only once', async () => {
    const { status, body } = await create({ name: ' agent ' });
    expect(status).toBe(200);
    const { key, ...shown } = body.data;
    expect(key).toMatch(KEY);
    expect(shown).toEqual({
      id: expect.any(String),
      account_id: accountId,
      name: 'agent',
      status: 'active',
      prefix_hint: key.slice(0, 8),
      last_four: key.slice(-4),
      scopes: ['capabilities', 'account'],
      expires_at: null,
      ip_allow_list: [],
      rate_limit_per_minute: null,
      credit_cap: null,
      created_at: expect.any(String),
      last_used_at: null,
      revoked_at: null,
      rotated_to: null,
      parent_key_id: expect.any(String),
    });
    expect(await statusOf(key)).toBe(200);

    const one = await admin(`/keys/${shown.id}`);
    expect(one.body.data).toMatchObject({ id: shown.id, account_id: accountId });
    const list = await admin(`/accounts/${accountId}/keys`);
    for (const { text } of [one, list]) {
      expect(text).not.toContain(key);
      expect(text).not.toContain('hash');
    }
  });

  it('applies every restriction it was created with', async () => {
    const { key: scoped } = await issue({ scopes: ['capability:echo'] });
    expect((await echo(scoped)).status).toBe(200);
    expect(await statusOf(scoped)).toBe(403);

    const { key: elsewhere } = await issue({ ip_allow_list: ['203.0.113.0/24'] });
    expect(await statusOf(elsewhere)).toBe(401);

    const { key: capped } = await issue({ credit_cap: PRICE });
    expect((await echo(capped)).status).toBe(200);
    expect((await echo(capped)).status).toBe(402);

    const { key: slow } = await issue({ rate_limit_per_minute: 2 });
    expect([await statusOf(slow), await statusOf(slow), await statusOf(slow)]).toEqual([200, 200, 429]);

    const { data } = (await create({ name: 'later', expires_at: '2090-01-01T02:00:00+02:00' })).body;
    expect(data.expires_at).toBe('2090-01-01T00:00:00.000Z');
  });

  it('can create admin keys', async () => {
    const { key } = await issue({ scopes: ['admin'] });
    expect(await statusOf(key, '/v1/admin/overview')).toBe(200);
    expect((await echo(key)).status).toBe(403);
  });

  it.each([
    [{}, 'name'],
    [{ name: '' }, 'name'],
    [{ name: 'nul\0' }, 'name'],
    [{ name: 'x', scopes: [] }, 'scopes'],
    [{ name: 'x', scopes: ['root'] }, 'scopes'],
    [{ name: 'x', expires_at: '2001-01-01T00:00:00Z' }, 'expires_at'],
    [{ name: 'x', expires_at: 'tomorrow' }, 'expires_at'],
    [{ name: 'x', ip_allow_list: ['here'] }, 'ip_allow_list'],
    [{ name: 'x', rate_limit_per_minute: 0 }, 'rate_limit_per_minute'],
    [{ name: 'x', credit_cap: -1 }, 'credit_cap'],
    [{ name: 'x', account_id: 'other' }, 'account_id'],
  ])('rejects %j', async (body, path) => {
    const { status, body: answer } = await create(body);
    expect([status, answer.error.errors[0].path]).toEqual([400, path]);
  });

  it('happens once per Idempotency-Key, and is rejected under it for another account', async () => {
    const other = await app.createAccount();
    const once = (id: string) =>
      admin(`/accounts/${id}/keys`, { body: { name: 'once' }, headers: { 'idempotency-key': 'issue-1' } });
    const made = await once(accountId);
    expect(made.status).toBe(200);
    const [again, elsewhere] = [await once(accountId), await once(other.accountId)];
    expect([again.status, again.body.error.created_id]).toEqual([409, made.body.data.id]);
    expect([elsewhere.status, elsewhere.body.error.type]).toEqual([
      422,
      'http://capstan.test/errors/idempotency-mismatch',
    ]);
    const keys = await admin(`/accounts/${other.accountId}/keys`);
    expect(keys.body.data.keys.map(({ name }: { name: string }) => name)).not.toContain('once');
  });
});

describe('listing keys', () => {
  it('pages through the keys of that account only, newest first', async () => {
    const { accountId: own, apiKey } = await app.createAccount();
    for (const name of ['b', 'c']) await app.createKey({ accountId: own, name });
    const first = (await admin(`/accounts/${own}/keys?limit=2`)).body.data;
    const second = (await admin(`/accounts/${own}/keys?limit=2&after=${first.next_after}`)).body.data;
    expect([...first.keys, ...second.keys].map(({ name }: { name: string }) => name)).toEqual([
      'c',
      'b',
      'test',
    ]);
    expect(second.next_after).toBeNull();
    expect(second.keys[0].last_four).toBe(apiKey.slice(-4));
    expect((await admin(`/accounts/${own}/keys?after=x`)).status).toBe(400);
  });
});

describe('changing a key', () => {
  it('tightens and loosens its restrictions at once', async () => {
    const { id, key } = await issue();
    expect(await statusOf(key)).toBe(200);
    const change = (body: object) => admin(`/keys/${id}`, { method: 'PATCH', body });

    const restricted = await change({ scopes: ['capability:echo'], credit_cap: 0, name: 'narrow' });
    expect(restricted.body.data).toMatchObject({
      scopes: ['capability:echo'],
      credit_cap: 0,
      name: 'narrow',
    });
    expect(await statusOf(key)).toBe(403);
    expect((await echo(key)).status).toBe(402);

    await change({ scopes: ['capabilities', 'account'], credit_cap: null });
    expect(await statusOf(key)).toBe(200);
    expect((await echo(key)).status).toBe(200);
  });

  it('rejects invalid values', async () => {
    const { id } = await issue();
    for (const body of [{ scopes: ['root'] }, { credit_cap: -1 }, { hash: 'x' }, { name: '' }]) {
      expect((await admin(`/keys/${id}`, { method: 'PATCH', body })).status).toBe(400);
    }
  });
});

describe('rotating a key', () => {
  it('keeps the old key valid only for the overlap', async () => {
    const old = await issue({ scopes: ['account'], credit_cap: 9 });
    const { status, body } = await admin(`/keys/${old.id}/rotate`, { body: { overlap_seconds: 3600 } });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ account_id: accountId, scopes: ['account'], credit_cap: 9 });
    expect(body.data.key).toMatch(KEY);
    expect(body.data.id).not.toBe(old.id);
    expect([await statusOf(old.key), await statusOf(body.data.key)]).toEqual([200, 200]);
    const replaced = (await admin(`/keys/${old.id}`)).body.data;
    expect(replaced).toMatchObject({ status: 'rotated', rotated_to: body.data.id });

    const again = await admin(`/keys/${old.id}/rotate`, { body: { overlap_seconds: 0 } });
    expect([again.status, again.body.error.rotated_to]).toEqual([409, body.data.id]);
  });

  it('disables the old key at once without an overlap', async () => {
    const old = await issue();
    expect(await statusOf(old.key)).toBe(200);
    const { key } = (await admin(`/keys/${old.id}/rotate`, { method: 'POST' })).body.data;
    expect([await statusOf(old.key), await statusOf(key)]).toEqual([401, 200]);
  });

  it.each([-1, 1.5, 'long', 30 * 24 * 3600 + 1])('rejects an overlap of %j', async (overlap_seconds) => {
    const { id } = await issue();
    expect((await admin(`/keys/${id}/rotate`, { body: { overlap_seconds } })).status).toBe(400);
  });
});

describe('revoking a key', () => {
  it('takes effect on the next request and is final', async () => {
    const { id, key } = await issue();
    expect(await statusOf(key)).toBe(200);

    const revoked = await admin(`/keys/${id}`, { method: 'DELETE' });
    expect(revoked.body.data).toMatchObject({ id, status: 'revoked' });
    expect(await statusOf(key)).toBe(401);

    const again = await admin(`/keys/${id}`, { method: 'DELETE' });
    expect(again.body.data).toEqual(revoked.body.data);
    const loosened = await admin(`/keys/${id}`, { method: 'PATCH', body: { scopes: ['admin'] } });
    expect(loosened.status).toBe(409);
    expect((await admin(`/keys/${id}/rotate`, { method: 'POST' })).status).toBe(409);
  });
});

describe('the last active admin key', () => {
  const slugOf = ({ body }: { body: { error: { type: string } | null } }) =>
    body.error?.type.split('/').at(-1);

  it('cannot be revoked, demoted, or suspended with its account', async () => {
    const { body } = await app.call('/v1/admin/accounts', {
      key: app.adminKey,
      body: { email: 'last-admin@example.test', name: 'Second' },
    });
    const issued = await app.call(`/v1/admin/accounts/${body.data.id}/keys`, {
      key: app.adminKey,
      body: { name: 'second admin', scopes: ['admin', 'account'] },
    });
    const { id, key } = issued.body.data;
    // Removes all others, so that this one is the only one for a while.
    const others = `UPDATE api_keys SET expires_at = $2 WHERE 'admin' = ANY (scopes) AND id <> $1 AND revoked_at IS NULL`;
    await app.dataSource.query(others, [id, new Date(Date.now() - 1000)]);
    const attempts = () =>
      Promise.all([
        app.call(`/v1/admin/accounts/${body.data.id}/suspend`, { key, method: 'POST' }),
        app.call(`/v1/admin/keys/${id}`, { key, method: 'DELETE' }),
        app.call(`/v1/admin/keys/${id}`, { key, method: 'PATCH', body: { scopes: ['account'] } }),
        app.call(`/v1/keys/${id}`, { key, method: 'DELETE' }),
      ]);
    for (const answer of await attempts()) {
      expect([answer.status, slugOf(answer)]).toEqual([409, 'last-admin']);
    }
    expect((await app.call(`/v1/admin/keys/${id}`, { key })).body.data.status).toBe('active');
    await app.dataSource.query(others, [id, null]);
    expect((await app.call(`/v1/admin/keys/${id}`, { key, method: 'DELETE' })).status).toBe(200);
  });

  it('remains when two admins revoke each other', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(async (n) => {
        const issued = await app.call(`/v1/admin/accounts/${app.accountId}/keys`, {
          key: app.adminKey,
          body: { name: `duel ${n}`, scopes: ['admin'] },
        });
        return issued.body.data as { id: string; key: string };
      }),
    );
    const others = `UPDATE api_keys SET expires_at = $3 WHERE 'admin' = ANY (scopes) AND id NOT IN ($1, $2) AND revoked_at IS NULL`;
    await app.dataSource.query(others, [first?.id, second?.id, new Date(Date.now() - 1000)]);
    const answers = await Promise.all([
      app.call(`/v1/admin/keys/${second?.id}`, { key: first?.key, method: 'DELETE' }),
      app.call(`/v1/admin/keys/${first?.id}`, { key: second?.key, method: 'DELETE' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await app.dataSource.query(others, [first?.id, second?.id, null]);
  });
});
