import { ApiKeysService } from '@capstan/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { expectProblem, statusOf } from '../../harness/keys.js';

let app: TestApp;
let keys: ApiKeysService;

beforeAll(async () => {
  app = await startApp();
  keys = app.app.get(ApiKeysService);
});
afterAll(async () => {
  await app.close();
});

describe('a key cannot grant more than it has', () => {
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
  ])('rejects %s: %j', async (slug, wish) => {
    const { key } = narrow;
    expect.hasAssertions();
    expectProblem(await app.call('/v1/keys', { key, body: { name: 'child', ...wish } }), 403, slug);
    const patch = { key, method: 'PATCH', body: wish };
    expectProblem(await app.call(`/v1/keys/${narrow.id}`, patch), 403, slug);
  });

  it('cannot modify the admin keys of its account', async () => {
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

  it('changes another key only if the result is within its own restrictions', async () => {
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

  it('cannot obtain a less restricted key by rotating it, but can rotate itself', async () => {
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

  it('can grant anything if it is an admin key', async () => {
    const { body } = await app.call('/v1/keys', {
      key: app.adminKey,
      body: { name: 'another admin', scopes: ['admin'], rate_limit_per_minute: 1_000_000 },
    });
    expect(body.data.scopes).toEqual(['admin']);
  });

  describe('a key cannot grant its credit cap twice', () => {
    const spendingGroupOf = async (id: string): Promise<string> => (await keys.get(id)).spendingGroupId;
    let capped: { key: string; id: string };
    beforeAll(async () => {
      capped = await keys.create({ accountId: app.accountId, name: 'capped', creditCap: 10 });
    });

    it('shares its spending count with the keys it creates and with its successor', async () => {
      expect(await spendingGroupOf(capped.id)).toBe(capped.id);
      const made = await app.call('/v1/keys', { key: capped.key, body: { name: 'made', credit_cap: 3 } });
      expect(await spendingGroupOf(made.body.data.id)).toBe(capped.id);
      const rotated = await app.call(`/v1/keys/${made.body.data.id}/rotate`, { key: capped.key, body: {} });
      expect(await spendingGroupOf(rotated.body.data.id)).toBe(capped.id);
      const self = await keys.rotate(capped.id, { overlapSeconds: 600 });
      expect(await spendingGroupOf(self.id)).toBe(capped.id);
    });

    it.each(['apiKey', 'adminKey'] as const)(
      'gives keys created by an uncapped key their own count: %s',
      async (by) => {
        const made = await app.call('/v1/keys', { key: app[by], body: { name: 'made', credit_cap: 10 } });
        expect(await spendingGroupOf(made.body.data.id)).toBe(made.body.data.id);
      },
    );

    it('can neither rotate nor widen a key that has a count of its own', async () => {
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
