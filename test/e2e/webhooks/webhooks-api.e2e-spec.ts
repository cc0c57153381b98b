import { providerOpened } from '@capstan/capabilities';
import { Outbox } from '@capstan/platform-events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectProblem } from '../../harness/keys.js';
import { WebhookService } from '../../harness/webhook-service.js';

let service: WebhookService;
let key: string;

beforeAll(async () => {
  service = await WebhookService.start({ env: { WEBHOOKS_PER_ACCOUNT: '3' } });
});
beforeEach(async () => {
  key = (await service.app.createAccount()).apiKey;
});
afterAll(() => service?.close());

const create = (body: object = {}, options: { key?: string; headers?: Record<string, string> } = {}) =>
  service.app.call('/v1/webhooks', {
    body: { url: service.receiver.url(), event_types: ['*'], ...body },
    key,
    ...options,
  });
const call = (path: string, method: string, body?: object) =>
  service.app.call(`/v1/webhooks${path}`, { method, key, ...(body ? { body } : {}) });
const operatorKey = async () =>
  (await service.app.createAccount({ scopes: ['capabilities', 'account', 'admin'] })).apiKey;

describe('creating a webhook', () => {
  it('shows the secret once, and costs nothing', async () => {
    const created = await create({ description: 'deploy bot' });
    expect(created.body).toMatchObject({
      data: { description: 'deploy bot', enabled: true, event_types: ['*'], disabled_reason: null },
      credits_used: 0,
    });
    const { id, secret } = created.body.data;
    for (const path of ['', `/${id}`]) {
      const { text } = await call(path, 'GET');
      expect(text).toContain(id);
      expect(text).not.toContain(secret.slice(6));
    }
  });

  it.each([
    'ftp://example.com/',
    'http://user:secret@example.com/',
    'http://127.0.0.1:1/',
    'http://10.0.0.1/hook',
    'http://[::1]/',
    'http://169.254.169.254/latest',
    'not a url',
  ])('refuses the URL %s', async (url) => {
    expectProblem(await create({ url }), 400, 'invalid-url');
    expect((await call('', 'GET')).body.data.webhooks).toEqual([]);
  });

  it.each([[['build']], [['build.started']], [['*.completed']], [['credits.charged']], [[]]])(
    'refuses the event types %j',
    async (eventTypes) => {
      expectProblem(await create({ event_types: eventTypes }), 400, 'invalid-request');
    },
  );

  it('is limited for each account, disabled ones included', async () => {
    const { id } = (await create()).body.data;
    await call(`/${id}`, 'PATCH', { enabled: false });
    const created = await Promise.all([create(), create(), create()]);
    expect(created.filter(({ status }) => status === 200)).toHaveLength(2);
    expectProblem(await create(), 409, 'too-many-webhooks');
    await call(`/${id}`, 'DELETE');
    expect((await create()).status).toBe(200);
  });

  it('happens once for an Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'one' };
    const first = await create({}, { headers });
    const second = await create({}, { headers });
    expectProblem(second, 409, 'already-done');
    expect(second.body.error.created_id).toBe(first.body.data.id);
    expectProblem(await create({ description: 'other' }, { headers }), 422, 'idempotency-mismatch');
    expect((await call('', 'GET')).body.data.webhooks).toHaveLength(1);
  });
});

describe('the list of webhooks', () => {
  it('has pages, newest first, and is filtered by status and by an event that is sent', async () => {
    const createFor = async (...types: string[]): Promise<string> =>
      (await create({ event_types: types })).body.data.id;
    const [all, builds, credits] = [
      await createFor('*'),
      await createFor('build.*'),
      await createFor('credits.*'),
    ];
    await call(`/${credits}`, 'PATCH', { enabled: false });
    const listed = async (query: string): Promise<[string[], string | null]> => {
      const { webhooks, next_after: next } = (await call(`?${query}`, 'GET')).body.data;
      return [webhooks.map(({ id }: { id: string }) => id), next];
    };
    expect(await listed('limit=2')).toEqual([[credits, builds], builds]);
    expect(await listed(`limit=2&after=${builds}`)).toEqual([[all], null]);
    expect(await listed('status=enabled')).toEqual([[builds, all], null]);
    expect(await listed('status=disabled')).toEqual([[credits], null]);
    expect(await listed('event_type=build.failed')).toEqual([[builds, all], null]);
    expect(await listed('event_type=credits.low&status=enabled')).toEqual([[all], null]);
    expect(await listed('event_type=provider.opened')).toEqual([[], null]);
    expect(await listed('event_type=credits.charged')).toEqual([[], null]);
    expect(await listed('event_type=unknown')).toEqual([[], null]);
    expectProblem(await call('?status=lost', 'GET'), 400, 'invalid-request');
  });
});

describe('a webhook', () => {
  it('is changed field by field', async () => {
    const { id, url } = (await create()).body.data;
    const { body } = await call(`/${id}`, 'PATCH', { event_types: ['build.*'], enabled: false });
    expect(body.data).toMatchObject({
      id,
      url,
      event_types: ['build.*'],
      enabled: false,
      disabled_reason: 'owner',
    });
    expectProblem(await call(`/${id}`, 'PATCH', { url: 'http://10.0.0.1/' }), 400, 'invalid-url');
    expectProblem(await call(`/${id}`, 'PATCH', { event_types: ['x.y'] }), 400, 'invalid-request');
    expect((await call(`/${id}`, 'GET')).body.data).toEqual(body.data);
  });

  it('is unknown to other accounts', async () => {
    const { id } = (await create()).body.data;
    const { body } = await call(`/${id}/test`, 'POST');
    key = (await service.app.createAccount()).apiKey;
    for (const [path, method] of [
      [`/${id}`, 'GET'],
      [`/${id}`, 'DELETE'],
      [`/${id}/test`, 'POST'],
      [`/${id}/deliveries`, 'GET'],
      [`/${id}/deliveries/${body.data.id}`, 'GET'],
      [`/${id}/deliveries/${body.data.id}/resend`, 'POST'],
    ] as const) {
      expectProblem(await call(path, method), 404, 'not-found');
    }
    expectProblem(await call(`/${id}`, 'PATCH', { enabled: false }), 404, 'not-found');
    expectProblem(await call(`/${id}/rotate-secret`, 'POST', {}), 404, 'not-found');
  });

  it('is deleted with its deliveries', async () => {
    const { id } = (await create()).body.data;
    const delivery = (await call(`/${id}/test`, 'POST')).body.data;
    await call(`/${id}`, 'DELETE');
    expectProblem(await call(`/${id}`, 'GET'), 404, 'not-found');
    const rows = await service.app.dataSource.query('SELECT FROM webhook_deliveries WHERE id = $1', [
      delivery.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('lists its deliveries in pages and by status, newest first', async () => {
    const { id } = (await create()).body.data;
    const sent: string[] = [];
    for (let at = 0; at < 3; at += 1) sent.unshift((await call(`/${id}/test`, 'POST')).body.data.id);
    const page = (await call(`/${id}/deliveries?limit=2`, 'GET')).body.data;
    const rest = (await call(`/${id}/deliveries?after=${page.next_after}`, 'GET')).body.data;
    const ids = [...page.deliveries, ...rest.deliveries].map((delivery) => delivery.id);
    expect(ids).toEqual(sent);
    expect(rest.next_after).toBeNull();
    expect((await call(`/${id}/deliveries?status=failed`, 'GET')).body.data.deliveries).toEqual([]);
    expectProblem(await call(`/${id}/deliveries?status=lost`, 'GET'), 400, 'invalid-request');
  });
});

describe('events of operators', () => {
  it('reach webhooks of keys with the scope admin that name them, and no others', async () => {
    const operator = await operatorKey();
    const named = await service.addWebhook(operator, ['provider.opened']);
    const all = await service.addWebhook(operator, ['*']);
    const { app, dataSource } = service.app;
    const data = {
      provider: 'search:test',
      outcome: 'timeout' as const,
      open_until: '2030-01-01T00:00:00.000Z',
    };
    await dataSource.transaction((manager) =>
      app.get(Outbox).append(manager, providerOpened.create(null, data)),
    );
    await expect.poll(() => service.receiver.at(named.path).map(({ event }) => event.data)).toEqual([data]);
    expect(service.receiver.at(all.path)).toEqual([]);
  });

  it('are closed to keys without the scope admin', async () => {
    for (const types of [['provider.opened'], ['*', 'provider.*']]) {
      expectProblem(await create({ event_types: types }), 403, 'insufficient-scope');
    }
  });

  it('close a webhook to changes by keys without the scope admin', async () => {
    const { accountId, apiKey } = await service.app.createAccount({ scopes: ['account', 'admin'] });
    const { webhookId } = await service.addWebhook(apiKey, ['provider.*']);
    key = await service.app.createKey({ accountId, name: 'plain', scopes: ['webhooks'] });
    expect((await call(`/${webhookId}`, 'GET')).status).toBe(200);
    expectProblem(await call(`/${webhookId}`, 'PATCH', { enabled: false }), 403, 'insufficient-scope');
    expectProblem(await call(`/${webhookId}/rotate-secret`, 'POST', {}), 403, 'insufficient-scope');
    expectProblem(await call(`/${webhookId}`, 'DELETE'), 403, 'insufficient-scope');
  });
});
