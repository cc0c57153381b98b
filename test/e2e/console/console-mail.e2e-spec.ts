import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { ConsolePage, createOwner, signedInOwner } from '../../harness/console-user.js';
import { expectProblem } from '../../harness/keys.js';
import { type MailServer, startMailServer } from '../../harness/mail-server.js';

let mail: MailServer;
let test: TestApp;

beforeAll(async () => {
  mail = await startMailServer();
  test = await startApp({ env: mail.env });
});
beforeEach(() => {
  mail.fault = 'none';
  mail.received.length = 0;
});
afterAll(async () => {
  await test?.close();
  await mail?.close();
});

/** Links are longer than a line of an e-mail, whose soft breaks end with `=`. */
const linkIn = (source: string): string =>
  /https?:\/\/\S+#token=\S+/.exec(source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0] ?? '';

describe('the e-mail of the console, where SMTP is configured', () => {
  it('is offered for sign-in', async () => {
    const { body } = await new ConsolePage(test.url).send('/console/auth/methods');
    expect(body.data.email_link).toBe(true);
  });

  it('has a link that signs its reader in', async () => {
    const { email } = await createOwner(test);
    const page = new ConsolePage(test.url);
    expect((await page.post('/console/auth/link', { email })).status).toBe(200);
    await expect.poll(() => mail.received.map(({ to }) => to)).toEqual([[email]]);
    const { body } = await page.signInWith(linkIn(mail.received[0]?.source ?? ''));
    expect(body.data.user.email).toBe(email);
  });

  it('has the link of an invitation, which the inviting owner does not see', async () => {
    const { page } = await signedInOwner(test);
    const email = `${randomUUID()}@example.test`;
    const { body } = await page.post('/console/api/invitations', { email, role: 'viewer' });
    expect(body.data.link).toBeNull();
    expect(mail.received.map(({ to }) => to)).toEqual([[email]]);
    expect(linkIn(mail.received[0]?.source ?? '')).toContain('/console/invitation#token=');
  });

  it('fails an invitation that the mail server refuses, says why, and keeps no invitation whose link was not sent', async () => {
    mail.fault = 'unknown-recipient';
    const { page } = await signedInOwner(test);
    const answer = await page.post('/console/api/invitations', {
      email: `${randomUUID()}@example.test`,
      role: 'viewer',
    });
    expectProblem(answer, 409, 'sign-in-unavailable');
    expect(answer.body.error.detail).toContain('no such user');
    const { body } = await page.send('/console/api/invitations');
    expect(body.data.invitations).toEqual([]);
  });
});
