import { API_KEY_PATTERN, ApiKeysService } from '@capstan/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { expectProblem, nextKeyChange, statusOf } from '../../harness/keys.js';

/** Two processes of the service on one database. */
let app: TestApp;
let neighbor: TestApp;
let keys: ApiKeysService;

beforeAll(async () => {
  app = await startApp();
  neighbor = await startApp({ databaseUrl: app.databaseUrl });
  keys = app.app.get(ApiKeysService);
});
afterAll(async () => {
  await neighbor.close();
  await app.close();
});

describe('a key', () => {
  it('is returned once; only its hash is stored', async () => {
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
    expect((await app.call(`/v1/keys/${view.id}`)).body.data).toEqual({ ...view, credits_spent: 0 });
    const stored = await app.dataSource.query('SELECT k::text AS row FROM api_keys k WHERE id = $1', [
      view.id,
    ]);
    expect(stored[0].row).toContain(key.slice(0, 8));
    expect(stored[0].row).not.toContain(key.slice(4, 44));
    expect(stored[0].row).not.toContain(Buffer.from(key).toString('hex'));
  });

  it('is listed with the other keys of its account, in pages', async () => {
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

  it('of another account returns an empty page when it is used as a cursor', async () => {
    const { apiKey: theirs } = await app.createAccount();
    const [foreign] = (await app.call('/v1/keys', { key: theirs })).body.data.keys;
    expect((await app.call(`/v1/keys?after=${foreign.id}`)).body.data.keys).toEqual([]);
  });

  it('can be revoked repeatedly, and stops in every process once the message arrives', async () => {
    const { key, id } = await keys.create({ accountId: app.accountId, name: 'short-lived' });
    expect([await statusOf(app, key), await statusOf(neighbor, key)]).toEqual([200, 200]);
    const keyChange = nextKeyChange(neighbor, { accountId: app.accountId, keyId: id });
    const revoked = await app.call(`/v1/keys/${id}`, { method: 'DELETE' });
    expect(revoked.body.data.status).toBe('revoked');
    expect(await statusOf(app, key)).toBe(401);
    await keyChange;
    expect(await statusOf(neighbor, key)).toBe(401);
    const again = await app.call(`/v1/keys/${id}`, { method: 'DELETE' });
    expect(again.body.data).toEqual(revoked.body.data);
    expectProblem(
      await app.call(`/v1/keys/${id}`, { method: 'PATCH', body: { name: 'x' } }),
      409,
      'key-not-active',
    );
    expectProblem(await app.call(`/v1/keys/${id}/rotate`, { body: {} }), 409, 'key-not-active');
  });

  it('remains valid together with its successor during the overlap', async () => {
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

  it('is rotated once, even by concurrent requests', async () => {
    const { id } = await keys.create({ accountId: app.accountId, name: 'contended' });
    const outcomes = await Promise.all(
      [app, neighbor, app, neighbor, app].map((process) =>
        process.call(`/v1/keys/${id}/rotate`, { key: app.apiKey, body: { overlap_seconds: 10 } }),
      ),
    );
    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    const [{ count }] = await app.dataSource.query(
      `SELECT count(*)::int AS count FROM api_keys WHERE name = 'contended'`,
    );
    expect(count).toBe(2);
  });

  it('can be restricted, with immediate effect', async () => {
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

  it('is rejected outside its IP list', async () => {
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

  it('is rejected after its expiry', async () => {
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

  it('records when it was last used, also across a shutdown', async () => {
    const { key, id } = await keys.create({ accountId: app.accountId, name: 'used' });
    const other = await startApp({ databaseUrl: app.databaseUrl });
    expect(await statusOf(other, key)).toBe(200);
    await other.close();
    const lastUsedAt = (await keys.get(id)).lastUsedAt?.getTime() ?? 0;
    expect(Math.abs(Date.now() - lastUsedAt)).toBeLessThan(60_000);
  });
});

describe('keys of other accounts', () => {
  it('return not-found, as do malformed ids', async () => {
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

describe('an Idempotency-Key', () => {
  const once = (path: string, body: object, idempotencyKey: string, key = app.apiKey) =>
    app.call(path, { key, body, headers: { 'idempotency-key': idempotencyKey } });
  const countNamed = async (name: string): Promise<number> =>
    (await app.dataSource.query(`SELECT count(*)::int AS n FROM api_keys WHERE name = $1`, [name]))[0].n;

  it('creates one key for repeated and concurrent requests', async () => {
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
  ])('is rejected: %s is wrong in %j', async (path, body) => {
    for (const key of [app.adminKey, app.apiKey]) {
      const answer = await app.call('/v1/keys', { key, body });
      expectProblem(answer, 400, 'invalid-request');
      expect(answer.body.error.errors.map((fault: { path: string }) => fault.path)).toContain(path);
    }
  });
});
