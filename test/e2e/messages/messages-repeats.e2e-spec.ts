import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type MessagingService,
  startMessageWorker,
  startMessaging,
} from '../../harness/messaging-service.js';
import { accepted, inOrder, VendorServer } from '../../harness/vendor-server.js';

const RESEND_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const EMAIL = { channel: 'email', to: 'ada@example.com', subject: 'Hello', text: 'Hello Ada.' };
const LATER = { prefer: 'respond-async' };
const HOUR = { status: 503, headers: { 'retry-after': '3600' } };

let vendors: VendorServer;
let env: Record<string, string>;
let service: MessagingService;

beforeAll(async () => {
  vendors = await VendorServer.start();
  env = {
    OUTBOUND_ALLOW_HOSTS: vendors.hostPort,
    MESSAGE_TIMEOUT_SECONDS: '30',
    SEND_MESSAGE_PROVIDERS: 'resend,postmark,webhook',
    RESEND_API_KEY: 'k',
    RESEND_FROM: 'a@example.test',
    RESEND_BASE_URL: vendors.url,
    RESEND_WEBHOOK_SECRET: RESEND_SECRET,
    POSTMARK_API_KEY: 'k',
    POSTMARK_FROM: 'a@example.test',
    POSTMARK_BASE_URL: `${vendors.url}/postmark`,
  };
  service = await startMessaging(env);
});
afterEach(() => vendors.reset());
afterAll(async () => {
  await service?.close();
  vendors?.close();
});

const read = async (id: string, key?: string) =>
  (await service.app.call(`/v1/messages/${id}`, key === undefined ? {} : { key })).body.data;
const statusOf = async (id: string) => (await read(id)).status;

/** Starts to send a message, and returns its id once a provider got it. */
async function sendUntilAsked(params: object): Promise<string> {
  const { body } = await service.send({ ...EMAIL, ...params }, { headers: LATER });
  await expect.poll(() => vendors.requests.length, { timeout: 15_000 }).toBeGreaterThan(0);
  return body.data.id;
}

/** What a worker sees that takes the message of one whose lease ended. */
const loseLease = (id: string) =>
  service.app.dataSource.query(
    'UPDATE messages SET generation = generation + 1, lease_until = NULL WHERE id = $1',
    [id],
  );

describe('a message that was sent without an answer', () => {
  it('is repeated while the provider limits the rate, and is sent once that accepts it', async () => {
    vendors.answer = inOrder({ status: 500 }, { status: 429 }, accepted({ path: '/emails' }));
    const { body } = await service.send(EMAIL);
    expect(body).toMatchObject({ credits_used: 1, data: { status: 'sent', provider: 'resend' } });
    expect(new Set(vendors.requests.map(({ headers }) => headers['idempotency-key']))).toEqual(
      new Set([body.data.id]),
    );
    expect(vendors.requests).toHaveLength(3);
  });

  it('waits for its repeat as long as the provider asks for, without a worker', async () => {
    vendors.answer = inOrder(HOUR);
    const id = await sendUntilAsked({});
    const waits = async () => {
      const [row] = await service.app.dataSource.query(
        `SELECT status, lease_until, extract(epoch FROM retry_at - clock_timestamp())::int AS seconds
         FROM messages WHERE id = $1`,
        [id],
      );
      return row;
    };
    await expect.poll(waits, { timeout: 15_000 }).toMatchObject({ lease_until: null });
    const { status, seconds } = await waits();
    expect(status).toBe('sending');
    expect(seconds).toBeGreaterThan(3_500);
    const cancelled = await service.app.call(`/v1/messages/${id}/cancel`, { method: 'POST' });
    expect(cancelled.status).toBe(409);
  });

  it('is not repeated when the key is too old for the provider to recognize it', async () => {
    vendors.answer = inOrder({ status: 503, headers: { 'retry-after': '2' } }, accepted({ path: '/emails' }));
    const id = await sendUntilAsked({});
    await service.app.dataSource.query(
      `UPDATE message_attempts SET started_at = started_at - interval '24 hours' WHERE message_id = $1`,
      [id],
    );
    await expect.poll(() => statusOf(id), { timeout: 15_000 }).toBe('outcome_unknown');
    expect(vendors.requests).toHaveLength(1);
  });

  it('is sent once a report of the provider proves it, and is then charged', async () => {
    const { apiKey } = await service.app.createAccount();
    vendors.answer = inOrder(HOUR);
    const { body } = await service.send(EMAIL, { key: apiKey, headers: LATER });
    const { id } = body.data;
    await expect.poll(() => vendors.requests.length, { timeout: 15_000 }).toBe(1);
    const report = JSON.stringify({
      type: 'email.delivered',
      data: { email_id: 're-1', tags: { message_id: id } },
    });
    const event = randomUUID();
    const now = new Date();
    const headers = {
      'svix-id': event,
      'svix-timestamp': String(Math.floor(now.getTime() / 1000)),
      'svix-signature': new Webhook(RESEND_SECRET).sign(event, now, report),
    };
    const callback = { body: report, headers, key: null };
    const answer = await service.app.call('/v1/messages/callbacks/resend', callback);
    expect(answer.body.data).toEqual({ changed: 1 });
    expect(await read(id, apiKey)).toMatchObject({ status: 'delivered', provider_message_id: 're-1' });
    const credits = await service.app.call('/v1/credits', { key: apiKey });
    expect(credits.body.data).toMatchObject({ balance: 999, held: 0 });
  });
});

describe('an answer that comes after the worker lost its lease', () => {
  it('makes a message sent whose outcome another worker recorded as unknown, free of charge', async () => {
    const { apiKey } = await service.app.createAccount();
    const { promise: answers, resolve: answer } = Promise.withResolvers<void>();
    vendors.answer = async (request) => {
      await answers;
      return accepted(request);
    };
    const sent = { ...EMAIL, provider: 'postmark' };
    const { body } = await service.send(sent, { key: apiKey, headers: LATER });
    const { id } = body.data;
    await expect.poll(() => vendors.requests.length, { timeout: 15_000 }).toBe(1);
    const taker = await startMessageWorker(service.app, env);
    await loseLease(id);
    const status = async () => (await read(id, apiKey)).status;
    await expect.poll(status, { timeout: 15_000 }).toBe('outcome_unknown');
    answer();
    await expect.poll(status, { timeout: 15_000 }).toBe('sent');
    await taker.close();
    const { provider, provider_message_id: vendorId, attempts, detail } = await read(id, apiKey);
    expect({ provider, detail }).toEqual({ provider: 'postmark', detail: null });
    expect(vendorId).toMatch(/^email-/);
    expect(attempts).toMatchObject([{ provider: 'postmark', outcome: 'ok' }]);
    expect(vendors.requests).toHaveLength(1);
    const events = await service.app.dataSource.query(
      'SELECT kind FROM message_events WHERE message_id = $1 ORDER BY seq',
      [id],
    );
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'message.queued',
      'message.outcome_unknown',
      'message.sent',
    ]);
    const credits = await service.app.call('/v1/credits', { key: apiKey });
    expect(credits.body.data).toMatchObject({ balance: 1000, held: 0 });
  });

  it('ends a message that waits for its repeat, and nothing is sent again', async () => {
    const { promise: answers, resolve: answer } = Promise.withResolvers<void>();
    vendors.answer = async (request) => {
      if (vendors.requests.length > 1) return HOUR;
      await answers;
      return accepted(request);
    };
    const id = await sendUntilAsked({});
    const taker = await startMessageWorker(service.app, env);
    await loseLease(id);
    await expect.poll(() => vendors.requests.length, { timeout: 15_000 }).toBe(2);
    answer();
    await expect.poll(() => statusOf(id), { timeout: 15_000 }).toBe('sent');
    await taker.close();
    expect(vendors.requests).toHaveLength(2);
  });
});

it('the books are balanced', async () => {
  const open = `SELECT count(*)::int AS count FROM messages WHERE finished_at IS NULL`;
  expect(await service.app.dataSource.query(open)).toEqual([{ count: 1 }]);
  expect(await service.app.audit()).toEqual([]);
});
