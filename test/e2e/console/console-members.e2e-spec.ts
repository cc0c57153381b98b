import { randomUUID } from 'node:crypto';
import { SignInMail } from '@capstan/console';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import type { TestAnswer } from '../../harness/call.js';
import {
  ConsolePage,
  createOwner,
  signedInMember,
  signedInOwner,
  tokenOf,
} from '../../harness/console-user.js';
import { expectProblem } from '../../harness/keys.js';

/** Keeps what would be sent. */
class Outbox extends SignInMail {
  isConfigured = false;
  readonly sent: { to: string; link: string }[] = [];

  async sendSignInLink(to: string, link: string): Promise<void> {
    this.sent.push({ to, link });
  }

  async sendInvitation(to: string, { link }: { link: string }): Promise<void> {
    this.sent.push({ to, link });
  }

  async whileConfigured(work: () => Promise<void>): Promise<void> {
    this.isConfigured = true;
    try {
      await work();
    } finally {
      this.isConfigured = false;
    }
  }
}

const outbox = new Outbox();
let test: TestApp;

beforeAll(async () => {
  test = await startApp({ overrides: [{ provide: SignInMail, useValue: outbox }] });
});
afterAll(() => test?.close());

const invite = async (owner: { page: ConsolePage }, email: string, role = 'member'): Promise<string> =>
  tokenOf((await owner.page.post('/console/api/invitations', { email, role })).body.data.link);

const accept = (page: ConsolePage, token: string) =>
  page.post('/console/auth/invitation', { token, name: 'Invited' });

const newEmail = () => `${randomUUID()}@example.test`;

/** Locks the members of a role; the requests are all under way, and so many of them wait for the lock, before it ends. */
async function whileLocked(
  accountId: string,
  role: string,
  waiting: number,
  begin: () => Promise<TestAnswer>[],
): Promise<TestAnswer[]> {
  let begun: Promise<TestAnswer>[] = [];
  await test.dataSource.transaction(async (manager) => {
    await manager.query(`SELECT FROM console_members WHERE account_id = $1 AND role = $2 FOR UPDATE`, [
      accountId,
      role,
    ]);
    begun = begin();
    if (waiting === 0) await Promise.all(begun);
    const count = async (): Promise<number> => {
      const [row] = await test.dataSource.query(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return row.n;
    };
    await expect.poll(count, { timeout: 10_000 }).toBe(waiting);
  });
  return Promise.all(begun);
}

describe('an invitation', () => {
  it('makes a user of a person who has none, and signs them in', async () => {
    const owner = await signedInOwner(test);
    const { page, email } = await signedInMember(test, owner, 'viewer');
    const { body } = await page.open();
    expect(body.data).toMatchObject({
      user: { email },
      accounts: [{ id: owner.accountId, role: 'viewer' }],
    });
  });

  it('is accepted once', async () => {
    const token = await invite(await signedInOwner(test), newEmail());
    const answers = await Promise.all([
      accept(new ConsolePage(test.url), token),
      accept(new ConsolePage(test.url), token),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404']);
    expectProblem(await accept(new ConsolePage(test.url), token), 404, 'invitation-invalid');
  });

  it('is for one address: another user cannot accept it', async () => {
    const token = await invite(await signedInOwner(test), newEmail());
    const other = await signedInOwner(test);
    expectProblem(await accept(other.page, token), 404, 'invitation-invalid');
    expect((await accept(new ConsolePage(test.url), token)).status).toBe(200);
  });

  it('does not sign in an existing user', async () => {
    const { email } = await createOwner(test);
    const token = await invite(await signedInOwner(test), email, 'owner');
    const page = new ConsolePage(test.url);
    expectProblem(await accept(page, token), 404, 'invitation-invalid');
    expect(page.cookie).toBe('');
  });

  it('is not accepted when the audit log cannot be written', async () => {
    const token = await invite(await signedInOwner(test), newEmail());
    await test.dataSource.query('ALTER TABLE admin_audit RENAME TO admin_audit_away');
    try {
      expect((await accept(new ConsolePage(test.url), token)).status).toBe(500);
    } finally {
      await test.dataSource.query('ALTER TABLE admin_audit_away RENAME TO admin_audit');
    }
    expect((await accept(new ConsolePage(test.url), token)).status).toBe(200);
  });

  it('is refused with a line in the audit log', async () => {
    const owner = await signedInOwner(test);
    const { email } = await createOwner(test);
    await accept(new ConsolePage(test.url), await invite(owner, email));
    const { body } = await test.call(
      `/v1/admin/audit?action=invitation.accepted&state=failed&actor=${owner.accountId}`,
      {
        key: test.adminKey,
      },
    );
    expect(body.data.entries).toMatchObject([{ state: 'failed', details: { error: 'invitation-invalid' } }]);
  });

  it('expires, and can be revoked', async () => {
    const owner = await signedInOwner(test);
    const expired = await invite(owner, newEmail());
    await test.dataSource.query(`UPDATE console_invitations SET expires_at = now() WHERE account_id = $1`, [
      owner.accountId,
    ]);
    expectProblem(await accept(new ConsolePage(test.url), expired), 404, 'invitation-invalid');
    const revoked = await invite(owner, newEmail());
    const { body } = await owner.page.send('/console/api/invitations');
    expect(body.data.invitations).toHaveLength(1);
    await owner.page.send(`/console/api/invitations/${body.data.invitations[0].id}`, { method: 'DELETE' });
    expectProblem(await accept(new ConsolePage(test.url), revoked), 404, 'invitation-invalid');
  });

  it('of another account cannot be seen or revoked', async () => {
    const owner = await signedInOwner(test);
    await invite(owner, newEmail());
    const { body } = await owner.page.send('/console/api/invitations');
    const foreign = await signedInOwner(test);
    const path = `/console/api/invitations/${body.data.invitations[0].id}`;
    expectProblem(await foreign.page.send(path, { method: 'DELETE' }), 404, 'not-found');
    expect((await foreign.page.send('/console/api/invitations')).body.data.invitations).toEqual([]);
    const headers = { 'x-capstan-account': owner.accountId };
    const intruding = await foreign.page.post(
      '/console/api/invitations',
      { email: newEmail(), role: 'owner' },
      headers,
    );
    expectProblem(intruding, 403, 'not-a-member');
  });

  it.each(['operator', 'admin', ''])('has no role %j', async (role) => {
    const owner = await signedInOwner(test);
    const answer = await owner.page.post('/console/api/invitations', { email: newEmail(), role });
    expectProblem(answer, 400, 'invalid-request');
  });

  it('is stored as a hash and kept out of the audit log', async () => {
    const owner = await signedInOwner(test);
    const token = await invite(owner, newEmail());
    const rows = await test.dataSource.query(
      `SELECT i::text AS text FROM console_invitations i UNION ALL SELECT a::text FROM admin_audit a`,
    );
    expect(rows.filter(({ text }: { text: string }) => text.includes(token))).toEqual([]);
    const { body } = await test.call(`/v1/admin/audit?action=invitation.created&actor=${owner.accountId}`, {
      key: test.adminKey,
    });
    expect(body.data.entries).toMatchObject([{ state: 'done', details: { role: 'member' } }]);
  });

  it('goes by e-mail only where SMTP is configured', async () => {
    const owner = await signedInOwner(test);
    const email = newEmail();
    await outbox.whileConfigured(async () => {
      const { body } = await owner.page.post('/console/api/invitations', { email, role: 'member' });
      expect(body.data.link).toBeNull();
    });
    const [mail] = outbox.sent.filter(({ to }) => to === email);
    expect((await accept(new ConsolePage(test.url), tokenOf(mail?.link ?? ''))).status).toBe(200);
  });
});

describe('a link by e-mail', () => {
  it('is sent to users only, with the same answer for every address', async () => {
    const { email } = await createOwner(test);
    const unknown = newEmail();
    await outbox.whileConfigured(async () => {
      const page = new ConsolePage(test.url);
      const answers = [
        await page.post('/console/auth/link', { email: unknown }),
        await page.post('/console/auth/link', { email }),
      ];
      expect(answers.map(({ status, body }) => [status, body.data])).toEqual([
        [200, { accepted: true }],
        [200, { accepted: true }],
      ]);
      await expect.poll(() => outbox.sent.map(({ to }) => to)).toContain(email);
    });
    expect(outbox.sent.map(({ to }) => to)).not.toContain(unknown);
    const mail = outbox.sent.find(({ to }) => to === email);
    const answer = await new ConsolePage(test.url).signInWith(mail?.link ?? '');
    expect(answer.body.data.user.email).toBe(email);
  });
});

describe('members', () => {
  it('are listed for everyone in the account', async () => {
    const owner = await signedInOwner(test);
    const { page, email } = await signedInMember(test, owner, 'viewer');
    const { body } = await page.send('/console/api/members');
    expect(body.data.members).toMatchObject([
      { email: owner.email, role: 'owner' },
      { email, role: 'viewer' },
    ]);
  });

  it('are listed page by page and by role, as are invitations', async () => {
    const owner = await signedInOwner(test);
    const viewers = [
      await signedInMember(test, owner, 'viewer'),
      await signedInMember(test, owner, 'viewer'),
    ];
    const emails = async (list: string, query: string): Promise<[string[], string | null]> => {
      const { body } = await owner.page.send(`/console/api/${list}?${query}`);
      return [body.data[list].map(({ email }: { email: string }) => email), body.data.next_after];
    };
    const [first, after] = await emails('members', 'limit=2');
    expect(first).toEqual([owner.email, viewers[0]?.email]);
    expect(await emails('members', `limit=2&after=${after}`)).toEqual([[viewers[1]?.email], null]);
    expect(await emails('members', 'role=viewer&limit=1')).toEqual([[viewers[0]?.email], viewers[0]?.userId]);
    const [older, newer] = [newEmail(), newEmail()];
    await invite(owner, older);
    await invite(owner, newer);
    const [newest, next] = await emails('invitations', 'limit=1');
    expect(newest).toEqual([newer]);
    expect(await emails('invitations', `limit=1&after=${next}`)).toEqual([[older], null]);
    expectProblem(await owner.page.send('/console/api/members?after=x'), 400, 'invalid-request');

    // Other lists too are empty after a row that is not theirs.
    const foreign = await signedInOwner(test);
    await invite(foreign, newEmail());
    const { body } = await foreign.page.send('/console/api/invitations');
    expect(await emails('invitations', `after=${body.data.invitations[0].id}`)).toEqual([[], null]);
    expect(await emails('members', `after=${foreign.userId}`)).toEqual([[], null]);
    await owner.page.send(`/console/api/members/${after}`, { method: 'DELETE' });
    expect(await emails('members', `after=${after}`)).toEqual([[], null]);
  });

  it('keep at least one owner', async () => {
    const owner = await signedInOwner(test);
    const path = `/console/api/members/${owner.userId}`;
    const lowered = { method: 'PATCH', body: { role: 'member' } };
    expectProblem(await owner.page.send(path, lowered), 409, 'last-owner');
    expectProblem(await owner.page.send(path, { method: 'DELETE' }), 409, 'last-owner');
  });

  it('keep an owner when two owners remove or demote each other at once', async () => {
    for (const change of [{ method: 'DELETE' }, { method: 'PATCH', body: { role: 'member' } }]) {
      const owner = await signedInOwner(test);
      const second = await signedInMember(test, owner, 'owner');
      const answers = await whileLocked(owner.accountId, 'owner', 2, () => [
        owner.page.send(`/console/api/members/${second.userId}`, change),
        second.page.send(`/console/api/members/${owner.userId}`, change),
      ]);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused).toHaveLength(1);
      for (const answer of refused) expectProblem(answer, 409, 'last-owner');
      const owners = await test.dataSource.query(
        `SELECT role FROM console_members WHERE account_id = $1 AND role = 'owner'`,
        [owner.accountId],
      );
      expect(owners).toHaveLength(1);
    }
  });

  it('can be made owners while non-owner members are locked', async () => {
    const owner = await signedInOwner(test);
    await signedInMember(test, owner, 'viewer');
    const { userId } = await signedInMember(test, owner, 'member');
    const changed = await whileLocked(owner.accountId, 'viewer', 0, () => [
      owner.page.send(`/console/api/members/${userId}`, { method: 'PATCH', body: { role: 'owner' } }),
    ]);
    expect(changed.map(({ status }) => status)).toEqual([200]);
  });

  it('of another account read as unknown', async () => {
    const owner = await signedInOwner(test);
    const foreign = await signedInOwner(test);
    const path = `/console/api/members/${foreign.userId}`;
    const changed = await owner.page.send(path, { method: 'PATCH', body: { role: 'viewer' } });
    expectProblem(changed, 404, 'not-found');
  });

  it('change roles with a line in the audit log', async () => {
    const owner = await signedInOwner(test);
    const { userId } = await signedInMember(test, owner, 'viewer');
    await owner.page.send(`/console/api/members/${userId}`, { method: 'PATCH', body: { role: 'member' } });
    const { body } = await test.call(`/v1/admin/audit?action=member.role_changed&target=${userId}`, {
      key: test.adminKey,
    });
    expect(body.data.entries).toMatchObject([
      { actor_account_id: owner.accountId, details: { role: 'member', before: 'viewer' } },
    ]);
  });
});
