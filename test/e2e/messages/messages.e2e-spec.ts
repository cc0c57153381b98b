import { randomUUID } from 'node:crypto';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AccountsService } from '@capstan/auth';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../harness/keys.js';
import { type MessagingService, startMessaging } from '../../harness/messaging-service.js';

interface Delivered {
  headers: Record<string, string>;
  body: string;
}

let service: MessagingService;
let receiver: Server;
let hook: string;
let answerStatus = 200;
const delivered: Delivered[] = [];

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      delivered.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(answerStatus).end();
    });
  });
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve);
  });
  const { port } = receiver.address() as AddressInfo;
  hook = `http://127.0.0.1:${port}/hook`;
  service = await startMessaging({ OUTBOUND_ALLOW_HOSTS: `127.0.0.1:${port}`, MESSAGES_DAILY_WEBHOOK: '3' });
});
afterAll(async () => {
  await service?.close();
  receiver?.close();
});

const INBOX = { channel: 'inbox', subject: 'Report', text: 'Three findings.' };
const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

describe('the inbox', () => {
  it('has a message that was sent to it', async () => {
    const { apiKey } = await service.app.createAccount();
    const { status, body } = await service.send(INBOX, { key: apiKey });
    expect(status).toBe(200);
    expect(body).toMatchObject({ credits_used: 1, data: { status: 'delivered', provider: 'inbox' } });
    const { body: inbox } = await service.app.call('/v1/inbox', { key: apiKey });
    expect(inbox.data.entries).toMatchObject([{ id: body.data.id, subject: 'Report', read_at: null }]);
  });

  it('has a message that was sent through /v1/agent', async () => {
    const { apiKey } = await service.app.createAccount();
    const call = { capability: 'send_message', params: INBOX };
    const { status, body } = await service.app.call('/v1/agent', { body: call, key: apiKey });
    expect([status, body.credits_used, body.data.status]).toEqual([200, 1, 'delivered']);
    const { body: inbox } = await service.app.call('/v1/inbox', { key: apiKey });
    expect(inbox.data.entries).toMatchObject([{ id: body.data.id, subject: 'Report' }]);
  });

  it('lists what is unread', async () => {
    const { apiKey } = await service.app.createAccount();
    const { body } = await service.send(INBOX, { key: apiKey });
    const path = `/v1/inbox/${body.data.id}`;
    const read = await service.app.call(path, { method: 'PATCH', body: { read: true }, key: apiKey });
    expect(read.body.data.read_at).not.toBeNull();
    const { body: inbox } = await service.app.call('/v1/inbox?unread=true', { key: apiKey });
    expect(inbox.data.entries).toEqual([]);
  });

  it('of another account is out of reach', async () => {
    const { body } = await service.send(INBOX);
    const { apiKey } = await service.app.createAccount();
    const path = `/v1/inbox/${body.data.id}`;
    const answer = await service.app.call(path, { method: 'PATCH', body: { read: true }, key: apiKey });
    expectProblem(answer, 404, 'not-found');
    expectProblem(await service.app.call(`/v1/messages/${body.data.id}`, { key: apiKey }), 404, 'not-found');
  });
});

describe('a webhook', () => {
  it('gets a message signed with the secret of the account', async () => {
    const { apiKey } = await service.app.createAccount();
    const { body } = await service.send({ channel: 'webhook', to: hook, text: 'Hello.' }, { key: apiKey });
    expect(body.data).toMatchObject({ status: 'delivered', provider: 'webhook' });
    const settings = await service.app.call('/v1/messages/settings', { key: apiKey });
    const { headers, body: sent } = delivered.at(-1) as Delivered;
    const verifier = new Webhook(settings.body.data.webhook_secret);
    expect(verifier.verify(sent, headers)).toMatchObject({ data: { text: 'Hello.' } });
    expect(headers['webhook-id']).toBe(body.data.id);
  });

  it('that answers 500 gets the message again under the same id, and its outcome is unknown in the end', async () => {
    const { apiKey } = await service.app.createAccount();
    answerStatus = 500;
    const before = delivered.length;
    const answer = await service.send({ channel: 'webhook', to: hook, text: 'Hello.' }, { key: apiKey });
    answerStatus = 200;
    expect(answer.body).toMatchObject({ credits_used: 0, data: { status: 'outcome_unknown' } });
    const ids = delivered.slice(before).map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual(Array.from({ length: 3 }, () => answer.body.data.id));
  });

  it('that fails once gets the message when it works again, for one credit', async () => {
    const { apiKey } = await service.app.createAccount();
    answerStatus = 503;
    const before = delivered.length;
    const sending = service.send({ channel: 'webhook', to: hook, text: 'Hello.' }, { key: apiKey });
    await expect.poll(() => delivered.length, { timeout: 15_000 }).toBe(before + 1);
    answerStatus = 200;
    const { body } = await sending;
    expect(body).toMatchObject({ credits_used: 1, data: { status: 'delivered', provider: 'webhook' } });
    expect(delivered).toHaveLength(before + 2);
  });

  it('that answers 410 ends the call with 422, and gets the message once', async () => {
    const { apiKey } = await service.app.createAccount();
    answerStatus = 410;
    const before = delivered.length;
    const answer = await service.send({ channel: 'webhook', to: hook, text: 'Hello.' }, { key: apiKey });
    answerStatus = 200;
    expectProblem(answer, 422, 'message-refused');
    expect(answer.body.credits_used).toBe(0);
    expect(delivered).toHaveLength(before + 1);
  });

  it('at an address that is not public gets nothing', async () => {
    const answer = await service.send({ channel: 'webhook', to: 'http://127.0.0.1:1/', text: 'Hello.' });
    expectProblem(answer, 400, 'invalid-url');
    expect(answer.body.error.errors).toMatchObject([{ path: 'to' }]);
  });

  it('gets no more messages a day than the limit', async () => {
    const { apiKey } = await service.app.createAccount();
    const send = () => service.send({ channel: 'webhook', to: hook, text: 'Hello.' }, { key: apiKey });
    const answers = await Promise.all(Array.from({ length: 6 }, send));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 422, 422, 422,
    ]);
    expectProblem(await send(), 422, 'daily-limit-reached');
  });
});

describe('a scheduled message', () => {
  it('is accepted at once, and sent when it is time', async () => {
    const { apiKey } = await service.app.createAccount();
    const { status, body, headers } = await service.send({ ...INBOX, send_at: soon(2) }, { key: apiKey });
    expect({ status, state: body.data.status }).toEqual({ status: 202, state: 'scheduled' });
    const location = headers.get('location') ?? '';
    expect(location).toBe(`/v1/messages/${body.data.id}`);
    const state = async () => (await service.app.call(location, { key: apiKey })).body.data.status;
    await expect.poll(state, { timeout: 15_000 }).toBe('delivered');
  });

  it('can be cancelled, and then costs nothing', async () => {
    const { apiKey } = await service.app.createAccount();
    const { body } = await service.send({ ...INBOX, send_at: soon(3600) }, { key: apiKey });
    const path = `/v1/messages/${body.data.id}/cancel`;
    const cancelled = await service.app.call(path, { method: 'POST', key: apiKey });
    expect(cancelled.body.data.status).toBe('cancelled');
    const credits = await service.app.call('/v1/credits', { key: apiKey });
    expect(credits.body.data).toMatchObject({ balance: 1000, held: 0 });
  });

  it('of an account that is suspended by then is not sent, and is free', async () => {
    const { accountId, apiKey } = await service.app.createAccount();
    const { body } = await service.send({ ...INBOX, send_at: soon(2) }, { key: apiKey });
    const accounts = service.app.app.get(AccountsService);
    await accounts.suspend(accountId);
    const status = async () => {
      const [row] = await service.app.dataSource.query('SELECT status, detail FROM messages WHERE id = $1', [
        body.data.id,
      ]);
      return row;
    };
    await expect
      .poll(status, { timeout: 15_000 })
      .toEqual({ status: 'failed', detail: 'the account is suspended' });
    await accounts.reinstate(accountId);
    const credits = await service.app.call('/v1/credits', { key: apiKey });
    expect(credits.body.data).toMatchObject({ balance: 1000, held: 0 });
  });

  it('that was sent cannot be cancelled', async () => {
    const { body } = await service.send(INBOX);
    const answer = await service.app.call(`/v1/messages/${body.data.id}/cancel`, { method: 'POST' });
    expectProblem(answer, 409, 'message-not-cancellable');
  });
});

describe('a dry run', () => {
  it('shows what would be sent, sends nothing and is free', async () => {
    const { apiKey } = await service.app.createAccount();
    const template = 'Hello {{name}}.';
    const { status, body } = await service.send(
      { channel: 'inbox', template, data: { name: '<Ada>' }, dry_run: true },
      { key: apiKey },
    );
    expect({ status, credits: body.credits_used }).toEqual({ status: 200, credits: 0 });
    expect(body.data).toMatchObject({
      id: null,
      status: 'dry_run',
      providers: ['inbox'],
      content: { text: 'Hello <Ada>.', html: '<p>Hello &lt;Ada&gt;.</p>\n' },
    });
    const { body: list } = await service.app.call('/v1/messages', { key: apiKey });
    expect(list.data.messages).toEqual([]);
  });
});

describe('sending', () => {
  it('under an Idempotency-Key sends once', async () => {
    const { apiKey } = await service.app.createAccount();
    const options = { key: apiKey, headers: { 'idempotency-key': randomUUID() } };
    const first = await service.send(INBOX, options);
    const second = await service.send(INBOX, options);
    expect(second.body.data.id).toBe(first.body.data.id);
    const { body: inbox } = await service.app.call('/v1/inbox', { key: apiKey });
    expect(inbox.data.entries).toHaveLength(1);
  });

  it('goes to allowed recipients only', async () => {
    const { apiKey } = await service.app.createAccount();
    const body = { allowed_recipients: ['https://hooks.example.com/*'] };
    await service.app.call('/v1/messages/settings', { method: 'PATCH', body, key: apiKey });
    const answer = await service.send({ channel: 'webhook', to: hook, text: 'Hello.' }, { key: apiKey });
    expectProblem(answer, 403, 'recipient-not-allowed');
    expect((await service.send(INBOX, { key: apiKey })).status).toBe(200);
  });

  it('obeys the limits that the operator sets for the account', async () => {
    const { accountId, apiKey } = await service.app.createAccount();
    const path = `/v1/admin/accounts/${accountId}/message-limits`;
    const limit = (body: object) =>
      service.app.call(path, { method: 'PUT', body, key: service.app.adminKey });
    const { body: set } = await limit({ allowed_recipients: ['https://other.example/*'], daily_limit: 1 });
    expect(set.data).toEqual({
      account_id: accountId,
      allowed_recipients: ['https://other.example/*'],
      daily_limit: 1,
    });
    const toHook = { channel: 'webhook', to: hook, text: 'x' };
    expectProblem(await service.send(toHook, { key: apiKey }), 403, 'recipient-not-allowed');
    await limit({ allowed_recipients: [], daily_limit: 1 });
    expect((await service.send(toHook, { key: apiKey })).status).toBe(200);
    expectProblem(await service.send(toHook, { key: apiKey }), 422, 'daily-limit-reached');
    await limit({ allowed_recipients: [], daily_limit: null });
    expect((await service.send(toHook, { key: apiKey })).status).toBe(200);
    const { body } = await service.app.call(path, { key: service.app.adminKey });
    expect(body.data).toEqual({ account_id: accountId, allowed_recipients: [], daily_limit: null });
  });

  it('by a channel without a provider names the variables of its providers', async () => {
    const answer = await service.send({ channel: 'email', to: 'ada@example.com', subject: 'Hi', text: 'Hi' });
    expectProblem(answer, 503, 'channel-unavailable');
    expect(answer.body.error.alternative_action).toContain('smtp: SMTP_HOST');
  });

  it.each([
    ['to', { channel: 'email', to: 'ada@example.com\r\nBcc: x@example.com', subject: 'a', text: 'a' }],
    ['subject', { channel: 'email', to: 'ada@example.com', subject: 'a\r\nBcc: x@example.com', text: 'a' }],
    ['reply_to', { channel: 'email', to: 'a@example.com', subject: 'a', text: 'a', reply_to: 'x' }],
    ['to', { channel: 'sms', to: '0151 123', text: 'a' }],
    ['to', { channel: 'chat', to: 'pigeon:1', text: 'a' }],
    ['to', { channel: 'webhook', to: 'ftp://example.com', text: 'a' }],
    ['to', { ...INBOX, to: 'me' }],
    ['text', { channel: 'inbox' }],
    ['text', { ...INBOX, text: 'a'.repeat(100_001) }],
    ['data.order.id', { channel: 'inbox', template: '{{order.id}}', data: { order: {} } }],
    ['template', { channel: 'inbox', template: '{{#a}}', data: {} }],
    ['send_at', { ...INBOX, send_at: '2020-01-01T00:00:00Z' }],
    [
      'attachments.0',
      { channel: 'email', to: 'a@example.com', subject: 'a', text: 'a', attachments: [{ filename: 'a' }] },
    ],
    ['provider', { ...INBOX, provider: 'unknown' }],
  ])('refuses a wrong %s, and charges nothing', async (path, params) => {
    const answer = await service.send(params);
    expectProblem(answer, 400, 'invalid-request');
    expect(answer.body.error.errors.map((fault: { path: string }) => fault.path)).toContain(path);
    expect(answer.body.credits_used).toBe(0);
  });

  it('leaves the books balanced', async () => {
    expect(await service.app.audit()).toEqual([]);
  });
});
