import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ catalog: scriptedCatalog().catalog });
});
afterAll(() => app.close());

interface Route {
  method: string;
  path: string;
}

/** Every admin route that Nest has registered, read from the controllers' own metadata. */
function adminRoutes(): Route[] {
  const controllers = [...app.app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => {
    const root: unknown = metatype && Reflect.getMetadata('path', metatype);
    if (!metatype || typeof root !== 'string' || !root.startsWith('v1/admin')) return [];
    return Object.getOwnPropertyNames(metatype.prototype).flatMap((name): Route[] => {
      const handler: unknown = Object.getOwnPropertyDescriptor(metatype.prototype, name)?.value;
      if (typeof handler !== 'function') return [];
      const method: unknown = Reflect.getMetadata('method', handler);
      if (typeof method !== 'number') return [];
      const path = `/${root}/${String(Reflect.getMetadata('path', handler))}`.replace(/\/+$/, '');
      return [{ method: RequestMethod[method] as string, path }];
    });
  });
}

interface Sample {
  path: string;
  body?: object;
  /** What is acted on has no id. */
  hasNoTarget?: boolean;
}

/** For each route that changes something or hands out personal data, a request that succeeds; each sets up what it needs. */
const ACTS: Record<string, () => Promise<Sample & { action: string }>> = {
  'POST /v1/admin/accounts': async () => ({
    path: '/v1/admin/accounts',
    body: { email: 'audited@example.test', name: 'Audited' },
    action: 'account.created',
  }),
  'POST /v1/admin/accounts/:id/suspend': async () => ({
    path: `/v1/admin/accounts/${await anAccount()}/suspend`,
    action: 'account.suspended',
  }),
  'POST /v1/admin/accounts/:id/resume': async () => ({
    path: `/v1/admin/accounts/${await anAccount()}/resume`,
    action: 'account.resumed',
  }),
  'GET /v1/admin/accounts/:id/export': async () => ({
    path: `/v1/admin/accounts/${await anAccount()}/export`,
    action: 'account.exported',
  }),
  'DELETE /v1/admin/accounts/:id': async () => {
    const path = `/v1/admin/accounts/${await anAccount()}`;
    const { email } = (await app.call(path, { key: app.adminKey })).body.data;
    return { path, body: { confirm: email }, action: 'account.deleted' };
  },
  'POST /v1/admin/accounts/:id/credits': async () => ({
    path: `/v1/admin/accounts/${await anAccount()}/credits`,
    body: { kind: 'grant', amount: 5, reason: 'test' },
    action: 'credits.booked',
  }),
  'PUT /v1/admin/accounts/:id/overage': async () => ({
    path: `/v1/admin/accounts/${await anAccount()}/overage`,
    body: { limit: 5 },
    action: 'overage.changed',
  }),
  'PUT /v1/admin/accounts/:id/rate-limit': async () => ({
    path: `/v1/admin/accounts/${await anAccount()}/rate-limit`,
    body: { rate_limit_per_minute: 90 },
    action: 'account.rate_limited',
  }),
  'PUT /v1/admin/accounts/:id/message-limits': async () => ({
    path: `/v1/admin/accounts/${await anAccount()}/message-limits`,
    body: { allowed_recipients: ['*@example.com'], daily_limit: 5 },
    action: 'account.messages_limited',
  }),
  'POST /v1/admin/accounts/:id/keys': async () => ({
    path: `/v1/admin/accounts/${await anAccount()}/keys`,
    body: { name: 'audited' },
    action: 'key.created',
  }),
  'PATCH /v1/admin/keys/:id': async () => ({
    path: `/v1/admin/keys/${await aKey()}`,
    body: { credit_cap: 5 },
    action: 'key.restricted',
  }),
  'POST /v1/admin/keys/:id/rotate': async () => ({
    path: `/v1/admin/keys/${await aKey()}/rotate`,
    body: { overlap_seconds: 60 },
    action: 'key.rotated',
  }),
  'DELETE /v1/admin/keys/:id': async () => ({
    path: `/v1/admin/keys/${await aKey()}`,
    action: 'key.revoked',
  }),
  'POST /v1/admin/providers/:capability/:provider/test': async () => ({
    path: '/v1/admin/providers/echo/first/test',
    action: 'provider.tested',
    hasNoTarget: true,
  }),
};

const anAccount = async (): Promise<string> => (await app.createAccount()).accountId;
const aKey = async (): Promise<string> => {
  const path = `/v1/admin/accounts/${await anAccount()}/keys`;
  return (await app.call(path, { key: app.adminKey })).body.data.keys[0].id;
};

const isAct = ({ method, path }: Route): boolean => method !== 'GET' || path.endsWith('/export');
const entries = (): Promise<Record<string, unknown>[]> =>
  app.dataSource.query('SELECT * FROM admin_audit ORDER BY id');

describe('every admin route', () => {
  it('is listed in this test: a new action needs a sample here', () => {
    const acts = adminRoutes()
      .filter(isAct)
      .map(({ method, path }) => `${method} ${path}`);
    expect(acts.toSorted()).toEqual(Object.keys(ACTS).toSorted());
    expect(adminRoutes().length).toBeGreaterThan(acts.length);
  });

  it('rejects a request without a key, or with a key that is not an admin key', async () => {
    const before = await entries();
    for (const { method, path } of adminRoutes()) {
      const address = path.replace(':id', app.accountId);
      const unknown = await app.call(address, { method, key: null });
      expect([method, path, unknown.status, unknown.body.error.type]).toEqual([
        method,
        path,
        401,
        'http://capstan.test/errors/unauthorized',
      ]);
      const holder = await app.call(address, { method, key: app.apiKey });
      expect([method, path, holder.status, holder.body.error.required_scope]).toEqual([
        method,
        path,
        403,
        'admin',
      ]);
    }
    expect(await entries()).toEqual(before);
  });

  it('writes exactly one audit entry for a change, with the actor and the request', async () => {
    for (const { method, path } of adminRoutes().filter(isAct)) {
      const act = await ACTS[`${method} ${path}`]?.();
      const before = await entries();
      const answer = await app.call(act?.path ?? path, { method, body: act?.body, key: app.adminKey });
      expect([path, answer.status]).toEqual([path, 200]);
      const written = (await entries()).slice(before.length);
      expect(written).toHaveLength(1);
      expect(written[0]).toMatchObject({
        action: act?.action,
        state: 'done',
        actor_account_id: app.accountId,
        request_id: answer.headers.get('x-request-id'),
      });
      expect(written[0]?.['target_id'] ?? '').toMatch(act?.hasNoTarget ? /^$/ : /^[0-9a-f-]{36}$/);
    }
  });

  it('distinguishes failed actions from completed ones, and writes no entry for reads', async () => {
    const before = await entries();
    const missingId = '00000000-0000-4000-8000-000000000000';
    for (const { method, path } of adminRoutes()) {
      const act = await ACTS[`${method} ${path}`]?.();
      await app.call(path.replace(':id', missingId), {
        method,
        ...(act?.body ? { body: { ...act.body, email: 'no address' } } : {}),
        key: app.adminKey,
      });
    }
    const written = (await entries()).slice(before.length);
    expect(written.map(({ state }) => state)).toEqual(
      adminRoutes()
        .filter(isAct)
        .map(() => 'failed'),
    );
  });

  it.each(['no-uuid', '00000000-0000-4000-8000-000000000000', '%00'])(
    'returns 404 for the id %s',
    async (id) => {
      for (const { method, path } of adminRoutes().filter((route) => route.path.includes(':id'))) {
        const body = (await ACTS[`${method} ${path}`]?.())?.body;
        const { status, body: answer } = await app.call(path.replace(':id', id), {
          method,
          body,
          key: app.adminKey,
        });
        expect([method, path, status, answer.error.type]).toEqual([
          method,
          path,
          404,
          'http://capstan.test/errors/not-found',
        ]);
      }
    },
  );
});
