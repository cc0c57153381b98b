import { AccountsService, ApiKeysService } from '@capstan/auth';
import { providerOpened } from '@capstan/capabilities';
import { Outbox } from '@capstan/platform-events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Subscriber, WebhookService } from '../../harness/webhook-service.js';

let service: WebhookService;
/** Paths at which the receiver answers 500. */
const failing = new Set<string>();

beforeAll(async () => {
  service = await WebhookService.start();
  service.receiver.answer = ({ path }, response) => response.writeHead(failing.has(path) ? 500 : 200).end();
});
afterAll(() => service?.close());

const keys = () => service.app.app.get(ApiKeysService);

/** Revokes the key that made the webhook. @returns a new key of its account, to read with. */
async function replaceKey({ accountId, key }: Subscriber): Promise<string> {
  const { body } = await service.app.call('/v1/keys', { key });
  for (const { id } of body.data.keys) await keys().revoke(id);
  return service.app.createKey({ accountId, name: 'reader', scopes: ['account'] });
}

async function openProvider(name: string): Promise<void> {
  const { app, dataSource } = service.app;
  const event = providerOpened.create(null, {
    provider: name,
    outcome: 'timeout',
    open_until: '2030-01-01T00:00:00.000Z',
  });
  await dataSource.transaction((manager) => app.get(Outbox).append(manager, event));
}
const providersAt = (path: string) => service.receiver.at(path).map(({ event }) => event.data['provider']);

const unhandledRevocations = async (): Promise<number> => {
  const [row] = await service.app.dataSource.query(
    "SELECT count(*)::int AS count FROM event_deliveries WHERE handler = 'webhooks.operator-rights'",
  );
  return row.count;
};

describe('a webhook whose key was revoked', () => {
  it('continues: it belongs to the account', async () => {
    const subscriber = await service.subscribe(['key.created']);
    await replaceKey(subscriber);
    await service.createKey(subscriber.accountId, 'later');
    await expect.poll(() => service.keyNamesAt(subscriber.path)).toEqual(['reader', 'later']);
  });

  it('is disabled if it receives events for operators and its account has no other admin key', async () => {
    const operator = await service.subscribe(['provider.*', 'key.*'], ['account', 'admin']);
    const other = await service.addWebhook(operator.key, ['webhook.*']);
    const key = await replaceKey(operator);
    await expect
      .poll(() => service.webhook({ ...operator, key }))
      .toMatchObject({ enabled: false, disabled_reason: 'no_admin_key' });
    await expect
      .poll(() => service.receiver.at(other.path).map(({ event }) => event.data))
      .toEqual([{ webhook_id: operator.webhookId, reason: 'no_admin_key' }]);
  });

  it('continues to receive events for operators while its account has another admin key', async () => {
    const operator = await service.subscribe(['provider.opened'], ['account', 'admin']);
    await service.app.createKey({ accountId: operator.accountId, name: 'second', scopes: ['admin'] });
    const { body } = await service.app.call('/v1/keys', { key: operator.key });
    await keys().revoke(body.data.keys.find(({ name }: { name: string }) => name === 'test').id);
    await expect.poll(unhandledRevocations).toBe(0);
    await openProvider('search:second');
    await expect.poll(() => providersAt(operator.path)).toContain('search:second');
  });
});

describe('a webhook for operators whose last admin key', () => {
  const changeKeys = ({ accountId }: Subscriber, change: string) =>
    service.app.dataSource.query(`UPDATE api_keys SET ${change} WHERE account_id = $1`, [accountId]);

  it.each([
    ['has expired', `expires_at = now() - interval '1 second'`, 'expires_at = NULL'],
    ['has lost the scope', `scopes = '{account}'`, `scopes = '{account,admin}'`],
  ])('%s receives no events for operators until a key works again', async (title, change, undo) => {
    const operator = await service.subscribe(['provider.opened'], ['account', 'admin']);
    const witness = await service.subscribe(['provider.opened'], ['account', 'admin']);
    await changeKeys(operator, change);
    await openProvider(`hidden:${title}`);
    await expect.poll(() => providersAt(witness.path)).toEqual([`hidden:${title}`]);
    await changeKeys(operator, undo);
    await openProvider(`shown:${title}`);
    await expect.poll(() => providersAt(operator.path)).toEqual([`shown:${title}`]);
  });
});

describe('a webhook of a suspended account', () => {
  const accounts = () => service.app.app.get(AccountsService);
  const makeDue = ({ webhookId }: Subscriber) =>
    service.app.dataSource.query(
      'UPDATE webhook_deliveries SET available_at = clock_timestamp() WHERE endpoint_id = $1',
      [webhookId],
    );

  it('gets nothing until the account is reinstated, and then what waited before', async () => {
    const suspended = await service.subscribe(['key.created']);
    const witness = await service.subscribe(['key.created']);
    failing.add(suspended.path);
    await service.createKey(suspended.accountId, 'waits');
    // A first attempt still to come has a time as well: only its answer, 500, makes the delivery wait.
    await expect
      .poll(() => service.firstDelivery(suspended))
      .toMatchObject({ status: 'pending', attempts: 1 });
    failing.delete(suspended.path);

    await accounts().suspend(suspended.accountId);
    await service.createKey(suspended.accountId, 'meanwhile');
    await makeDue(suspended);
    await service.createKey(witness.accountId, 'witness');
    await expect.poll(() => service.keyNamesAt(witness.path)).toEqual(['witness']);
    expect(service.keyNamesAt(suspended.path)).toEqual(['waits']);

    await accounts().reinstate(suspended.accountId);
    await service.createKey(suspended.accountId, 'afterwards');
    await expect.poll(() => service.keyNamesAt(suspended.path)).toEqual(['waits', 'waits', 'afterwards']);
  });

  it('gets no events for operators', async () => {
    const operator = await service.subscribe(['provider.opened'], ['account', 'admin']);
    const witness = await service.subscribe(['provider.opened'], ['account', 'admin']);
    await accounts().suspend(operator.accountId);
    await openProvider('search:hidden');
    await expect.poll(() => providersAt(witness.path)).toEqual(['search:hidden']);
    await accounts().reinstate(operator.accountId);
    await openProvider('search:shown');
    await expect.poll(() => providersAt(operator.path)).toEqual(['search:shown']);
  });
});
