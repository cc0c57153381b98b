import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { ConsolePage, createOwner, linkFor, signedInOwner } from '../../harness/console-user.js';
import { expectProblem } from '../../harness/keys.js';
import { type Issuer, followIssuer, startIssuer } from '../../harness/oidc-issuer.js';

const ORIGIN = 'http://capstan.test';
const CALLBACK = `${ORIGIN}/console/auth/callback/oidc`;

let issuer: Issuer;
let test: TestApp;

beforeAll(async () => {
  issuer = await startIssuer(CALLBACK);
  test = await startApp({
    env: {
      CONSOLE_OIDC_ISSUER: issuer.url,
      CONSOLE_OIDC_CLIENT_ID: issuer.clientId,
      CONSOLE_OIDC_CLIENT_SECRET: issuer.clientSecret,
    },
  });
});
afterAll(async () => {
  await test?.close();
  await issuer?.close();
});

/** Goes to the issuer, signs in there as `email`, and comes back. */
async function signIn(page: ConsolePage, email: string, { isVerified = true, sub = randomUUID() } = {}) {
  issuer.user = { sub, email, email_verified: isVerified };
  const { body } = await page.post('/console/auth/sign-in/oidc', {});
  const back = new URL(await followIssuer(body.data.url, CALLBACK));
  const path = `${back.pathname}${back.search}`;
  const answer = await page.send(path, { headers: { 'sec-fetch-site': 'cross-site' } });
  return { path, location: answer.headers.get('location') ?? '', status: answer.status };
}

/** A user who proved that they read mail at their address. */
async function verifiedOwner() {
  const owner = await createOwner(test);
  await new ConsolePage(test.url).signInWith(await linkFor(test, owner.email));
  return owner;
}

describe('sign-in with an OpenID Connect issuer', () => {
  it('signs in the user with the same verified address', async () => {
    const { email, accountId } = await verifiedOwner();
    const page = new ConsolePage(test.url);
    const { status, location } = await signIn(page, email);
    expect([status, location]).toEqual([302, `${ORIGIN}/console/`]);
    const { body } = await page.open();
    expect(body.data).toMatchObject({ user: { email }, accounts: [{ id: accountId }] });
  });

  it('finds the user again by the subject when the address has changed', async () => {
    const { email } = await verifiedOwner();
    const sub = randomUUID();
    await signIn(new ConsolePage(test.url), email, { sub });
    const page = new ConsolePage(test.url);
    await signIn(page, 'new-address@example.test', { sub });
    expect((await page.open()).body.data.user.email).toBe(email);
  });

  it('makes a user of a person who was invited', async () => {
    const owner = await signedInOwner(test);
    const email = `${randomUUID()}@example.test`;
    await owner.page.post('/console/api/invitations', { email, role: 'viewer' });
    const page = new ConsolePage(test.url);
    await signIn(page, email);
    const { body } = await page.open();
    expect(body.data.accounts).toMatchObject([{ id: owner.accountId, role: 'viewer' }]);
  });

  it.each([
    ['a person who was not invited', async () => [`${randomUUID()}@example.test`, true] as const],
    [
      'an address that the issuer did not verify',
      async () => [(await verifiedOwner()).email, false] as const,
    ],
    [
      'a user who never proved the address here',
      async () => [(await createOwner(test)).email, true] as const,
    ],
  ])('refuses %s', async (_, who) => {
    const [email, isVerified] = await who();
    const page = new ConsolePage(test.url);
    const { location } = await signIn(page, email, { isVerified });
    expect(location).toMatch(/^http:\/\/capstan\.test\/console\/sign-in\?error=/);
    expectProblem(await page.open(), 401, 'not-signed-in');
  });

  it('ends the session that the browser had before', async () => {
    const before = await signedInOwner(test);
    const { email } = await verifiedOwner();
    issuer.user = { sub: randomUUID(), email, email_verified: true };
    const { body } = await before.page.post('/console/auth/sign-in/oidc', {});
    const back = new URL(await followIssuer(body.data.url, CALLBACK));
    const [oldSession = ''] = before.page.cookie.match(/capstan\.session_token=[^;]+/) ?? [];
    // The issuer is another site, from which browsers do not send a SameSite=Strict cookie.
    const cookie = before.page.cookie.replace(oldSession, '');
    const headers = { 'sec-fetch-site': 'cross-site', cookie };
    await before.page.send(`${back.pathname}${back.search}`, { headers });
    expect((await before.page.open()).body.data.user.email).toBe(email);
    const old = new ConsolePage(test.url);
    old.setCookie('capstan.session_token', oldSession.split('=', 2)[1] ?? '');
    expectProblem(await old.open(), 401, 'not-signed-in');
  });

  it('keeps the session of the browser when the issuer refuses', async () => {
    const { page, email } = await signedInOwner(test);
    await signIn(page, 'stranger@example.test');
    expect((await page.open()).body.data.user.email).toBe(email);
  });

  it('comes back once, and to the browser that went there only', async () => {
    const { email } = await verifiedOwner();
    const page = new ConsolePage(test.url);
    issuer.user = { sub: randomUUID(), email, email_verified: true };
    const { body } = await page.post('/console/auth/sign-in/oidc', {});
    const back = new URL(await followIssuer(body.data.url, CALLBACK));
    const path = `${back.pathname}${back.search}`;
    const other = new ConsolePage(test.url);
    await other.send(path);
    expectProblem(await other.open(), 401, 'not-signed-in');
    const locations = [await page.send(path), await page.send(path)].map(({ headers }) =>
      headers.get('location'),
    );
    expect(locations[0]).toBe(`${ORIGIN}/console/`);
    expect(locations[1]).toMatch(/\/console\/sign-in\?error=|\/console\/auth\/error/);
  });

  it('keeps no tokens of the issuer', async () => {
    const { email } = await verifiedOwner();
    await signIn(new ConsolePage(test.url), email);
    const rows = await test.dataSource.query(
      `SELECT access_token, refresh_token, id_token FROM console_credentials WHERE provider = 'oidc'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toEqual({ access_token: null, refresh_token: null, id_token: null });
  });

  it('is offered by the sign-in page', async () => {
    const { body } = await new ConsolePage(test.url).send('/console/auth/methods');
    expect(body.data).toEqual({
      password: true,
      passkey: true,
      email_link: false,
      oidc: { issuer: issuer.url },
    });
  });
});
