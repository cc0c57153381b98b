import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { ConsolePage, signedInOwner } from '../../harness/console-user.js';
import { expectProblem } from '../../harness/keys.js';
import { SoftwareAuthenticator } from '../../harness/software-authenticator.js';

let test: TestApp;

beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test?.close());

async function ownerWithPasskey(origin = 'http://capstan.test') {
  const owner = await signedInOwner(test);
  const authenticator = new SoftwareAuthenticator('capstan.test', origin);
  const { body } = await owner.page.post('/console/api/passkeys/options', {});
  const added = await owner.page.post('/console/api/passkeys', authenticator.create(body.data));
  return { ...owner, authenticator, added };
}

async function signIn(page: ConsolePage, authenticator: SoftwareAuthenticator) {
  const { body } = await page.post('/console/auth/sign-in/passkey/options', {});
  return page.post('/console/auth/sign-in/passkey', authenticator.get(body.data));
}

describe('a passkey', () => {
  it('is added after sign-in, and then signs in', async () => {
    const { authenticator, added, email } = await ownerWithPasskey();
    expect(added.body.data).toEqual({ added: true });
    const page = new ConsolePage(test.url);
    expect((await signIn(page, authenticator)).status).toBe(200);
    expect((await page.open()).body.data.user.email).toBe(email);
  });

  it('is not accepted from a page of another origin', async () => {
    const { added } = await ownerWithPasskey('http://capstan.test.evil.example');
    expectProblem(added, 401, 'sign-in-failed');
  });

  it('answers each challenge once', async () => {
    const { authenticator } = await ownerWithPasskey();
    const page = new ConsolePage(test.url);
    const { body } = await page.post('/console/auth/sign-in/passkey/options', {});
    const answer = authenticator.get(body.data);
    const challenged = new ConsolePage(test.url);
    for (const pair of page.cookie.split('; '))
      challenged.setCookie(...(pair.split('=', 2) as [string, string]));
    expect((await page.post('/console/auth/sign-in/passkey', answer)).status).toBe(200);
    expectProblem(await challenged.post('/console/auth/sign-in/passkey', answer), 401, 'sign-in-failed');
  });

  it('of an unknown authenticator are refused', async () => {
    const stranger = new SoftwareAuthenticator('capstan.test', 'http://capstan.test');
    expectProblem(await signIn(new ConsolePage(test.url), stranger), 401, 'sign-in-failed');
  });

  it('cannot be added in a session that is older than 15 minutes', async () => {
    const { page, userId } = await signedInOwner(test);
    await test.dataSource.query(
      `UPDATE console_sessions SET created_at = now() - interval '16 minutes' WHERE user_id = $1`,
      [userId],
    );
    expectProblem(await page.post('/console/api/passkeys/options', {}), 403, 'session-not-fresh');
  });

  it('asks the authenticator to verify its user', async () => {
    const { page } = await signedInOwner(test);
    const made = await page.post('/console/api/passkeys/options', {});
    expect(made.body.data.authenticatorSelection.userVerification).toBe('required');
    const used = await new ConsolePage(test.url).post('/console/auth/sign-in/passkey/options', {});
    expect(used.body.data.userVerification).toBe('required');
  });

  it('is not added by an authenticator that did not verify its user', async () => {
    const { page } = await signedInOwner(test);
    const authenticator = new SoftwareAuthenticator('capstan.test', 'http://capstan.test');
    authenticator.verifiesUser = false;
    const { body } = await page.post('/console/api/passkeys/options', {});
    const answer = await page.post('/console/api/passkeys', authenticator.create(body.data));
    expectProblem(answer, 401, 'sign-in-failed');
    expect((await page.send('/console/api/passkeys')).body.data.passkeys).toEqual([]);
  });

  it('does not sign in when the authenticator did not verify its user', async () => {
    const { authenticator } = await ownerWithPasskey();
    authenticator.verifiesUser = false;
    const page = new ConsolePage(test.url);
    expectProblem(await signIn(page, authenticator), 401, 'sign-in-failed');
    expectProblem(await page.open(), 401, 'not-signed-in');
  });

  it('cannot be added to 20 others, also by a challenge from before', async () => {
    const { page, userId, authenticator } = await ownerWithPasskey();
    const addOthers = (count: number) =>
      test.dataSource.query(
        `INSERT INTO console_passkeys (id, user_id, credential_id, public_key, counter, device_type, backed_up)
         SELECT gen_random_uuid(), $1, gen_random_uuid(), 'key', 0, 'singleDevice', false FROM generate_series(1, $2)`,
        [userId, count],
      );
    await addOthers(18);
    const { body } = await page.post('/console/api/passkeys/options', {});
    await addOthers(1);
    const another = new SoftwareAuthenticator('capstan.test', 'http://capstan.test');
    const added = await page.post('/console/api/passkeys', another.create(body.data));
    expectProblem(added, 409, 'too-many-passkeys');
    expectProblem(await page.post('/console/api/passkeys/options', {}), 409, 'too-many-passkeys');
    expect((await page.send('/console/api/passkeys')).body.data.passkeys).toHaveLength(20);
    expect((await signIn(new ConsolePage(test.url), authenticator)).status).toBe(200);
  });

  it('is removed by its user only', async () => {
    const { page, authenticator } = await ownerWithPasskey();
    const [passkey] = (await page.send('/console/api/passkeys')).body.data.passkeys;
    const path = `/console/api/passkeys/${passkey.id}`;
    const foreign = await signedInOwner(test);
    expectProblem(await foreign.page.send(path, { method: 'DELETE' }), 404, 'not-found');
    expect((await page.send(path, { method: 'DELETE' })).status).toBe(200);
    expectProblem(await signIn(new ConsolePage(test.url), authenticator), 401, 'sign-in-failed');
  });
});
