import { ADDRESS_RESOLVER, type AddressResolver } from '@capstan/platform-outbound';
import { WebhookNotice } from '@capstan/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../harness/webhook-receiver.js';
import { type Subscriber, WebhookService } from '../../harness/webhook-service.js';

const PUBLIC = [{ address: '93.184.216.34', family: 4 }];
const PRIVATE = [{ address: '127.0.0.1', family: 4 }];
/** A name that is public when it is checked, and private afterwards. */
let rebound = PUBLIC;
const resolve: AddressResolver = async (hostname) => (hostname === 'rebound.example' ? rebound : []);

let service: WebhookService;
/** What receives at a path; 200 elsewhere. */
const answers = new Map<string, Answer>();

beforeAll(async () => {
  service = await WebhookService.start({
    env: { WEBHOOK_TIMEOUT_SECONDS: '5' },
    overrides: [{ provide: ADDRESS_RESOLVER, useValue: resolve }],
  });
  service.receiver.answer = (webhook, response) => {
    const answer = answers.get(webhook.path);
    if (answer) answer(webhook, response);
    else response.end('ok');
  };
});
afterAll(() => service?.close());

/** An account whose endpoint answers so, with one event. */
async function failing(answer: Answer): Promise<Subscriber> {
  const subscriber = await service.subscribe();
  answers.set(subscriber.path, answer);
  await service.createKey(subscriber.accountId, 'first');
  return subscriber;
}
const attempted = async (subscriber: Subscriber) => {
  await expect.poll(async () => (await service.firstDelivery(subscriber))['attempts']).toBe(1);
  return service.firstDelivery(subscriber);
};

const redirect: Answer = (_webhook, response) =>
  response.writeHead(307, { location: service.receiver.url('/elsewhere') }).end();
const huge: Answer = (_webhook, response) => response.writeHead(500).end('x'.repeat(5_000_000));

describe('a delivery', () => {
  it.each<[string, Answer, { status: number } | null, string]>([
    [
      'a status of 500',
      (_, response) => response.writeHead(500).end('broken'),
      { status: 500 },
      'answered 500',
    ],
    ['a status of 404', (_, response) => response.writeHead(404).end(), { status: 404 }, 'answered 404'],
    [
      'a connection that closes',
      (_, response) => response.destroy(),
      null,
      'the connection to the host failed',
    ],
    ['no answer in time', () => undefined, null, 'no complete response within 5000 ms'],
    ['half an answer', (_, response) => response.write('half'), null, 'no complete response within 5000 ms'],
    ['a redirect', redirect, null, 'answered with a redirect, which is not followed'],
    ['a huge answer', huge, { status: 500 }, 'answered 500'],
  ])('is retried after %s', async (_name, answer, response, error) => {
    const subscriber = await failing(answer);
    const delivery = await attempted(subscriber);
    expect(delivery).toMatchObject({
      status: 'pending',
      attempt_log: [{ succeeded: false, response, error: expect.stringContaining(error) }],
    });
    expect(Date.parse(String(delivery['next_attempt_at']))).toBeGreaterThan(Date.now() + 3_000_000);
    expect(JSON.stringify(delivery).length).toBeLessThan(5_000);
    expect(service.receiver.at('/elsewhere')).toEqual([]);
  });

  it('succeeds with a huge answer, of which the beginning is kept', async () => {
    const subscriber = await failing((_webhook, response) => response.end('y'.repeat(5_000_000)));
    expect(await attempted(subscriber)).toMatchObject({
      status: 'delivered',
      attempt_log: [{ response: { status: 200, body: 'y'.repeat(1_000) } }],
    });
  });

  it('holds back later ones of its webhook until it succeeds', async () => {
    const subscriber = await failing((_webhook, response) => response.writeHead(500).end());
    await attempted(subscriber);
    await service.createKey(subscriber.accountId, 'second');
    await service.createKey(subscriber.accountId, 'third');
    await expect.poll(async () => (await service.deliveries(subscriber)).length).toBe(3);
    answers.delete(subscriber.path);
    const [first] = await service.deliveries(subscriber);
    await service.post(subscriber, `deliveries/${String(first?.['id'])}/resend`);
    await expect
      .poll(() => service.keyNamesAt(subscriber.path))
      .toEqual(['first', 'first', 'second', 'third']);
  });

  it('does not hold back other webhooks, nor a test of its own', async () => {
    const subscriber = await failing((webhook, response) =>
      response.writeHead(webhook.event.type === 'webhook.test' ? 200 : 500).end(),
    );
    await attempted(subscriber);
    const other = await service.addWebhook(subscriber.key);
    await service.createKey(subscriber.accountId, 'second');
    await expect.poll(() => service.keyNamesAt(other.path)).toEqual(['second']);
    await service.post(subscriber, 'test');
    await expect
      .poll(async () => (await service.deliveries(subscriber)).map(({ status }) => status))
      .toEqual(['pending', 'pending', 'delivered']);
  });

  it('is not sent to a name that has become one of a private address', async () => {
    rebound = PUBLIC;
    const { accountId, apiKey: key } = await service.app.createAccount();
    const url = `http://rebound.example:${service.receiver.hostPort.split(':')[1]}/rebound`;
    const { body } = await service.app.call('/v1/webhooks', { body: { url, event_types: ['*'] }, key });
    rebound = PRIVATE;
    await service.createKey(accountId, 'secret');
    const delivery = await attempted({ accountId, key, webhookId: body.data.id, secret: '', path: '' });
    expect(delivery).toMatchObject({
      attempt_log: [{ response: null, error: expect.stringContaining('not a public address') }],
    });
    expect(service.receiver.at('/rebound')).toEqual([]);
  });
});

describe('a webhook', () => {
  it('is disabled by a status of 410, and other webhooks of the account receive that', async () => {
    const subscriber = await service.subscribe(['key.*']);
    const other = await service.addWebhook(subscriber.key, ['webhook.*']);
    answers.set(subscriber.path, (_webhook, response) => response.writeHead(410).end());
    await service.createKey(subscriber.accountId, 'first');
    await expect.poll(() => service.receiver.at(other.path)).toHaveLength(1);
    expect(service.receiver.at(other.path)[0]?.event).toMatchObject({
      type: 'webhook.disabled',
      data: { webhook_id: subscriber.webhookId, reason: 'gone' },
    });
    expect(await service.webhook(subscriber)).toMatchObject({ enabled: false, disabled_reason: 'gone' });
  });

  it('is disabled after days in which all attempts failed', async () => {
    const subscriber = await failing((_webhook, response) => response.writeHead(500).end());
    const { id } = await attempted(subscriber);
    expect(await service.webhook(subscriber)).toMatchObject({ enabled: true });
    await service.app.dataSource.query(
      `UPDATE webhook_endpoints SET failing_since = now() - interval '5 days' WHERE id = $1`,
      [subscriber.webhookId],
    );
    await service.post(subscriber, `deliveries/${String(id)}/resend`);
    await expect
      .poll(() => service.webhook(subscriber))
      .toMatchObject({ enabled: false, disabled_reason: 'failing' });
  });

  it('that is the only one of its account is disabled with a notice in the inbox', async () => {
    const subscriber = await failing((_webhook, response) => response.writeHead(410).end());
    const { accountId, key, webhookId } = subscriber;
    const inbox = async () => (await service.app.call('/v1/inbox', { key })).body.data.entries;
    await expect.poll(async () => (await inbox()).length).toBe(1);
    const [notice] = await inbox();
    expect(notice).toMatchObject({ subject: 'A webhook was disabled', read_at: null });
    expect(notice.text).toContain(`The webhook ${webhookId} was disabled: it answered 410.`);
    const event = {
      id: notice.id as string,
      type: 'webhook.disabled',
      accountId,
      occurredAt: new Date(),
      data: { webhook_id: webhookId, reason: 'gone' as const },
    };
    // Events arrive at least once.
    await service.app.app.get(WebhookNotice, { strict: false }).notify(event);
    expect(await inbox()).toEqual([notice]);
  });

  it('sends what waited when it is enabled again, and not what happened meanwhile', async () => {
    const subscriber = await failing((_webhook, response) => response.writeHead(410).end());
    await expect.poll(async () => (await service.webhook(subscriber)).enabled).toBe(false);
    const other = await service.addWebhook(subscriber.key);
    await service.createKey(subscriber.accountId, 'while disabled');
    await expect.poll(() => service.keyNamesAt(other.path)).toEqual(['while disabled']);
    answers.delete(subscriber.path);
    const { body } = await service.patch(subscriber, { enabled: true });
    expect(body.data).toMatchObject({ enabled: true, disabled_reason: null, failing_since: null });
    await expect.poll(() => service.keyNamesAt(subscriber.path)).toEqual(['first', 'first']);
  });

  it('can be tested but not resent to while it is disabled', async () => {
    const subscriber = await failing((_webhook, response) => response.writeHead(410).end());
    await expect.poll(async () => (await service.webhook(subscriber)).enabled).toBe(false);
    const { id } = await service.firstDelivery(subscriber);
    const resent = await service.post(subscriber, `deliveries/${String(id)}/resend`);
    expect(resent.status).toBe(409);
    expect(resent.body.error.type).toContain('/webhook-disabled');
    await service.post(subscriber, 'test');
    await expect.poll(() => service.receiver.at(subscriber.path)).toHaveLength(2);
  });
});
