import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSignedWith } from '../../harness/webhook-receiver.js';
import { WebhookService } from '../../harness/webhook-service.js';

let service: WebhookService;
beforeAll(async () => (service = await WebhookService.start()));
afterAll(() => service?.close());

describe('webhooks', () => {
  it('deliver an event with its id, type, time and data', async () => {
    const { accountId, path } = await service.subscribe(['key.*']);
    const keyId = await service.createKey(accountId, 'crawler');
    await expect.poll(() => service.receiver.at(path)).toHaveLength(1);
    const [webhook] = service.receiver.at(path);
    expect(webhook?.event).toEqual({
      id: webhook?.headers['webhook-id'],
      type: 'key.created',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      data: { key_id: keyId, name: 'crawler', scopes: ['capabilities', 'account'] },
    });
    expect(webhook?.headers['content-type']).toBe('application/json');
  });

  it('sign requests with the secret that was shown', async () => {
    const { accountId, path, secret } = await service.subscribe();
    await service.createKey(accountId, 'one');
    await expect.poll(() => service.receiver.at(path)).toHaveLength(1);
    const [webhook] = service.receiver.at(path);
    expect(webhook && isSignedWith(secret, webhook)).toBe(true);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  });

  it('deliver the events of an account in order', async () => {
    const { accountId, path } = await service.subscribe(['key.created']);
    const names = Array.from({ length: 30 }, (_, at) => `key ${at}`);
    for (const name of names) await service.createKey(accountId, name);
    await expect.poll(() => service.keyNamesAt(path)).toEqual(names);
  });

  it('deliver only types that were subscribed to, and no event of another account', async () => {
    const builds = await service.subscribe(['build.*', 'key.revoked']);
    const all = await service.subscribe(['*']);
    await service.createKey(builds.accountId, 'of builds');
    await service.createKey(all.accountId, 'of all');
    await expect.poll(() => service.keyNamesAt(all.path)).toEqual(['of all']);
    expect(service.receiver.at(builds.path)).toEqual([]);
  });

  it('deliver an event to each webhook that subscribes to it', async () => {
    const first = await service.subscribe(['key.*']);
    const second = await service.addWebhook(first.key, ['key.created']);
    await service.createKey(first.accountId, 'shared');
    await expect.poll(() => service.keyNamesAt(first.path)).toEqual(['shared']);
    await expect.poll(() => service.keyNamesAt(second.path)).toEqual(['shared']);
  });

  it('are signed with the previous secret too while it overlaps', async () => {
    const subscriber = await service.subscribe();
    const { body } = await service.post(subscriber, 'rotate-secret', {});
    await service.createKey(subscriber.accountId, 'one');
    await expect.poll(() => service.receiver.at(subscriber.path)).toHaveLength(1);
    const [webhook] = service.receiver.at(subscriber.path);
    if (!webhook) throw new Error('one was received');
    expect(isSignedWith(body.data.secret, webhook)).toBe(true);
    expect(isSignedWith(subscriber.secret, webhook)).toBe(true);
  });

  it('are signed with the new secret alone after a rotation without overlap', async () => {
    const subscriber = await service.subscribe();
    const { body } = await service.post(subscriber, 'rotate-secret', { overlap_seconds: 0 });
    await service.createKey(subscriber.accountId, 'one');
    await expect.poll(() => service.receiver.at(subscriber.path)).toHaveLength(1);
    const [webhook] = service.receiver.at(subscriber.path);
    if (!webhook) throw new Error('one was received');
    expect(isSignedWith(body.data.secret, webhook)).toBe(true);
    expect(isSignedWith(subscriber.secret, webhook)).toBe(false);
  });

  it('send a test event on request, whatever they subscribe to', async () => {
    const subscriber = await service.subscribe(['build.*']);
    const { body } = await service.post(subscriber, 'test');
    await expect.poll(() => service.receiver.at(subscriber.path)).toHaveLength(1);
    expect(service.receiver.at(subscriber.path)[0]?.event).toMatchObject({
      id: body.data.event_id,
      type: 'webhook.test',
      data: { webhook_id: subscriber.webhookId },
    });
  });

  it('log the request and its answer, without the secret and the signature', async () => {
    const subscriber = await service.subscribe();
    await service.createKey(subscriber.accountId, 'one');
    await expect.poll(async () => (await service.firstDelivery(subscriber))['status']).toBe('delivered');
    const delivery = await service.firstDelivery(subscriber);
    const [webhook] = service.receiver.at(subscriber.path);
    expect(delivery).toMatchObject({
      event_id: webhook?.event.id,
      event_type: 'key.created',
      attempts: 1,
      next_attempt_at: null,
      request: { body: webhook?.body },
      attempt_log: [
        {
          succeeded: true,
          error: null,
          response: { status: 200, body: 'ok' },
          url: service.receiver.url(subscriber.path),
        },
      ],
    });
    const text = JSON.stringify([delivery, await service.webhook(subscriber)]);
    expect(text).not.toContain(subscriber.secret);
    expect(text).not.toContain(String(webhook?.headers['webhook-signature']));
  });

  it('send a delivered event again on request, with the same id', async () => {
    const subscriber = await service.subscribe();
    await service.createKey(subscriber.accountId, 'one');
    await expect.poll(async () => (await service.firstDelivery(subscriber))['status']).toBe('delivered');
    const delivery = await service.firstDelivery(subscriber);
    const { body } = await service.post(subscriber, `deliveries/${String(delivery['id'])}/resend`);
    expect(body.data).toMatchObject({ resend_of: delivery['id'], event_id: delivery['event_id'] });
    await expect.poll(() => service.receiver.at(subscriber.path)).toHaveLength(2);
    const [first, second] = service.receiver.at(subscriber.path);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  });
});

it('a completed build is delivered', async () => {
  const { key, path } = await service.subscribe(['build.*']);
  const { body } = await service.app.call('/v1/builds', { body: { prompt: 'A website for a bakery' }, key });
  await expect.poll(() => service.receiver.at(path), { timeout: 120_000 }).toHaveLength(1);
  expect(service.receiver.at(path)[0]?.event).toMatchObject({
    type: 'build.completed',
    data: { execution_id: body.data.execution_id },
  });
});
