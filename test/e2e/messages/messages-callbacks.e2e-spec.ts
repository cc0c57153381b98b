import { createHmac, randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectProblem } from '../../harness/keys.js';
import { type MessagingService, startMessaging } from '../../harness/messaging-service.js';
import {
  accepted,
  inOrder,
  type VendorAnswer,
  type VendorRequest,
  VendorServer,
} from '../../harness/vendor-server.js';

const RESEND_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const VERIFY_TOKEN = 'chosen-by-the-operator';
const TWILIO_CALLBACK = 'https://capstan.test/v1/messages/callbacks/twilio';

let vendors: VendorServer;
let service: MessagingService;

beforeAll(async () => {
  vendors = await VendorServer.start();
  const base = vendors.url;
  service = await startMessaging({
    OUTBOUND_ALLOW_HOSTS: vendors.hostPort,
    MESSAGE_TIMEOUT_SECONDS: '1',
    RESEND_API_KEY: 'k',
    RESEND_FROM: 'a@example.test',
    RESEND_BASE_URL: base,
    RESEND_WEBHOOK_SECRET: RESEND_SECRET,
    POSTMARK_API_KEY: 'k',
    POSTMARK_FROM: 'a@example.test',
    POSTMARK_BASE_URL: `${base}/postmark`,
    WHATSAPP_API_KEY: 'k',
    WHATSAPP_PHONE_NUMBER_ID: '1',
    WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 't',
    TWILIO_FROM: '+15005550006',
    TWILIO_BASE_URL: `${base}/twilio`,
    TWILIO_STATUS_CALLBACK_URL: TWILIO_CALLBACK,
    VONAGE_API_KEY: 'k',
    VONAGE_API_SECRET: 's',
    VONAGE_FROM: '+15005550007',
    VONAGE_BASE_URL: `${base}/vonage`,
  });
});
beforeEach(() => vendors.reset());
afterAll(async () => {
  await service?.close();
  vendors?.close();
});

const EMAIL = { channel: 'email', to: 'ada@example.com', subject: 'Hello', text: 'Hello Ada.' };
const SMS = { channel: 'sms', to: '+4915112345678', text: 'Hello Ada.' };
const isPostmark = ({ path }: VendorRequest) => path.startsWith('/postmark');
const statusOf = async (id: string) => (await service.app.call(`/v1/messages/${id}`)).body.data;

describe('providers', () => {
  it('are tried one after another while they refuse', async () => {
    vendors.answer = (request) => (isPostmark(request) ? accepted(request) : { status: 429 });
    const { body } = await service.send(EMAIL);
    expect(body.data).toMatchObject({ status: 'sent', provider: 'postmark' });
    const { attempts } = await statusOf(body.data.id);
    expect(attempts.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['rate_limited', 'ok']);
  });

  it.each<[string, VendorAnswer]>([
    ['500', { status: 500 }],
    ['no answer', 'hang'],
  ])(
    'that recognize repeats are called again after %s, with the same key, and no others',
    async (_, fault) => {
      vendors.answer = inOrder(fault, accepted({ path: '/emails' }));
      const { body } = await service.send(EMAIL);
      expect(body.data).toMatchObject({ status: 'sent', provider: 'resend' });
      const keys = vendors.requests.map(({ path, headers }) => [path, headers['idempotency-key']]);
      expect(keys).toEqual([
        ['/emails', body.data.id],
        ['/emails', body.data.id],
      ]);
    },
  );

  it('that do not recognize repeats are called once', async () => {
    vendors.answer = () => ({ status: 500 });
    const { body } = await service.send({ ...EMAIL, provider: 'postmark' });
    expect(body.data).toMatchObject({ status: 'outcome_unknown', provider: 'postmark' });
    expect(vendors.requests).toHaveLength(1);
  });

  it('that are named are the only ones', async () => {
    vendors.answer = () => ({ status: 401 });
    expectProblem(await service.send({ ...EMAIL, provider: 'resend' }), 502, 'message-not-sent');
    expect(vendors.requests.some(isPostmark)).toBe(false);
  });
});

it('a provider gets no message that is longer than it takes', async () => {
  vendors.answer = (request) => (request.path.startsWith('/twilio') ? { status: 400 } : accepted(request));
  const long = await service.send({ ...SMS, text: 'a'.repeat(1_300) });
  expectProblem(long, 422, 'message-refused');
  expect(vendors.requests).toHaveLength(1);
  const short = await service.send({ ...SMS, text: 'a'.repeat(1_000) });
  expect(short.body.data).toMatchObject({ status: 'sent', provider: 'vonage' });
});

describe('a callback', () => {
  const resend = (type: string, id: string, at = new Date(), secret = RESEND_SECRET) => {
    const body = JSON.stringify({ type, data: { email_id: id } });
    const event = randomUUID();
    const headers = {
      'svix-id': event,
      'svix-timestamp': String(Math.floor(at.getTime() / 1000)),
      'svix-signature': new Webhook(secret).sign(event, at, body),
    };
    return service.app.call('/v1/messages/callbacks/resend', { body, headers, key: null });
  };
  const sentEmail = async () => (await service.send(EMAIL)).body.data;

  it('reports the delivery of a message', async () => {
    const { id, provider_message_id: vendorId } = await sentEmail();
    expect((await resend('email.delivered', vendorId)).body.data).toEqual({ changed: 1 });
    expect(await statusOf(id)).toMatchObject({ status: 'delivered' });
  });

  it('with a wrong signature is refused', async () => {
    const { id, provider_message_id: vendorId } = await sentEmail();
    const forged = await resend('email.bounced', vendorId, new Date(), `whsec_${btoa('another secret')}`);
    expectProblem(forged, 401, 'invalid-callback');
    expect(await statusOf(id)).toMatchObject({ status: 'sent' });
  });

  it('that is an hour old is refused', async () => {
    const { provider_message_id: vendorId } = await sentEmail();
    const old = await resend('email.delivered', vendorId, new Date(Date.now() - 3_600_000));
    expectProblem(old, 401, 'invalid-callback');
  });

  it('does not take a message back to an earlier status', async () => {
    const { id, provider_message_id: vendorId } = await sentEmail();
    await resend('email.bounced', vendorId);
    expect((await resend('email.delivered', vendorId)).body.data).toEqual({ changed: 0 });
    expect(await statusOf(id)).toMatchObject({ status: 'bounced' });
  });

  const twilio = (messageId: string, sid: string, status: string) => {
    const query = `?message_id=${messageId}`;
    const signature = createHmac('sha1', 't')
      .update(`${TWILIO_CALLBACK}${query}MessageSid${sid}MessageStatus${status}`)
      .digest('base64');
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature,
    };
    const body = `MessageSid=${sid}&MessageStatus=${status}`;
    const path = `/v1/messages/callbacks/twilio${query}`;
    return service.app.call(path, { body, headers, key: null });
  };

  it('in a form is verified with its address', async () => {
    const { id, provider_message_id: sid } = (await service.send(SMS)).body.data;
    const asked = new URLSearchParams(vendors.requests[0]?.body);
    expect(asked.get('StatusCallback')).toBe(`${TWILIO_CALLBACK}?message_id=${id}`);
    expect((await twilio(id, sid, 'delivered')).body.data).toEqual({ changed: 1 });
    expect(await statusOf(id)).toMatchObject({ status: 'delivered' });
    expect((await twilio(id, sid, 'delivered')).body.data).toEqual({ changed: 0 });
  });

  it('decides a message whose outcome is unknown, by the id in its address', async () => {
    vendors.answer = () => 'hang';
    const { id, status } = (await service.send(SMS)).body.data;
    expect(status).toBe('outcome_unknown');
    expect((await twilio(id, 'SM-late', 'delivered')).body.data).toEqual({ changed: 1 });
    const read = await statusOf(id);
    expect(read).toMatchObject({ status: 'delivered', provider: 'twilio', provider_message_id: 'SM-late' });
  });

  it('that comes before the provider answers ends the sending, and the answer changes nothing', async () => {
    const { promise: called, resolve: answerNow } = Promise.withResolvers<void>();
    vendors.answer = async () => {
      await called;
      return { status: 201, body: { sid: 'SM-slow' } };
    };
    const sending = service.send({ ...SMS, text: 'Slow.' });
    await expect.poll(() => vendors.requests.length, { interval: 5 }).toBe(1);
    const address = new URLSearchParams(vendors.requests[0]?.body).get('StatusCallback') ?? '';
    const messageId = new URL(address).searchParams.get('message_id') ?? '';
    const report = twilio(messageId, 'SM-slow', 'delivered');
    setTimeout(answerNow, 100);
    expect((await report).body.data).toEqual({ changed: 1 });
    expect((await sending).body).toMatchObject({ credits_used: 1 });
    expect(await statusOf(messageId)).toMatchObject({ status: 'delivered', provider_message_id: 'SM-slow' });
  });

  it('has an address that Meta can verify by a challenge', async () => {
    const verify = (token: string) => {
      const query = new URLSearchParams({
        'hub.mode': 'subscribe',
        'hub.verify_token': token,
        'hub.challenge': '1158201444',
      });
      return service.app.call(`/v1/messages/callbacks/whatsapp?${query.toString()}`, { key: null });
    };
    const { status, text, headers } = await verify(VERIFY_TOKEN);
    expect([status, text]).toEqual([200, '1158201444']);
    expect(headers.get('content-type')).toContain('text/plain');
    expectProblem(await verify('another token'), 401, 'invalid-callback');
    const other = await service.app.call('/v1/messages/callbacks/resend', { key: null });
    expectProblem(other, 404, 'not-found');
  });

  it.each(['slack', 'pigeon', 'sendgrid'])(
    'of %s, which is not set up for it, is not found',
    async (name) => {
      const call = { body: {}, key: null };
      expectProblem(await service.app.call(`/v1/messages/callbacks/${name}`, call), 404, 'not-found');
    },
  );
});

it('the books are balanced', async () => {
  expect(await service.app.audit()).toEqual([]);
});
