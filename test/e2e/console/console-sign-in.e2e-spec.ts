import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { ConsolePage, createOwner, linkFor, signedInOwner, tokenOf } from '../../harness/console-user.js';
import { expectProblem } from '../../harness/keys.js';

const PASSWORD = 'correct horse battery';

let test: TestApp;

beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test?.close());

describe('a sign-in link', () => {
  it('signs its user in', async () => {
    const { email, accountId } = await createOwner(test);
    const page = new ConsolePage(test.url);
    const { status, body } = await page.signInWith(await linkFor(test, email));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      user: { email, is_operator: false },
      accounts: [{ id: accountId, role: 'owner' }],
    });
  });

  it('has its token in the fragment, which is sent to no server', async () => {
    const { email } = await createOwner(test);
    const link = new URL(await linkFor(test, email));
    expect(link.pathname).toBe('/console/sign-in');
    expect(link.search).toBe('');
  });

  it('signs in once', async () => {
    const { email } = await createOwner(test);
    const token = tokenOf(await linkFor(test, email));
    const send = () => new ConsolePage(test.url).post('/console/auth/sign-in/link', { token });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401', '401']);
    expectProblem(await send(), 401, 'sign-in-failed');
  });

  it('does not end the session of another user unasked, and is still valid then', async () => {
    const victim = await signedInOwner(test);
    const { email } = await createOwner(test);
    const token = tokenOf(await linkFor(test, email));
    const answer = await victim.page.post('/console/auth/sign-in/link', { token });
    expectProblem(answer, 409, 'other-user-signed-in');
    expect(answer.body.error).toMatchObject({ signed_in_as: victim.email, link_for: email });
    expect((await victim.page.open()).body.data.user.email).toBe(victim.email);
    const agreed = await victim.page.post('/console/auth/sign-in/link', { token, replace_session: true });
    expect(agreed.status).toBe(200);
    expect((await victim.page.open()).body.data.user.email).toBe(email);
  });

  it('renews the session of its own user without a question', async () => {
    const { page, email } = await signedInOwner(test);
    const token = tokenOf(await linkFor(test, email));
    expect((await page.post('/console/auth/sign-in/link', { token })).status).toBe(200);
  });

  it('expires after 15 minutes', async () => {
    const { email } = await createOwner(test);
    const token = tokenOf(await linkFor(test, email));
    const [row] = await test.dataSource.query(
      `SELECT extract(epoch FROM expires_at - now()) AS left FROM console_verifications ORDER BY created_at DESC LIMIT 1`,
    );
    expect(Number(row.left)).toBeGreaterThan(14 * 60);
    expect(Number(row.left)).toBeLessThanOrEqual(15 * 60);
    await test.dataSource.query(`UPDATE console_verifications SET expires_at = now() - interval '1 second'`);
    const answer = await new ConsolePage(test.url).post('/console/auth/sign-in/link', { token });
    expectProblem(answer, 401, 'sign-in-failed');
  });

  it('is stored as a hash', async () => {
    const { email } = await createOwner(test);
    const token = tokenOf(await linkFor(test, email));
    const rows = await test.dataSource.query(`SELECT v::text AS text FROM console_verifications v`);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ text }: { text: string }) => text.includes(token))).toEqual([]);
  });

  it('is not sent by e-mail where no SMTP server is configured', async () => {
    const answer = await new ConsolePage(test.url).post('/console/auth/link', { email: 'a@example.test' });
    expectProblem(answer, 409, 'sign-in-unavailable');
  });
});

describe('a password', () => {
  it('is set soon after sign-in, and then signs in', async () => {
    const { page, email } = await signedInOwner(test);
    const set = await page.send('/console/api/password', { method: 'PUT', body: { password: PASSWORD } });
    expect(set.status).toBe(200);
    const other = new ConsolePage(test.url);
    const answer = await other.post('/console/auth/sign-in/password', { email, password: PASSWORD });
    expect(answer.status).toBe(200);
    expect((await other.open()).body.data.user.email).toBe(email);
  });

  it('replaces the one before it and ends other sessions', async () => {
    const { page, email } = await signedInOwner(test);
    const other = new ConsolePage(test.url);
    await other.signInWith(await linkFor(test, email));
    await page.send('/console/api/password', { method: 'PUT', body: { password: PASSWORD } });
    await page.send('/console/api/password', { method: 'PUT', body: { password: `${PASSWORD} 2` } });
    const signIn = (password: string) =>
      new ConsolePage(test.url).post('/console/auth/sign-in/password', { email, password });
    expectProblem(await signIn(PASSWORD), 401, 'sign-in-failed');
    expect((await signIn(`${PASSWORD} 2`)).status).toBe(200);
    expectProblem(await other.open(), 401, 'not-signed-in');
    expect((await page.open()).status).toBe(200);
  });

  it('cannot be set in a session that is older than 15 minutes', async () => {
    const { page, userId } = await signedInOwner(test);
    await test.dataSource.query(
      `UPDATE console_sessions SET created_at = now() - interval '16 minutes' WHERE user_id = $1`,
      [userId],
    );
    const answer = await page.send('/console/api/password', { method: 'PUT', body: { password: PASSWORD } });
    expectProblem(answer, 403, 'session-not-fresh');
  });

  it('must have 12 characters', async () => {
    const { page } = await signedInOwner(test);
    const answer = await page.send('/console/api/password', { method: 'PUT', body: { password: 'short' } });
    expectProblem(answer, 400, 'invalid-request');
  });

  it('that is wrong is refused in the same words as that of an unknown user', async () => {
    const { page, email } = await signedInOwner(test);
    await page.send('/console/api/password', { method: 'PUT', body: { password: PASSWORD } });
    const { email: withoutPassword } = await createOwner(test);
    const tried = [email, withoutPassword, 'unknown@example.test'];
    const answers = await Promise.all(
      tried.map((who) =>
        new ConsolePage(test.url).post('/console/auth/sign-in/password', { email: who, password: 'wrong' }),
      ),
    );
    for (const answer of answers) expectProblem(answer, 401, 'sign-in-failed');
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.error))).size).toBe(1);
  });

  it('is stored as a hash', async () => {
    const { page, userId } = await signedInOwner(test);
    await page.send('/console/api/password', { method: 'PUT', body: { password: PASSWORD } });
    const rows = await test.dataSource.query(`SELECT password FROM console_credentials WHERE user_id = $1`, [
      userId,
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0].password).not.toContain(PASSWORD);
  });
});

describe('signing in', () => {
  it('leaves nothing of the token in the body of the answer', async () => {
    const { page } = await signedInOwner(test);
    const { body } = await page.open();
    const value = decodeURIComponent(page.cookie.split('capstan.session_token=')[1] ?? '').split('.')[0];
    expect(value).toHaveLength(32);
    expect(JSON.stringify(body)).not.toContain(value);
  });

  it('makes a cookie that scripts cannot read and that other sites do not send', async () => {
    const { email } = await createOwner(test);
    const answer = await new ConsolePage(test.url).post('/console/auth/sign-in/link', {
      token: tokenOf(await linkFor(test, email)),
    });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^capstan\.session_token=/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Strict/);
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    expect(cookie).not.toMatch(/; Domain/);
  });

  it('is written to the audit log with its method', async () => {
    const { userId, accountId } = await signedInOwner(test);
    const { body } = await test.call(`/v1/admin/audit?action=session.created&target=${userId}`, {
      key: test.adminKey,
    });
    expect(body.data.entries).toMatchObject([
      { actor_account_id: accountId, state: 'done', target_type: 'user', details: { method: 'link' } },
    ]);
  });

  it('keeps a session that another user began before out of the new one', async () => {
    const attacker = await signedInOwner(test);
    const { email } = await createOwner(test);
    const [token = ''] = attacker.page.cookie.match(/capstan\.session_token=[^;]+/) ?? [];
    const victim = new ConsolePage(test.url);
    victim.setCookie('capstan.session_token', token.split('=')[1] ?? '');
    const answer = await victim.post('/console/auth/sign-in/link', {
      token: tokenOf(await linkFor(test, email)),
      replace_session: true,
    });
    expect(answer.status).toBe(200);
    expect((await victim.open()).body.data.user.email).toBe(email);
    expect(victim.cookie).not.toContain(token);
    expectProblem(await attacker.page.open(), 401, 'not-signed-in');
  });

  it.each([
    ['another origin', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another port of the same host', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:5173' }],
    ['a sandboxed page', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ])('is refused from %s', async (_, headers) => {
    const { email } = await createOwner(test);
    const token = tokenOf(await linkFor(test, email));
    const page = new ConsolePage(test.url);
    expectProblem(
      await page.post('/console/auth/sign-in/link', { token }, headers),
      403,
      'cross-origin-request',
    );
    expect((await page.post('/console/auth/sign-in/link', { token })).status).toBe(200);
  });
});

describe('attempts to sign in', () => {
  it('are limited for each user, whether or not the user exists, and over all processes', async () => {
    const { email } = await createOwner(test);
    const second = await startApp({ databaseUrl: test.databaseUrl });
    try {
      const statuses = async (who: string) => {
        const answers = [];
        for (let attempt = 0; attempt < 12; attempt += 1) {
          const { url } = attempt % 2 === 0 ? test : second;
          answers.push(
            await new ConsolePage(url).post('/console/auth/sign-in/password', {
              email: who,
              password: 'wrong',
            }),
          );
        }
        return answers.map(({ status }) => status);
      };
      await test.dataSource.query('DELETE FROM console_sign_in_attempts');
      const expected = [...Array<number>(10).fill(401), 429, 429];
      expect(await statuses(email)).toEqual(expected);
      expect(await statuses('unknown@example.test')).toEqual(expected);
    } finally {
      await second.close();
    }
  });

  it('are limited for each address', async () => {
    await test.dataSource.query('DELETE FROM console_sign_in_attempts');
    const send = () => new ConsolePage(test.url).post('/console/auth/sign-in/link', { token: 'unknown' });
    const answers = [];
    for (let attempt = 0; attempt < 51; attempt += 1) answers.push(await send());
    expect(answers.slice(0, 50).every(({ status }) => status === 401)).toBe(true);
    const last = answers[50];
    expect(last).toBeDefined();
    if (last) expectProblem(last, 429, 'too-many-sign-ins');
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    await test.dataSource.query('DELETE FROM console_sign_in_attempts');
  });
});
