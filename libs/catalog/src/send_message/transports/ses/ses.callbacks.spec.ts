import 'reflect-metadata';
import { sign, webcrypto } from 'node:crypto';
import { CallbackRefused } from '@capstan/kit';
import { FakeOutboundClient } from '@capstan/platform-testing';
import { X509CertificateGenerator } from '@peculiar/x509';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { receiveSes } from './ses.callbacks.js';

const TOPIC = 'arn:aws:sns:eu-west-1:123456789012:capstan';
const CERTIFICATE = 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0.pem';
const SUBSCRIBE = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=t';
const ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const NOW = new Date('2026-08-01T12:00:00.000Z');

let pem: string;
let privateKey: string;
beforeAll(async () => {
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
  };
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned(
    { name: 'CN=sns.amazonaws.com', keys, signingAlgorithm: algorithm },
    webcrypto,
  );
  pem = certificate.toString('pem');
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  privateKey = `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----\n`;
});

let outbound: FakeOutboundClient;
beforeEach(() => {
  outbound = new FakeOutboundClient(() => ({ status: 200, headers: {}, body: Buffer.from(pem) }));
});

type Message = Record<string, string>;

const signed = (message: Message, version = '2'): Message => {
  const isNotification = message['Type'] === 'Notification';
  const names = isNotification
    ? ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']
    : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
  const text = names.flatMap((name) => (name in message ? [`${name}\n${message[name]}\n`] : [])).join('');
  const Signature = sign(version === '1' ? 'sha1' : 'sha256', Buffer.from(text), privateKey).toString(
    'base64',
  );
  return { ...message, SignatureVersion: version, SigningCertURL: CERTIFICATE, Signature };
};

const notification = (event: object): Message => ({
  Type: 'Notification',
  MessageId: 'sns-1',
  TopicArn: TOPIC,
  Subject: 'Amazon SES Email Event Notification',
  Message: JSON.stringify(event),
  Timestamp: NOW.toISOString(),
});

const mail = { messageId: '0100-1', tags: { message_id: [ID] } };
const receive = (message: Message, topic: string | undefined = TOPIC, now = NOW) =>
  receiveSes(
    { url: 'https://capstan.test/cb', headers: {}, rawBody: JSON.stringify(message), now },
    topic,
    outbound,
  );

describe('a notification of Amazon SES', () => {
  it.each([
    ['an event', { eventType: 'Delivery', mail }, { status: 'delivered', messageId: ID }],
    [
      'a notification of an identity',
      { notificationType: 'Delivery', mail: { messageId: '0100-1' } },
      { status: 'delivered' },
    ],
    [
      'a bounce',
      {
        eventType: 'Bounce',
        mail,
        bounce: { bounceType: 'Permanent', bouncedRecipients: [{ diagnosticCode: '550 gone' }] },
      },
      { status: 'bounced', messageId: ID, detail: '550 gone' },
    ],
    [
      'a rejection',
      { eventType: 'Reject', mail, reject: { reason: 'Bad content' } },
      { status: 'bounced', messageId: ID, detail: 'Bad content' },
    ],
  ])('reports %s', async (_, event, report) => {
    const { reports, uniqueBy } = await receive(signed(notification(event)));
    expect(reports).toEqual([expect.objectContaining({ ...report, providerMessageId: '0100-1' })]);
    expect(uniqueBy).toBe('sns-1');
  });

  it.each([
    ['an out-of-office answer', { eventType: 'Bounce', mail, bounce: { bounceType: 'Transient' } }],
    ['a click', { eventType: 'Click', mail }],
  ])('reports nothing of %s', async (_, event) => {
    expect((await receive(signed(notification(event)))).reports).toEqual([]);
  });

  it('is verified with a certificate that is read once', async () => {
    await receive(signed(notification({ eventType: 'Delivery', mail }), '1'));
    await receive(signed(notification({ eventType: 'Delivery', mail })));
    expect(outbound.requests.map(({ url }) => url)).toEqual([CERTIFICATE]);
  });

  it.each<[string, (message: Message) => Message]>([
    [
      'a changed message',
      (message) => ({ ...message, Message: message['Message']!.replace('0100-1', '0100-2') }),
    ],
    ['another version', (message) => ({ ...message, SignatureVersion: '3' })],
    ['no signature', (message) => ({ ...message, Signature: '' })],
    [
      'a certificate of another host',
      (message) => ({ ...message, SigningCertURL: 'https://sns.evil.example/c.pem' }),
    ],
    [
      'a host that only begins like one of Amazon',
      (message) => ({ ...message, SigningCertURL: 'https://sns.eu-west-1.amazonaws.com.evil.example/c.pem' }),
    ],
    [
      'a certificate without TLS',
      (message) => ({ ...message, SigningCertURL: CERTIFICATE.replace('https', 'http') }),
    ],
  ])('is refused with %s, and no other host is contacted', async (_, change) => {
    const message = change(signed(notification({ eventType: 'Delivery', mail })));
    await expect(receive(message)).rejects.toThrow(CallbackRefused);
    expect(outbound.requests.every(({ url }) => url === CERTIFICATE)).toBe(true);
  });

  it('is refused if its topic is another one, or none is configured, before anything is read', async () => {
    const foreign = signed({ ...notification({}), TopicArn: `${TOPIC}-of-others` });
    await expect(receive(foreign)).rejects.toThrow('its topic is another one');
    await expect(
      receiveSes({ url: '', headers: {}, rawBody: '{}', now: NOW }, undefined, outbound),
    ).rejects.toThrow(CallbackRefused);
    expect(outbound.requests).toEqual([]);
  });

  it.each([
    ['an hour', 61],
    ['a clock that is ahead', -6],
  ])('is refused after %s', async (_, minutes) => {
    const later = new Date(NOW.getTime() + minutes * 60_000);
    await expect(receive(signed(notification({})), TOPIC, later)).rejects.toThrow(
      'the timestamp is too old or too new',
    );
  });
});

describe('the confirmation of a subscription', () => {
  const confirmation: Message = {
    Type: 'SubscriptionConfirmation',
    MessageId: 'sns-2',
    Token: 't',
    TopicArn: TOPIC,
    Message: 'You have chosen to subscribe to the topic.',
    SubscribeURL: SUBSCRIBE,
    Timestamp: NOW.toISOString(),
  };

  it('is answered at the address of Amazon', async () => {
    expect((await receive(signed(confirmation))).reports).toEqual([]);
    expect(outbound.requests.map(({ url }) => url)).toEqual([CERTIFICATE, SUBSCRIBE]);
  });

  it('leads to no other host', async () => {
    const message = signed({ ...confirmation, SubscribeURL: 'http://169.254.169.254/latest' });
    await expect(receive(message)).rejects.toThrow(CallbackRefused);
    expect(outbound.requests.map(({ url }) => url)).toEqual([CERTIFICATE]);
  });
});
