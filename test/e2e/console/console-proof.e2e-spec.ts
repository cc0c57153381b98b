import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { ConsolePage, linkFor, signedInOwner, tokenOf } from '../../harness/console-user.js';
import { expectProblem } from '../../harness/keys.js';
import { SoftwareAuthenticator } from '../../harness/software-authenticator.js';

const PASSWORD = 'correct horse battery';

let test: TestApp;

beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test?.close());

/** Someone who invited an address of another person, and accepted the invitation instead of them. */
async function impostor() {
  const owner = await signedInOwner(test);
  const email = `${randomUUID()}@example.test`;
  const { body } = await owner.page.post('/console/api/invitations', { email, role: 'viewer' });
  const page = new ConsolePage(test.url);
  await page.post('/console/auth/invitation', { token: tokenOf(body.data.link) });
  const opened = await page.open();
  return { page, email, userId: opened.body.data.user.id as string };
}

async function passkeyOf(page: ConsolePage) {
  const authenticator = new SoftwareAuthenticator('capstan.test', 'http://capstan.test');
  const { body } = await page.post('/console/api/passkeys/options', {});
  return { authenticator, answer: authenticator.create(body.data) };
}

const prove = async (email: string): Promise<ConsolePage> => {
  const page = new ConsolePage(test.url);
  await page.signInWith(await linkFor(test, email));
  return page;
};

const rowsOf = async (table: string, userId: string): Promise<number> => {
  const [row] = await test.dataSource.query(`SELECT count(*)::int AS rows FROM ${table} WHERE user_id = $1`, [
    userId,
  ]);
  return row.rows;
};

describe('the first link to an address that was not proven', () => {
  it('ends every way in that was set before: sessions, the password and passkeys', async () => {
    const { page, email } = await impostor();
    await page.send('/console/api/password', { method: 'PUT', body: { password: PASSWORD } });
    const { authenticator, answer } = await passkeyOf(page);
    expect((await page.post('/console/api/passkeys', answer)).status).toBe(200);

    const proven = await prove(email);
    expect((await proven.open()).body.data.user.email).toBe(email);
    expectProblem(await page.open(), 401, 'not-signed-in');
    const visitor = new ConsolePage(test.url);
    const byPassword = { email, password: PASSWORD };
    expectProblem(await visitor.post('/console/auth/sign-in/password', byPassword), 401, 'sign-in-failed');
    const { body } = await visitor.post('/console/auth/sign-in/passkey/options', {});
    const used = await visitor.post('/console/auth/sign-in/passkey', authenticator.get(body.data));
    expectProblem(used, 401, 'sign-in-failed');
  });

  it('keeps what is set after it', async () => {
    const { email } = await impostor();
    const page = await prove(email);
    const { answer } = await passkeyOf(page);
    expect((await page.post('/console/api/passkeys', answer)).status).toBe(200);
    await page.send('/console/api/password', { method: 'PUT', body: { password: PASSWORD } });
    const again = await prove(email);
    expect((await again.send('/console/api/passkeys')).body.data.passkeys).toHaveLength(1);
    expect((await page.open()).status).toBe(200);
  });

  it('does nothing when the link is wrong', async () => {
    const { page, email } = await impostor();
    await linkFor(test, email);
    const wrong = new ConsolePage(test.url).post('/console/auth/sign-in/link', { token: 'x'.repeat(32) });
    expectProblem(await wrong, 401, 'sign-in-failed');
    expect((await page.open()).status).toBe(200);
  });

  it('ends all of them or none', async () => {
    const { page, email, userId } = await impostor();
    const { answer } = await passkeyOf(page);
    await page.post('/console/api/passkeys', answer);
    const link = await linkFor(test, email);
    await test.dataSource.query(`
      CREATE FUNCTION refuse_proof() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
      CREATE TRIGGER refuse_proof BEFORE UPDATE OF email_verified ON console_users
        FOR EACH ROW EXECUTE FUNCTION refuse_proof()`);
    try {
      await new ConsolePage(test.url).post('/console/auth/sign-in/link', { token: tokenOf(link) });
    } finally {
      await test.dataSource.query('DROP FUNCTION refuse_proof CASCADE');
    }
    expect(await rowsOf('console_passkeys', userId)).toBe(1);
    expect(await rowsOf('console_sessions', userId)).toBe(1);
    await prove(email);
    expect(await rowsOf('console_passkeys', userId)).toBe(0);
  });

  it.each([
    [
      'passkey',
      'console_passkeys',
      async (page: ConsolePage) => page.post('/console/api/passkeys', (await passkeyOf(page)).answer),
    ],
    [
      'password',
      'console_credentials',
      (page: ConsolePage) =>
        page.send('/console/api/password', { method: 'PUT', body: { password: PASSWORD } }),
    ],
  ])('leaves no %s of a session that ends while it is added', async (_, table, add) => {
    const { page, userId } = await impostor();
    const ending = test.dataSource.createQueryRunner();
    await ending.startTransaction();
    try {
      await ending.query('DELETE FROM console_sessions WHERE user_id = $1', [userId]);
      const answer = add(page);
      await expect
        .poll(async () => {
          const [row] = await test.dataSource.query(
            `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          );
          return row.waiting;
        })
        .toBe(1);
      await ending.commitTransaction();
      expectProblem(await answer, 401, 'not-signed-in');
    } finally {
      await ending.release();
    }
    expect(await rowsOf(table, userId)).toBe(0);
  });
});
