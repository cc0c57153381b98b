import { AccountsService, ApiKeysService, API_KEY_PATTERN, KeyVerifier, isRefusal } from '@capstan/auth';
import { Broadcast } from '@capstan/platform-queue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../harness/app.js';

/** Two processes of the service on one database. */
let app: TestApp;
let neighbour: TestApp;
let accounts: AccountsService;
let keys: ApiKeysService;

beforeAll(async () => {
  app = await startApp();
  neighbour = await startApp({ databaseUrl: app.databaseUrl });
  accounts = app.app.get(AccountsService);
  keys = app.app.get(ApiKeysService);
});
afterAll(async () => {
  await neighbour.close();
  await app.close();
});

/** Whether a key is let in, by a route that any key with scope `account` may call. */
const statusOf = async (process: TestApp, key: string): Promise<number> =>
  (await process.call('/v1/keys', { key })).status;

/** Resolves when the neighbour has heard of `count` further changes of keys. */
function neighbourHears(count = 1): Promise<void> {
  let heard = 0;
  return new Promise((resolve) => {
    neighbour.app.get(Broadcast).subscribe('auth.key-changed', () => {
      heard += 1;
      if (heard === count) resolve();
    });
  });
}

function expectProblem(answer: TestAnswer, status: number, slug: string): void {
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({
    success: false,
    data: null,
    credits_used: 0,
    error: { type: `http://capstan.test/errors/${slug}`, status },
  });
}

describe('accounts', () => {
  it('have an e-mail address of their own, upper and lower case aside', async () => {
    const account = await accounts.create({ email: ' Ada@Example.test ', name: 'Ada' });
    expect(account).toMatchObject({ email: 'Ada@Example.test', name: 'Ada', suspendedAt: null });
    expect((await accounts.findByEmail('ada@example.TEST'))?.id).toBe(account.id);
    expect(await accounts.findByEmail('someone@example.test')).toBeNull();
    await expect(accounts.create({ email: 'ADA@example.test', name: 'B' })).rejects.toMatchObject({
      slug: 'email-taken',
      status: 409,
    });
    await expect(accounts.create({ email: 'no address', name: 'B' })).rejects.toMatchObject({ status: 400 });
  });

  it('are listed newest first, each once, whatever the page size', async () => {
    for (const n of [1, 2, 3]) await accounts.create({ email: `page-${n}@example.test`, name: String(n) });
    const all = (await accounts.list({ limit: 200 })).accounts.map(({ id }) => id);
    const paged: string[] = [];
    let after: string | undefined;
    do {
      const page = await accounts.list({ limit: 2, after });
      expect(page.accounts.length).toBeLessThanOrEqual(2);
      paged.push(...page.accounts.map(({ id }) => id));
      after = page.nextAfter ?? undefined;
    } while (after !== undefined);
    expect(paged).toEqual(all);
  });

  it('read as unknown when they are', async () => {
    for (const id of ['x', '00000000-0000-4000-8000-000000000000']) {
      await expect(accounts.get(id)).rejects.toMatchObject({ status: 404 });
      await expect(accounts.suspend(id)).rejects.toMatchObject({ status: 404 });
      await expect(keys.create({ accountId: id, name: 'x' })).rejects.toMatchObject({ status: 404 });
    }
  });

  it('stop and restart all their keys on every process', async () => {
    const { accountId, apiKey } = await app.createAccount();
    expect([await statusOf(app, apiKey), await statusOf(neighbour, apiKey)]).toEqual([200, 200]);
    const suspended = neighbourHears();
    expect((await accounts.suspend(accountId)).suspendedAt).toBeInstanceOf(Date);
    await suspended;
    expectProblem(await neighbour.call('/v1/keys', { key: apiKey }), 401, 'unauthorized');
    expectProblem(await app.call('/v1/keys', { key: apiKey }), 401, 'unauthorized');
    const reinstated = neighbourHears();
    await accounts.reinstate(accountId);
    await reinstated;
    expect([await statusOf(app, apiKey), await statusOf(neighbour, apiKey)]).toEqual([200, 200]);
  });
});

describe('a key', () => {
  it('is shown once, and only its hash is stored', async () => {
    const created = await app.call('/v1/keys', { body: { name: 'agent' } });
    expect(created.status).toBe(200);
    const { key, ...view } = created.body.data;
    expect(key).toMatch(API_KEY_PATTERN);
    expect(view).toEqual({
      id: expect.any(String),
      name: 'agent',
      status: 'active',
      prefix_hint: key.slice(0, 8),
      last_four: key.slice(-4),
      scopes: ['capabilities', 'account'],
      expires_at: null,
      ip_allow_list: [],
      rate_limit_per_minute: null,
      credit_cap: null,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      last_used_at: null,
      revoked_at: null,
      rotated_to: null,
      parent_key_id: expect.any(String),
    });
    expect(created.body.metadata).toEqual({ request_id: expect.any(String) });
    expect((await app.call(`/v1/keys/${view.id}`)).body.data).toEqual(view);
    const stored = await app.dataSource.query('SELECT k::text AS row FROM api_keys k WHERE id = $1', [
      view.id,
    ]);
    expect(stored[0].row).toContain(key.slice(0, 8));
    expect(stored[0].row).not.toContain(key.slice(4, 44));
    expect(stored[0].row).not.toContain(Buffer.from(key).toString('hex'));
  });

  it('is listed with the others of its account, page by page', async () => {
    const { accountId, apiKey } = await app.createAccount();
    for (const name of ['b', 'c']) await app.createKey({ accountId, name });
    const first = await app.call('/v1/keys?limit=2', { key: apiKey });
    expect(first.body.data.keys.map((key: { name: string }) => key.name)).toEqual(['c', 'b']);
    const rest = await app.call(`/v1/keys?limit=2&after=${first.body.data.next_after}`, { key: apiKey });
    expect(rest.body.data.keys.map((key: { name: string }) => key.name)).toEqual(['test']);
    expect(rest.body.data.next_after).toBeNull();
    expectProblem(await app.call('/v1/keys?limit=201', { key: apiKey }), 400, 'invalid-request');
    expectProblem(await app.call('/v1/keys?after=x', { key: apiKey }), 400, 'invalid-request');
  });

  it('can be revoked, twice even, and stops on every process as soon as the word is there', async () => {
    const { key, id } = await keys.create({ accountId: app.accountId, name: 'short-lived' });
    expect([await statusOf(app, key), await statusOf(neighbour, key)]).toEqual([200, 200]);
    const heard = neighbourHears();
    const revoked = await app.call(`/v1/keys/${id}`, { method: 'DELETE' });
    expect(revoked.body.data.status).toBe('revoked');
    expect(await statusOf(app, key)).toBe(401);
    await heard;
    expect(await statusOf(neighbour, key)).toBe(401);
    const again = await app.call(`/v1/keys/${id}`, { method: 'DELETE' });
    expect(again.body.data).toEqual(revoked.body.data);
    expectProblem(
      await app.call(`/v1/keys/${id}`, { method: 'PATCH', body: { name: 'x' } }),
      409,
      'key-not-active',
    );
    expectProblem(await app.call(`/v1/keys/${id}/rotate`, { body: {} }), 409, 'key-not-active');
  });

  it('works on beside its successor while they overlap', async () => {
    const old = await keys.create({ accountId: app.accountId, name: 'rotating', creditCap: 5 });
    const rotated = await app.call(`/v1/keys/${old.id}/rotate`, { body: { overlap_seconds: 3600 } });
    expect(rotated.body.data).toMatchObject({ name: 'rotating', credit_cap: 5, status: 'active' });
    expect(rotated.body.data.id).not.toBe(old.id);
    expect([await statusOf(app, old.key), await statusOf(app, rotated.body.data.key)]).toEqual([200, 200]);
    const view = (await app.call(`/v1/keys/${old.id}`)).body.data;
    expect(view).toMatchObject({ status: 'rotated', rotated_to: rotated.body.data.id });
    const leftSeconds = (Date.parse(view.expires_at) - Date.now()) / 1000;
    expect(leftSeconds).toBeGreaterThan(3000);
    expect(leftSeconds).toBeLessThanOrEqual(3600);
    const again = await app.call(`/v1/keys/${old.id}/rotate`, { body: {} });
    expectProblem(again, 409, 'key-not-active');
    expect(again.body.error.rotated_to).toBe(rotated.body.data.id);
  });

  it('stops at once when rotated without overlap, and never outlives its own expiry', async () => {
    const old = await keys.create({ accountId: app.accountId, name: 'at once' });
    expect(await statusOf(app, old.key)).toBe(200);
    const rotated = await app.call(`/v1/keys/${old.id}/rotate`, { body: {} });
    expect([await statusOf(app, old.key), await statusOf(app, rotated.body.data.key)]).toEqual([401, 200]);
    const soon = new Date(Date.now() + 60_000);
    const expiring = await keys.create({ accountId: app.accountId, name: 'expiring', expiresAt: soon });
    await keys.rotate(expiring.id, { overlapSeconds: 3600 });
    expect((await keys.get(expiring.id)).expiresAt).toEqual(soon);
  });

  it('is rotated once, however many try at the same time', async () => {
    const { id } = await keys.create({ accountId: app.accountId, name: 'contended' });
    const outcomes = await Promise.all(
      [app, neighbour, app, neighbour, app].map((process) =>
        process.call(`/v1/keys/${id}/rotate`, { key: app.apiKey, body: { overlap_seconds: 10 } }),
      ),
    );
    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    const [{ count }] = await app.dataSource.query(
      `SELECT count(*)::int AS count FROM api_keys WHERE name = 'contended'`,
    );
    expect(count).toBe(2);
  });

  it('can be restricted, with effect at once', async () => {
    const { key, id } = await keys.create({ accountId: app.accountId, name: 'wide' });
    expect(await statusOf(app, key)).toBe(200);
    const changes = {
      name: 'narrow',
      scopes: ['capability:search'],
      rate_limit_per_minute: 5,
      credit_cap: 9,
    };
    const restricted = await app.call(`/v1/keys/${id}`, { method: 'PATCH', body: changes });
    expect(restricted.body.data).toMatchObject(changes);
    expectProblem(await app.call('/v1/keys', { key }), 403, 'insufficient-scope');
    const lifted = await app.call(`/v1/keys/${id}`, {
      method: 'PATCH',
      body: { credit_cap: null, rate_limit_per_minute: null, expires_at: '2099-01-01T00:00:00+02:00' },
    });
    expect(lifted.body.data).toMatchObject({
      credit_cap: null,
      rate_limit_per_minute: null,
      expires_at: '2098-12-31T22:00:00.000Z',
      scopes: ['capability:search'],
    });
  });

  it('does not let anyone outside its address list use it', async () => {
    const { key, id } = await keys.create({
      accountId: app.accountId,
      name: 'elsewhere',
      ipAllowList: ['203.0.113.0/24'],
    });
    const answer = await app.call('/v1/keys', { key });
    expectProblem(answer, 401, 'unauthorized');
    expect(answer.body.error.detail).toContain('address');
    await keys.restrict(id, { ipAllowList: ['203.0.113.0/24', '127.0.0.0/8'] });
    expect(await statusOf(app, key)).toBe(200);
  });

  it('stops when it has expired', async () => {
    const { key, id } = await keys.create({
      accountId: app.accountId,
      name: 'brief',
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    expect(await statusOf(app, key)).toBe(200);
    await app.dataSource.query(`UPDATE api_keys SET expires_at = now() - interval '1 s' WHERE id = $1`, [id]);
    const fresh = await startApp({ databaseUrl: app.databaseUrl });
    const answer = await fresh.call('/v1/keys', { key });
    await fresh.close();
    expectProblem(answer, 401, 'unauthorized');
    expect(answer.body.error.detail).toContain('expired');
    expect((await app.call(`/v1/keys/${id}`)).body.data.status).toBe('expired');
  });

  it('remembers when it was last used, a stop of the process included', async () => {
    const { key, id } = await keys.create({ accountId: app.accountId, name: 'used' });
    const other = await startApp({ databaseUrl: app.databaseUrl });
    expect(await statusOf(other, key)).toBe(200);
    await other.close();
    const lastUsedAt = (await keys.get(id)).lastUsedAt?.getTime() ?? 0;
    expect(Math.abs(Date.now() - lastUsedAt)).toBeLessThan(60_000);
  });
});

describe('keys of others', () => {
  it('read as unknown, as do things that are no id', async () => {
    const foreign = await app.createAccount();
    const [theirs] = (await keys.list(foreign.accountId, { limit: 1 })).keys;
    for (const id of [theirs?.id, '00000000-0000-4000-8000-000000000000', 'x', "' OR true --"]) {
      const path = `/v1/keys/${encodeURIComponent(String(id))}`;
      expectProblem(await app.call(path), 404, 'not-found');
      expectProblem(await app.call(path, { method: 'PATCH', body: { name: 'x' } }), 404, 'not-found');
      expectProblem(await app.call(`${path}/rotate`, { body: {} }), 404, 'not-found');
      expectProblem(await app.call(path, { method: 'DELETE' }), 404, 'not-found');
    }
    expect(await statusOf(app, foreign.apiKey)).toBe(200);
  });
});

describe('no key gives more than it has', () => {
  const expiresAt = new Date('2090-01-01T00:00:00Z');
  let narrow: { key: string; id: string };
  beforeAll(async () => {
    narrow = await keys.create({
      accountId: app.accountId,
      name: 'narrow',
      scopes: ['account', 'capability:search'],
      expiresAt,
      ipAllowList: ['127.0.0.0/8'],
      rateLimitPerMinute: 1000,
      creditCap: 50,
    });
  });

  it('passes its own restrictions on', async () => {
    const { body } = await app.call('/v1/keys', { key: narrow.key, body: { name: 'child' } });
    expect(body.data).toMatchObject({
      scopes: ['account', 'capability:search'],
      expires_at: expiresAt.toISOString(),
      ip_allow_list: ['127.0.0.0/8'],
      rate_limit_per_minute: 1000,
      credit_cap: 50,
    });
  });

  it.each([
    ['insufficient-scope', { scopes: ['admin'] }],
    ['insufficient-scope', { scopes: ['capabilities'] }],
    ['beyond-own-limits', { expires_at: '2091-01-01T00:00:00Z' }],
    ['beyond-own-limits', { ip_allow_list: [] }],
    ['beyond-own-limits', { ip_allow_list: ['0.0.0.0/0'] }],
    ['beyond-own-limits', { rate_limit_per_minute: 1001 }],
    ['beyond-own-limits', { credit_cap: 51 }],
  ])('refuses with %s: %j', async (slug, wish) => {
    const { key } = narrow;
    expect.hasAssertions();
    expectProblem(await app.call('/v1/keys', { key, body: { name: 'child', ...wish } }), 403, slug);
    const patch = { key, method: 'PATCH', body: wish };
    expectProblem(await app.call(`/v1/keys/${narrow.id}`, patch), 403, slug);
  });

  it('keeps off the admin keys of its account', async () => {
    const dormant = await keys.create({
      accountId: app.accountId,
      name: 'dormant',
      scopes: ['admin', 'account'],
      ipAllowList: ['203.0.113.0/24'],
    });
    await app.dataSource.query(`UPDATE api_keys SET expires_at = now() - interval '1 s' WHERE id = $1`, [
      dormant.id,
    ]);
    const before = await keys.get(dormant.id);
    const path = `/v1/keys/${dormant.id}`;
    for (const body of [{ expires_at: null }, { ip_allow_list: [] }, { name: 'mine' }, { credit_cap: 0 }]) {
      expectProblem(await app.call(path, { method: 'PATCH', body }), 403, 'insufficient-scope');
    }
    expectProblem(await app.call(path, { method: 'DELETE' }), 403, 'insufficient-scope');
    expectProblem(await app.call(`${path}/rotate`, { body: {} }), 403, 'insufficient-scope');
    expect(await keys.get(dormant.id)).toEqual(before);
  });

  it('changes another key only so that all of it lies within its own bounds', async () => {
    const wide = await keys.create({
      accountId: app.accountId,
      name: 'wide in time',
      scopes: ['account'],
      spendingGroupId: (await keys.get(narrow.id)).spendingGroupId,
    });
    const patch = (body: object) =>
      app.call(`/v1/keys/${wide.id}`, { key: narrow.key, method: 'PATCH', body });
    expectProblem(await patch({ rate_limit_per_minute: 5 }), 403, 'beyond-own-limits');
    const within = {
      expires_at: expiresAt.toISOString(),
      ip_allow_list: ['127.0.0.1'],
      rate_limit_per_minute: 5,
      credit_cap: 50,
    };
    expect((await patch(within)).status).toBe(200);
    expect((await patch({ name: 'free' })).status).toBe(200);
  });

  it('does not hand over a wider key by rotating it, but rotates itself', async () => {
    const wide = await keys.create({ accountId: app.accountId, name: 'wide' });
    const taken = await app.call(`/v1/keys/${wide.id}/rotate`, { key: narrow.key, body: {} });
    expectProblem(taken, 403, 'insufficient-scope');
    expect(await statusOf(app, wide.key)).toBe(200);
    const own = await app.call(`/v1/keys/${narrow.id}/rotate`, {
      key: narrow.key,
      body: { overlap_seconds: 600 },
    });
    expect(own.body.data.credit_cap).toBe(50);
  });

  it('lets an admin key give what it likes', async () => {
    const { body } = await app.call('/v1/keys', {
      key: app.adminKey,
      body: { name: 'another admin', scopes: ['admin'], rate_limit_per_minute: 1_000_000 },
    });
    expect(body.data.scopes).toEqual(['admin']);
  });

  describe('nor its credit cap twice', () => {
    const spendingGroupOf = async (id: string): Promise<string> => (await keys.get(id)).spendingGroupId;
    let capped: { key: string; id: string };
    beforeAll(async () => {
      capped = await keys.create({ accountId: app.accountId, name: 'capped', creditCap: 10 });
    });

    it('passes its count on to the keys it makes, and to the one that takes its place', async () => {
      expect(await spendingGroupOf(capped.id)).toBe(capped.id);
      const made = await app.call('/v1/keys', { key: capped.key, body: { name: 'made', credit_cap: 3 } });
      expect(await spendingGroupOf(made.body.data.id)).toBe(capped.id);
      const rotated = await app.call(`/v1/keys/${made.body.data.id}/rotate`, { key: capped.key, body: {} });
      expect(await spendingGroupOf(rotated.body.data.id)).toBe(capped.id);
      const self = await keys.rotate(capped.id, { overlapSeconds: 600 });
      expect(await spendingGroupOf(self.id)).toBe(capped.id);
    });

    it.each(['apiKey', 'adminKey'] as const)(
      'gives keys made by an uncapped key their own: %s',
      async (by) => {
        const made = await app.call('/v1/keys', { key: app[by], body: { name: 'made', credit_cap: 10 } });
        expect(await spendingGroupOf(made.body.data.id)).toBe(made.body.data.id);
      },
    );

    it('neither takes over nor widens a key that has a count of its own', async () => {
      const other = await keys.create({ accountId: app.accountId, name: 'other', creditCap: 5 });
      const path = `/v1/keys/${other.id}`;
      const by = { key: capped.key };
      expectProblem(await app.call(`${path}/rotate`, { ...by, body: {} }), 403, 'beyond-own-limits');
      for (const wish of [{ credit_cap: 10 }, { expires_at: '2090-01-01T00:00:00Z' }]) {
        const refused = await app.call(path, { ...by, method: 'PATCH', body: wish });
        expectProblem(refused, 403, 'beyond-own-limits');
      }
      expect((await keys.get(other.id)).creditCap).toBe(5);
      const renamed = await app.call(path, { ...by, method: 'PATCH', body: { name: 'renamed' } });
      expect(renamed.body.data.name).toBe('renamed');
      expect((await app.call(path, { ...by, method: 'DELETE' })).body.data.status).toBe('revoked');
    });
  });
});

describe('an account that has 1,000 working keys', () => {
  let owner: { accountId: string; apiKey: string };
  const create = (process: TestApp = app) =>
    process.call('/v1/keys', { key: owner.apiKey, body: { name: 'one more' } });
  const anyKeyId = async (condition: string): Promise<string> =>
    (
      await app.dataSource.query(
        `SELECT id FROM api_keys WHERE account_id = $1 AND name = 'many' AND ${condition} LIMIT 1`,
        [owner.accountId],
      )
    )[0].id;
  const STALE = 'expires_at < now()';
  const WORKING = 'revoked_at IS NULL AND expires_at IS NULL';

  beforeAll(async () => {
    owner = await app.createAccount();
    // With the first one 999 that work, and ten each that have expired or were revoked.
    await app.dataSource.query(
      `INSERT INTO api_keys (id, account_id, name, prefix_hint, last_four, hash, scopes, ip_allow_list,
         spending_group_id, expires_at, revoked_at)
       SELECT id, $1, 'many', 'cap_xxxx', 'xxxx', sha256(id::text::bytea), '{account}', '{}', id,
         CASE WHEN n BETWEEN 1001 AND 1010 THEN now() - interval '1 s' END, CASE WHEN n > 1010 THEN now() END
       FROM (SELECT gen_random_uuid() AS id, n FROM generate_series(1, 1020) n WHERE n <= 998 OR n > 1000) k`,
      [owner.accountId],
    );
  });

  it('gets no further one, however many ask at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => create(n % 2 === 0 ? app : neighbour)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(7);
    for (const answer of refused) expectProblem(answer, 409, 'too-many-keys');
    expect(refused[0]?.body.error.limit).toBe(1000);
    expect(await keys.countWorking(owner.accountId)).toBe(1000);
  });

  it('neither by a rotation with overlap nor by reviving one', async () => {
    const rotate = { key: owner.apiKey, body: { overlap_seconds: 60 } };
    const rotated = await app.call(`/v1/keys/${await anyKeyId(WORKING)}/rotate`, rotate);
    expectProblem(rotated, 409, 'too-many-keys');
    const stale = await anyKeyId(STALE);
    const patch = { key: owner.apiKey, method: 'PATCH', body: { expires_at: null } };
    expectProblem(await app.call(`/v1/keys/${stale}`, patch), 409, 'too-many-keys');
    expect((await keys.get(stale)).expiresAt).not.toBeNull();
    const renamed = await app.call(`/v1/keys/${stale}`, { ...patch, body: { name: 'renamed' } });
    expect(renamed.status).toBe(200);
  });

  it('may replace one at once, and gets another when one has gone', async () => {
    const path = `/v1/keys/${await anyKeyId(WORKING)}`;
    const rotated = await app.call(`${path}/rotate`, { key: owner.apiKey, body: {} });
    expect(rotated.status).toBe(200);
    await app.call(`/v1/keys/${rotated.body.data.id}`, { key: owner.apiKey, method: 'DELETE' });
    const patch = { key: owner.apiKey, method: 'PATCH', body: { expires_at: null } };
    expect((await app.call(`/v1/keys/${await anyKeyId(STALE)}`, patch)).body.data.status).toBe('active');
    expectProblem(await create(), 409, 'too-many-keys');
  });
});

describe('an Idempotency-Key', () => {
  const once = (path: string, body: object, idempotencyKey: string, key = app.apiKey) =>
    app.call(path, { key, body, headers: { 'idempotency-key': idempotencyKey } });
  const countNamed = async (name: string): Promise<number> =>
    (await app.dataSource.query(`SELECT count(*)::int AS n FROM api_keys WHERE name = $1`, [name]))[0].n;

  it('creates one key, whoever asks again and however many at the same time', async () => {
    const body = { name: 'only one' };
    const answers = await Promise.all([1, 2, 3].map(() => once('/v1/keys', body, 'create-1')));
    const [created, ...others] = answers.toSorted((a, b) => a.status - b.status);
    expect(created?.status).toBe(200);
    for (const answer of [...others, await once('/v1/keys', body, 'create-1')]) {
      expectProblem(answer, 409, 'already-done');
      expect(answer.body.error.created_id).toBe(created?.body.data.id);
      expect(answer.body.error.detail).toContain('shown once');
      expect(answer.text).not.toContain(created?.body.data.key);
    }
    expect(await countNamed('only one')).toBe(1);
    expectProblem(await once('/v1/keys', { name: 'another' }, 'create-1'), 422, 'idempotency-mismatch');
    expectProblem(await once('/v1/keys', body, 'x'.repeat(256)), 400, 'invalid-request');
    expect(await countNamed('another')).toBe(0);
    const { apiKey } = await app.createAccount();
    expect((await once('/v1/keys', body, 'create-1', apiKey)).status).toBe(200);
  });

  it('rotates a key once, and names the successor', async () => {
    const { id } = await keys.create({ accountId: app.accountId, name: 'rotated once' });
    const path = `/v1/keys/${id}/rotate`;
    const successor = await once(path, { overlap_seconds: 60 }, 'rotate-1');
    expect(successor.status).toBe(200);
    const again = await once(path, { overlap_seconds: 60 }, 'rotate-1');
    expectProblem(again, 409, 'already-done');
    expect(again.body.error.created_id).toBe(successor.body.data.id);
    expectProblem(await once(path, { overlap_seconds: 61 }, 'rotate-1'), 422, 'idempotency-mismatch');
    expectProblem(await once('/v1/keys', { name: 'x' }, 'rotate-1'), 422, 'idempotency-mismatch');
  });
});

describe('a request to create a key', () => {
  it.each([
    ['name', {}],
    ['name', { name: '   ' }],
    ['name', { name: 1 }],
    ['scopes', { name: 'x', scopes: [] }],
    ['scopes', { name: 'x', scopes: ['root'] }],
    ['scopes', { name: 'x', scopes: ['capability:\u0100\r\n", error="'] }],
    ['expires_at', { name: 'x', expires_at: '2000-01-01T00:00:00Z' }],
    ['expires_at', { name: 'x', expires_at: 'tomorrow' }],
    ['expires_at', { name: 'x', expires_at: null }],
    ['ip_allow_list', { name: 'x', ip_allow_list: ['example.test'] }],
    ['rate_limit_per_minute', { name: 'x', rate_limit_per_minute: 0 }],
    ['credit_cap', { name: 'x', credit_cap: 1.5 }],
    ['account_id', { name: 'x', account_id: 'other' }],
  ])('is told that %s is wrong in %j', async (path, body) => {
    for (const key of [app.adminKey, app.apiKey]) {
      const answer = await app.call('/v1/keys', { key, body });
      expectProblem(answer, 400, 'invalid-request');
      expect(answer.body.error.errors.map((fault: { path: string }) => fault.path)).toContain(path);
    }
  });
});

describe('credentials', () => {
  const bare = (path: string, headers: Record<string, string> = {}, body?: unknown) =>
    app.call(path, { key: null, headers, body });

  it.each<[string, string, () => Promise<TestAnswer>]>([
    ['missing', 'no API key', () => bare('/v1/keys')],
    ['of another scheme', 'no API key', () => bare('/v1/keys', { authorization: 'Basic Zm9v' })],
    ['in a header of two keys', 'form', () => bare('/v1/keys', { authorization: `Bearer a b` })],
    ['malformed', 'checksum', () => bare('/v1/keys', { authorization: 'Bearer cap_123' })],
    ['with a wrong checksum', 'checksum', () => bare('/v1/keys', { authorization: `Bearer ${spoilt()}` })],
    ['in the query', 'query string', () => bare(`/v1/keys?access_token=${app.apiKey}`)],
    ['in the body', 'query string', () => bare('/v1/keys', {}, { name: 'x', access_token: app.apiKey })],
    ['in two places', 'more than one', () => app.call(`/v1/keys?access_token=${app.apiKey}`)],
  ])('%s are refused with 401', async (_, words, send) => {
    const answer = await send();
    expectProblem(answer, 401, 'unauthorized');
    expect(answer.body.error.error_category).toBe('authentication');
    expect(answer.body.error.detail).toContain(words);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer realm="capstan"/);
    expect(answer.text).not.toContain(app.apiKey);
  });

  it('that are unknown and revoked cannot be told apart', async () => {
    const { key, id } = await keys.create({ accountId: app.accountId, name: 'gone' });
    await keys.revoke(id);
    const gone = await app.call('/v1/keys', { key });
    await app.dataSource.query('DELETE FROM api_keys WHERE id = $1', [id]);
    const fresh = await startApp({ databaseUrl: app.databaseUrl });
    const never = await fresh.call('/v1/keys', { key });
    await fresh.close();
    expectProblem(gone, 401, 'unauthorized');
    expect(never.body.error).toEqual(gone.body.error);
  });

  it('that are wrong count against their address until it is limited', async () => {
    const strict = await startApp({ databaseUrl: app.databaseUrl, env: { RATE_LIMIT_PER_MINUTE: '3' } });
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) statuses.push(await statusOf(strict, spoilt()));
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    const verified = await strict.call('/v1/keys');
    expect(verified.status).toBe(200);
    expect(verified.headers.get('x-ratelimit-remaining')).toBe('2');
    await strict.close();
  });

  it("count against their own key's limit", async () => {
    const key = await app.createKey({ accountId: app.accountId, name: 'slow', rateLimitPerMinute: 2 });
    const answers = [1, 2, 3].map(() => () => app.call('/v1/keys', { key }));
    const statuses: number[] = [];
    for (const send of answers) statuses.push((await send()).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('give the verifier a frozen principal', async () => {
    const verdict = await app.app.get(KeyVerifier).verify(app.apiKey, '127.0.0.1');
    expect(isRefusal(verdict)).toBe(false);
    expect(verdict).toMatchObject({ accountId: app.accountId, scopes: ['capabilities', 'account'] });
    expect(Object.isFrozen(verdict)).toBe(true);
  });
});

describe('the schema', () => {
  it('is what the entities say', async () => {
    const { upQueries } = await app.dataSource.driver.createSchemaBuilder().log();
    const mine = upQueries.map(({ query }) => query).filter((query) => /"(accounts|api_keys)"/.test(query));
    expect(mine).toEqual([]);
  });
});

/** A key of the right form with a wrong checksum. */
function spoilt(): string {
  return app.apiKey.slice(0, -1) + (app.apiKey.endsWith('a') ? 'b' : 'a');
}
