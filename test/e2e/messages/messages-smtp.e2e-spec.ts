import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../harness/mail-server.js';
import { type MessagingService, startMessaging } from '../../harness/messaging-service.js';

let mail: MailServer;
let service: MessagingService;

beforeAll(async () => {
  mail = await startMailServer();
  service = await startMessaging({ ...mail.env, MESSAGE_TIMEOUT_SECONDS: '2' });
});
beforeEach(() => {
  mail.fault = 'none';
  mail.onRefusal = () => undefined;
  mail.received.length = 0;
});
afterAll(async () => {
  await service?.close();
  await mail?.close();
});

const EMAIL = { channel: 'email', to: 'ada@example.com', subject: 'Hello', text: 'Hello Ada.' };

describe('a message by SMTP', () => {
  it('is sent, and costs a credit', async () => {
    const { status, body } = await service.send({ ...EMAIL, markdown: '**Hello** Ada.' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ credits_used: 1, data: { status: 'sent', provider: 'smtp' } });
    expect(mail.received).toHaveLength(1);
    expect(mail.received[0]?.to).toEqual(['ada@example.com']);
    expect(mail.received[0]?.source).toMatch(/<strong>Hello<\/strong>/);
  });

  it('has headers to unsubscribe if it is one of many', async () => {
    await service.send({ ...EMAIL, bulk: true, unsubscribe_url: 'https://example.com/u/1' });
    expect(mail.received[0]?.source).toContain('List-Unsubscribe: <https://example.com/u/1>');
    expect(mail.received[0]?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('has its attachments', async () => {
    const attachments = [{ filename: 'note.txt', content_type: 'text/plain', content: btoa('a note') }];
    await service.send({ ...EMAIL, attachments });
    expect(mail.received[0]?.source).toContain(btoa('a note'));
    expect(mail.received[0]?.source).toContain('filename=note.txt');
  });

  it.each([
    ['accept-then-cut', /did not confirm/],
    ['accept-then-hang', /did not confirm/],
  ] as const)('has an unknown outcome after %s, is not sent again, and is free', async (fault, detail) => {
    mail.fault = fault;
    const { status, body } = await service.send(EMAIL);
    expect({ status, credits: body.credits_used }).toEqual({ status: 200, credits: 0 });
    expect(body.data).toMatchObject({ status: 'outcome_unknown', provider: 'smtp' });
    expect(body.data.detail).toMatch(detail);
    expect(mail.received).toHaveLength(1);
    const { body: read } = await service.app.call(`/v1/messages/${body.data.id}`);
    expect(read.data.attempts).toMatchObject([{ provider: 'smtp', outcome: 'unknown' }]);
  });

  it('fails without a charge when the mail server refuses the recipient', async () => {
    mail.fault = 'unknown-recipient';
    const { status, body } = await service.send(EMAIL);
    expect({ status, credits: body.credits_used }).toEqual({ status: 422, credits: 0 });
    expect(body.error.type).toMatch(/message-refused$/);
    expect(body.error.is_retriable).toBe(false);
    expect(body.error.detail).toContain('no such user');
    expect(mail.received).toHaveLength(0);
  });

  it('is tried again later when the mail server greylists, and is sent once', async () => {
    mail.fault = 'greylist';
    mail.refusals = 0;
    mail.onRefusal = () => (mail.fault = 'none');
    const { status, body } = await service.send(EMAIL);
    expect({ status, credits: body.credits_used }).toEqual({ status: 200, credits: 1 });
    expect(body.data).toMatchObject({ status: 'sent', provider: 'smtp' });
    expect(body.data.attempts).toMatchObject([{ outcome: 'rate_limited' }, { outcome: 'ok' }]);
    expect({ refusals: mail.refusals, received: mail.received.length }).toEqual({ refusals: 1, received: 1 });
  });

  it('fails without a charge when the mail server greylists for as long as it is tried', async () => {
    mail.fault = 'greylist';
    mail.refusals = 0;
    const { status, body } = await service.send(EMAIL);
    expect({ status, credits: body.credits_used }).toEqual({ status: 502, credits: 0 });
    expect(body.error.detail).toContain('greylisted');
    expect({ refusals: mail.refusals, received: mail.received.length }).toEqual({ refusals: 3, received: 0 });
  });

  it('leaves the books balanced', async () => {
    expect(await service.app.audit()).toEqual([]);
  });
});

it('a message that waits for its next try at the mail server can be cancelled, and is then free', async () => {
  mail.fault = 'greylist';
  mail.refusals = 0;
  const env = { ...mail.env, MESSAGE_TIMEOUT_SECONDS: '2' };
  const waiting = await startMessaging(env, { afterDeferralMs: [3_600_000] });
  const { body } = await waiting.send(EMAIL, { headers: { prefer: 'respond-async' } });
  const path = `/v1/messages/${body.data.id}`;
  const read = async () => (await waiting.app.call(path)).body.data;
  await expect.poll(() => mail.refusals).toBe(1);
  await expect.poll(async () => (await read()).status).toBe('queued');
  const cancelled = await waiting.app.call(`${path}/cancel`, { method: 'POST' });
  expect(cancelled.body.data.status).toBe('cancelled');
  const { body: credits } = await waiting.app.call('/v1/credits');
  expect(credits.data).toMatchObject({ balance: 1000, held: 0 });
  await waiting.close();
});

describe('a mail server', () => {
  const sendBy = async (env: Record<string, string>) => {
    const other = await startMessaging({ MESSAGE_TIMEOUT_SECONDS: '2', ...env });
    try {
      return await other.send(EMAIL);
    } finally {
      await other.close();
    }
  };

  it('that refuses the password gets no message', async () => {
    const strict = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('wrong password')),
    });
    const { status, body } = await sendBy({ ...strict.env, SMTP_USER: 'u', SMTP_PASSWORD: 'p' });
    await strict.close();
    expect(status).toBe(502);
    expect(body.error.detail).toContain('the mail server refused the connection');
    expect(strict.received).toHaveLength(0);
  });

  it('without STARTTLS gets no message unless the operator allows it', async () => {
    const plain = await startMailServer();
    const { status, body } = await sendBy({ ...plain.env, SMTP_ALLOW_PLAIN: 'false' });
    await plain.close();
    expect(status).toBe(502);
    expect(body.error.detail).toMatch(/STARTTLS/i);
    expect(plain.received).toHaveLength(0);
  });

  it('that cannot be reached leaves the message unsent', async () => {
    const gone = await startMailServer();
    await gone.close();
    const { status, body } = await sendBy(gone.env);
    expect(status).toBe(502);
    expect(body.error.detail).toContain('smtp: the mail server did not take the message');
  });
});
