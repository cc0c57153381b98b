import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { CallbackRefused, type CallbackRequest, type ReceivedCallback } from '@capstan/kit';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { receiveMailgun } from './transports/mailgun/mailgun.callbacks.js';
import { receivePostmark } from './transports/postmark/postmark.callbacks.js';
import { receiveResend } from './transports/resend/resend.callbacks.js';
import { receiveSendgrid } from './transports/sendgrid/sendgrid.callbacks.js';
import { callbackUrlOf, receiveTwilio } from './transports/twilio/twilio.callbacks.js';
import { receiveVonage } from './transports/vonage/vonage.callbacks.js';
import { receiveWhatsapp } from './transports/whatsapp/whatsapp.callbacks.js';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
/** As the operator configured it; the service itself is behind a proxy. */
const TWILIO_URL = 'https://capstan.test/twilio';
const ecdsa = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const ecdsaPublicKey = ecdsa.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

const hmac = (algorithm: string, text: string) => createHmac(algorithm, SECRET).update(text);
const seconds = (at: Date) => String(Math.floor(at.getTime() / 1000));
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

interface Vendor {
  secret: string;
  receive: (callback: CallbackRequest, secret: string | undefined) => ReceivedCallback;
  body: string;
  /** Headers and body as the vendor sends them at a time. */
  signed: (body: string, at: Date) => { headers: Record<string, string>; rawBody: string };
  report: object;
  /** Whether the signature covers a time. */
  hasTime: boolean;
  /** Where the callback arrives. */
  url?: string;
}

const resendBody = { type: 'email.bounced', data: { email_id: 're_1', bounce: { message: 'gone' } } };
const metaStatus = { id: 'wamid.1', status: 'delivered', biz_opaque_callback_data: ID };

const VENDORS: Record<string, Vendor> = {
  resend: {
    secret: SECRET,
    receive: receiveResend,
    body: JSON.stringify(resendBody),
    signed: (rawBody, at) => ({
      rawBody,
      headers: {
        'svix-id': 'msg_1',
        'svix-timestamp': seconds(at),
        'svix-signature': new Webhook(SECRET).sign('msg_1', at, rawBody),
      },
    }),
    report: { status: 'bounced', providerMessageId: 're_1', detail: 'gone' },
    hasTime: true,
  },
  sendgrid: {
    secret: ecdsaPublicKey,
    receive: receiveSendgrid,
    body: JSON.stringify([{ event: 'bounce', message_id: ID, reason: '550 gone' }, { event: 'open' }]),
    signed: (rawBody, at) => ({
      rawBody,
      headers: {
        'x-twilio-email-event-webhook-timestamp': seconds(at),
        'x-twilio-email-event-webhook-signature': sign(
          'sha256',
          Buffer.from(seconds(at) + rawBody),
          ecdsa.privateKey,
        ).toString('base64'),
      },
    }),
    report: { status: 'bounced', messageId: ID, detail: '550 gone' },
    hasTime: true,
  },
  postmark: {
    secret: SECRET,
    receive: receivePostmark,
    body: JSON.stringify({ RecordType: 'Delivery', MessageID: 'pm-1', Metadata: { message_id: ID } }),
    signed: (rawBody) => ({ rawBody, headers: { 'x-webhook-secret': SECRET } }),
    report: { status: 'delivered', providerMessageId: 'pm-1', messageId: ID },
    hasTime: false,
  },
  mailgun: {
    secret: SECRET,
    receive: receiveMailgun,
    body: JSON.stringify({
      event: 'failed',
      severity: 'permanent',
      message: { headers: { 'message-id': 'mg-1' } },
      'delivery-status': { message: 'no mailbox' },
    }),
    signed: (body, at) => {
      const timestamp = seconds(at);
      const signature = hmac('sha256', `${timestamp}token`).digest('hex');
      const event = { signature: { timestamp, token: 'token', signature }, 'event-data': JSON.parse(body) };
      return { rawBody: JSON.stringify(event), headers: {} };
    },
    report: { status: 'bounced', providerMessageId: 'mg-1', detail: 'no mailbox' },
    hasTime: true,
  },
  twilio: {
    secret: SECRET,
    receive: (callback, authToken) => receiveTwilio(callback, { authToken, statusCallbackUrl: TWILIO_URL }),
    body: 'MessageSid=SM1&MessageStatus=undelivered&ErrorCode=30003&AccountSid=AC1',
    signed: (rawBody) => ({
      rawBody,
      headers: {
        'x-twilio-signature': hmac(
          'sha1',
          'https://capstan.test/twilio?message_id=7c9e6679-7425-40de-944b-e07fc1f90ae7AccountSidAC1ErrorCode30003MessageSidSM1MessageStatusundelivered',
        ).digest('base64'),
      },
    }),
    report: { status: 'bounced', providerMessageId: 'SM1', messageId: ID, detail: 'Twilio error 30003' },
    hasTime: false,
    url: `http://127.0.0.1:3000/v1/messages/callbacks/twilio?message_id=${ID}`,
  },
  vonage: {
    secret: SECRET,
    receive: receiveVonage,
    body: JSON.stringify({ message_uuid: 'v-1', status: 'delivered', client_ref: ID }),
    signed: (rawBody, at) => {
      const payload = {
        iat: Number(seconds(at)),
        payload_hash: createHash('sha256').update(rawBody).digest('hex'),
      };
      const unsigned = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(payload)}`;
      const token = `${unsigned}.${hmac('sha256', unsigned).digest('base64url')}`;
      return { rawBody, headers: { authorization: `Bearer ${token}` } };
    },
    report: { status: 'delivered', providerMessageId: 'v-1', messageId: ID },
    hasTime: true,
  },
  whatsapp: {
    secret: SECRET,
    receive: receiveWhatsapp,
    body: JSON.stringify({ entry: [{ changes: [{ value: { statuses: [metaStatus] } }] }] }),
    signed: (rawBody) => ({
      rawBody,
      headers: { 'x-hub-signature-256': `sha256=${hmac('sha256', rawBody).digest('hex')}` },
    }),
    report: { status: 'delivered', providerMessageId: 'wamid.1', messageId: ID },
    hasTime: false,
  },
};

const now = new Date();
const HOUR_MS = 3_600_000;
const callbackOf = (
  { body, signed, url = 'https://capstan.test/cb' }: Vendor,
  at = now,
): CallbackRequest => ({
  url,
  now,
  ...signed(body, at),
});
const tampered = (callback: CallbackRequest, from: string, to: string): CallbackRequest => ({
  ...callback,
  rawBody: callback.rawBody.replace(from, to),
});

describe.each(Object.entries(VENDORS))('a callback of %s', (name, vendor) => {
  it('is read if its signature is right', () => {
    const { reports } = vendor.receive(callbackOf(vendor), vendor.secret);
    expect(reports).toMatchObject([vendor.report]);
  });

  it('is refused without a signature', () => {
    const unsigned = { ...callbackOf(vendor), headers: {} };
    const callback = name === 'mailgun' ? { ...unsigned, rawBody: vendor.body } : unsigned;
    expect(() => vendor.receive(callback, vendor.secret)).toThrow(CallbackRefused);
  });

  it('is refused while no secret is configured', () => {
    expect(() => vendor.receive(callbackOf(vendor), undefined)).toThrow(CallbackRefused);
  });
});

describe.each(Object.entries(VENDORS).filter(([name]) => name !== 'postmark'))(
  'a signed callback of %s',
  (name, vendor) => {
    it('is refused if it was changed', () => {
      const callback = callbackOf(vendor);
      const changed =
        name === 'mailgun'
          ? tampered(callback, '"token":"token"', '"token":"other"')
          : tampered(callback, vendor.body.slice(-12), `x${vendor.body.slice(-11)}`);
      expect(() => vendor.receive(changed, vendor.secret)).toThrow(CallbackRefused);
    });
  },
);

describe.each(Object.entries(VENDORS).filter(([, { hasTime }]) => hasTime))(
  'a dated callback of %s',
  (_, vendor) => {
    it('is refused if it is an hour old', () => {
      const stale = callbackOf(vendor, new Date(now.getTime() - HOUR_MS));
      expect(() => vendor.receive(stale, vendor.secret)).toThrow(CallbackRefused);
    });
  },
);

it('a token of Mailgun is good for one callback, whatever its body', () => {
  const vendor = VENDORS['mailgun'] as Vendor;
  expect(vendor.receive(callbackOf(vendor), SECRET).uniqueBy).toBe('token');
});

describe('a callback of Twilio', () => {
  const vendor = VENDORS['twilio'] as Vendor;
  const receive = (callback: CallbackRequest) => vendor.receive(callback, SECRET);

  it('is refused if the message in its address was changed', () => {
    const other = `https://capstan.test/cb?message_id=${ID.replace('7', '8')}`;
    expect(() => receive({ ...callbackOf(vendor), url: other })).toThrow(CallbackRefused);
  });

  it('of a version that named no message in its address is read', () => {
    const rawBody = 'MessageSid=SM1&MessageStatus=delivered';
    const signature = hmac('sha1', `${TWILIO_URL}MessageSidSM1MessageStatusdelivered`).digest('base64');
    const headers = { 'x-twilio-signature': signature };
    expect(receive({ url: 'https://capstan.test/cb', now, headers, rawBody }).reports).toEqual([
      { status: 'delivered', providerMessageId: 'SM1', detail: undefined },
    ]);
  });

  it('goes to an address that may have a query already', () => {
    expect(callbackUrlOf(`${TWILIO_URL}?a=b`, ID)).toBe(`${TWILIO_URL}?a=b&message_id=${ID}`);
  });
});

it('a token of Vonage with another algorithm is refused', () => {
  const vendor = VENDORS['vonage'] as Vendor;
  const callback = callbackOf(vendor);
  const [, payload] = callback.headers['authorization']?.split('.') ?? [];
  const headers = { authorization: `Bearer ${base64url({ alg: 'none' })}.${payload}.` };
  expect(() => vendor.receive({ ...callback, headers }, SECRET)).toThrow(CallbackRefused);
});
