import { randomUUID } from 'node:crypto';
import { ApiKeysService } from '@capstan/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../../harness/app.js';

/** Two processes of the service on one database. */
let app: TestApp;
let neighbor: TestApp;

beforeAll(async () => {
  app = await startApp();
  neighbor = await startApp({ databaseUrl: app.databaseUrl });
});
afterAll(async () => {
  await neighbor.close();
  await app.close();
});

interface Key {
  id: string;
  key: string;
  parent_key_id: string | null;
}

const make = async (by: string, restrictions: object = {}): Promise<Key> =>
  (await app.call('/v1/keys', { key: by, body: { name: 'made', ...restrictions } })).body.data;
const root = (): Promise<Key> => make(app.apiKey);
const revoke = (id: string, query = '', key = app.apiKey): Promise<TestAnswer> =>
  app.call(`/v1/keys/${id}${query}`, { method: 'DELETE', key });
const works = async ({ key }: Key, process = app): Promise<boolean> =>
  (await process.call('/v1/credits', { key })).status === 200;
const working = async (...keys: Key[]): Promise<boolean[]> => Promise.all(keys.map((key) => works(key)));

describe('revoking a key', () => {
  it('lists the still valid keys it created, directly or indirectly', async () => {
    const parent = await root();
    const child = await make(parent.key);
    const grandchild = await make(child.key);
    const gone = await make(parent.key);
    await revoke(gone.id);
    expect(child.parent_key_id).toBe(parent.id);
    const { status, body } = await revoke(parent.id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'revoked', active_descendants: 2, revoked_descendants: 0 });
    expect(await working(parent, child, grandchild)).toEqual([false, true, true]);
  });

  it('with cascade revokes them all, in every process within a second', async () => {
    const parent = await root();
    const child = await make(parent.key);
    const made = [child, await make(parent.key), await make(child.key)];
    const sibling = await root();
    for (const key of [parent, ...made]) expect(await works(key, neighbor)).toBe(true);
    const { body } = await revoke(parent.id, '?cascade=true');
    expect(body.data).toMatchObject({ status: 'revoked', active_descendants: 0, revoked_descendants: 3 });
    const anyWorks = async (): Promise<boolean> =>
      (await Promise.all([parent, ...made].map((key) => works(key, neighbor)))).includes(true);
    await expect.poll(anyWorks, { timeout: 3000, interval: 20 }).toBe(false);
    expect(await works(sibling)).toBe(true);
  });

  it('with cascade revokes the keys created by an already revoked key, once', async () => {
    const parent = await root();
    await make(parent.key);
    const first = (await revoke(parent.id)).body.data;
    const second = (await revoke(parent.id, '?cascade=true')).body.data;
    expect(second).toEqual({ ...first, revoked_descendants: 1, active_descendants: 0 });
    expect((await revoke(parent.id, '?cascade=true')).body.data.revoked_descendants).toBe(0);
  });

  it('parses `cascade=false` as false and rejects other values', async () => {
    const parent = await root();
    const child = await make(parent.key);
    expect((await revoke(parent.id, '?cascade=yes')).status).toBe(400);
    expect(await works(parent)).toBe(true);
    expect((await revoke(parent.id, '?cascade=false')).body.data.active_descendants).toBe(1);
    expect(await works(child)).toBe(true);
  });

  it('with cascade changes nothing if a descendant has more permissions than the calling key', async () => {
    const parent = await root();
    const child = await make(parent.key);
    await app.call(`/v1/keys/${parent.id}`, { method: 'PATCH', body: { scopes: ['account'] } });
    const weak = await make(app.apiKey, { scopes: ['account'] });
    const refused = await revoke(parent.id, '?cascade=true', weak.key);
    expect([refused.status, refused.body.error?.type]).toEqual([
      403,
      expect.stringContaining('insufficient-scope'),
    ]);
    expect(await working(parent, child)).toEqual([true, true]);
  });
});

describe('a rotated key', () => {
  const rotate = async (id: string, overlap = 0): Promise<Key> =>
    (await app.call(`/v1/keys/${id}/rotate`, { body: { overlap_seconds: overlap } })).body.data;

  it('passes its children and its parent to its successor', async () => {
    const parent = await root();
    const child = await make(parent.key);
    const grandchild = await make(child.key);
    const successor = await rotate(child.id);
    expect(successor.parent_key_id).toBe(parent.id);
    expect((await revoke(successor.id)).body.data.active_descendants).toBe(1);
    expect((await revoke(parent.id, '?cascade=true')).body.data.revoked_descendants).toBe(1);
    expect(await works(grandchild)).toBe(false);
  });

  it('is revoked together with what it created during the overlap, but not with its successor', async () => {
    const old = await root();
    const successor = await rotate(old.id, 600);
    const [madeByOld, madeBySuccessor] = [await make(old.key), await make(successor.key)];
    expect((await revoke(old.id, '?cascade=true')).body.data.revoked_descendants).toBe(1);
    expect(await working(madeByOld, successor, madeBySuccessor)).toEqual([false, true, true]);
  });
});

describe('an admin key', () => {
  const admin = (path: string, method?: string, key = app.adminKey): Promise<TestAnswer> =>
    app.call(`/v1/admin${path}`, { key, method, ...(method ? {} : { body: { name: 'issued' } }) });

  async function anotherAdmin(): Promise<{ id: string; key: string }> {
    return app.app
      .get(ApiKeysService)
      .create({ accountId: app.accountId, name: 'admin', scopes: ['admin', 'account'] });
  }

  it('is the parent of the keys it issues in any account, which only the admin route reaches', async () => {
    const { accountId } = await app.createAccount();
    const issuer = await anotherAdmin();
    const issued: Key = (await admin(`/accounts/${accountId}/keys`, undefined, issuer.key)).body.data;
    const child = await make(issued.key);
    expect(issued.parent_key_id).toBe(issuer.id);
    const own = (await revoke(issuer.id, '?cascade=true', (await anotherAdmin()).key)).body.data;
    expect(own).toMatchObject({ revoked_descendants: 0, active_descendants: 0 });
    expect(await working(issued, child)).toEqual([true, true]);
    const all = (await admin(`/keys/${issuer.id}?cascade=true`, 'DELETE')).body.data;
    expect(all).toMatchObject({ account_id: app.accountId, revoked_descendants: 2, active_descendants: 0 });
    expect(await working(issued, child)).toEqual([false, false]);
    const audit = await app.call('/v1/admin/audit?action=key.revoked', { key: app.adminKey });
    expect(audit.body.data.entries[0].details).toMatchObject({ revoked_descendants: 2 });
  });
});

describe('a key that is created while its parent is revoked with cascade', () => {
  it('is either revoked or rejected', async () => {
    for (let round = 0; round < 5; round += 1) {
      const parent = await root();
      const making = Array.from({ length: 6 }, () =>
        app.call('/v1/keys', { key: parent.key, body: { name: 'late' } }),
      );
      const [, ...made] = await Promise.all([revoke(parent.id, '?cascade=true'), ...making]);
      for (const { status } of made) expect([200, 401, 409]).toContain(status);
      const [{ left }] = await app.dataSource.query<[{ left: number }]>(
        `SELECT count(*)::int AS left FROM api_keys WHERE parent_key_id = $1 AND revoked_at IS NULL`,
        [parent.id],
      );
      expect(left).toBe(0);
    }
  });

  it('is rejected by the table once the parent is revoked', async () => {
    const keys = app.app.get(ApiKeysService);
    const { accountId } = app;
    const parent = await keys.create({ accountId, name: 'parent' });
    await keys.revoke(parent.id);
    const late = { accountId, name: 'late', parentKeyId: parent.id };
    await expect(keys.create(late)).rejects.toMatchObject({ slug: 'key-not-active' });
    await expect(keys.create({ ...late, parentKeyId: randomUUID() })).rejects.toMatchObject({ status: 409 });
  });
});

describe('a key that is rotated while its parent is revoked with cascade', () => {
  it('is revoked with its successor', async () => {
    const parent = await root();
    const child = await make(parent.key);
    const successor = randomUUID();
    const rotation = app.dataSource.createQueryRunner();
    await rotation.startTransaction();
    await rotation.query(
      `INSERT INTO api_keys SELECT (jsonb_populate_record(k, jsonb_build_object(
         'id', $2::text, 'hash', '\\x' || encode(sha256($2::text::bytea), 'hex')))).*
       FROM api_keys k WHERE id = $1`,
      [child.id, successor],
    );
    await rotation.query('UPDATE api_keys SET rotated_to = $2, revoked_at = now() WHERE id = $1', [
      child.id,
      successor,
    ]);
    const revoking = revoke(parent.id, '?cascade=true');
    const waits = async (): Promise<boolean> => {
      const [{ waiting }] = await app.dataSource.query<[{ waiting: boolean }]>(
        `SELECT EXISTS (SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'
           AND datname = current_database()) AS waiting`,
      );
      return waiting;
    };
    await expect.poll(waits).toBe(true);
    await rotation.commitTransaction();
    await rotation.release();
    expect((await revoking).body.data).toMatchObject({ revoked_descendants: 1, active_descendants: 0 });
  });
});
