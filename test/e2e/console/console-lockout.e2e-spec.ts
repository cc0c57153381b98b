import { randomUUID } from 'node:crypto';
import { SignInMail } from '@capstan/console';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { ConsolePage, createOwner, linkFor } from '../../harness/console-user.js';
import { expectProblem } from '../../harness/keys.js';

const PASSWORD = 'correct horse battery';
const STRANGER = '198.51.100.7';
const HOME = '203.0.113.9';

/** Counts what would be sent. */
class Outbox extends SignInMail {
  readonly isConfigured = true;
  readonly sent: string[] = [];

  async sendSignInLink(to: string): Promise<void> {
    this.sent.push(to);
  }

  async sendInvitation(): Promise<void> {}
}

const outbox = new Outbox();
let test: TestApp;

beforeAll(async () => {
  test = await startApp({
    env: { TRUST_PROXY: '1' },
    overrides: [{ provide: SignInMail, useValue: outbox }],
  });
});
beforeEach(() => test.dataSource.query('DELETE FROM console_sign_in_attempts'));
afterAll(() => test?.close());

/** A user with a password, and the browser that set it. */
async function userWithPassword() {
  const { email } = await createOwner(test);
  const page = new ConsolePage(test.url, HOME);
  await page.signInWith(await linkFor(test, email));
  await page.send('/console/api/password', { method: 'PUT', body: { password: PASSWORD } });
  await page.send('/console/api/session', { method: 'DELETE' });
  page.csrfToken = undefined;
  return { email, page };
}

const tryPassword = (page: ConsolePage, email: string, password = 'wrong') =>
  page.post('/console/auth/sign-in/password', { email, password });

const askForLink = (page: ConsolePage, email: string) => page.post('/console/auth/link', { email });

async function repeat<T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let index = 0; index < times; index += 1) answers.push(await work(index));
  return answers;
}

/** A browser of a network of its own. */
const fromNetwork = (index: number): ConsolePage =>
  new ConsolePage(test.url, `198.18.${Math.floor(index / 250)}.${(index % 250) + 1}`);

/** As if so many guesses had come from this browser: one does, and its counters are set, because each guess computes a hash. */
async function guessedFrom(page: ConsolePage, email: string, guesses: number): Promise<void> {
  expect((await tryPassword(page, email)).status).toBe(401);
  const [, changed] = await test.dataSource.query(
    'UPDATE console_sign_in_attempts SET attempts = $1 WHERE attempts = 1',
    [guesses],
  );
  expect(changed).toBeGreaterThan(0);
}

/** As if so many guesses had come from networks of their own: two of them do, and the counter of the user is set. */
async function guessedFromEverywhere(email: string, guesses: number): Promise<void> {
  await test.dataSource.query('DELETE FROM console_sign_in_attempts');
  for (const index of [0, 1]) expect((await tryPassword(fromNetwork(index), email)).status).toBe(401);
  const [, changed] = await test.dataSource.query(
    'UPDATE console_sign_in_attempts SET attempts = $1 WHERE attempts = 2',
    [guesses],
  );
  expect(changed).toBe(1);
}

describe('a stranger who knows an address', () => {
  it('is refused after ten passwords, and does not lock its user out elsewhere', async () => {
    const { email } = await userWithPassword();
    const tried = await repeat(11, () => tryPassword(new ConsolePage(test.url, STRANGER), email));
    expect(tried.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await tryPassword(new ConsolePage(test.url, HOME), email, PASSWORD)).status).toBe(200);
  });

  it('does not lock out links by e-mail with passwords, nor passwords with links', async () => {
    const { email } = await userWithPassword();
    const network = new ConsolePage(test.url, STRANGER);
    await guessedFrom(network, email, 10);
    expect((await tryPassword(network, email)).status).toBe(429);
    expect((await askForLink(network, email)).status).toBe(200);
    const { email: other } = await userWithPassword();
    const asked = await repeat(11, () => askForLink(network, other));
    expect(asked.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429]);
    expect((await askForLink(new ConsolePage(test.url, HOME), other)).status).toBe(200);
    expect((await tryPassword(network, other, PASSWORD)).status).toBe(200);
  });

  it('has a limited number of guesses from all networks together', async () => {
    const { email } = await userWithPassword();
    await guessedFromEverywhere(email, 99);
    const last = await repeat(2, (index) => tryPassword(fromNetwork(index + 2), email));
    expect(last.map(({ status }) => status)).toEqual([401, 429]);
  });

  it('does not lock out a browser in which the user signed in before, from any number of networks', async () => {
    const { email, page } = await userWithPassword();
    await guessedFromEverywhere(email, 101);
    await repeat(21, (index) => askForLink(fromNetwork(index + 200), email));
    expect((await askForLink(page, email)).status).toBe(200);
    expect((await tryPassword(page, email, PASSWORD)).status).toBe(200);
  });

  it('cannot flood the mailbox of a user', async () => {
    const { email } = await createOwner(test);
    const statuses = (await repeat(21, (index) => askForLink(fromNetwork(index), email))).map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    await expect.poll(() => outbox.sent.filter((to) => to === email)).toHaveLength(20);
  });
});

describe('a browser in which a user signed in before', () => {
  it('has ten guesses itself', async () => {
    const { email, page } = await userWithPassword();
    await guessedFrom(page, email, 9);
    const tried = await repeat(2, () => tryPassword(page, email));
    expect(tried.map(({ status }) => status)).toEqual([401, 429]);
  });

  it('has no advantage at another user', async () => {
    const { page } = await userWithPassword();
    const { email } = await userWithPassword();
    await guessedFromEverywhere(email, 100);
    expectProblem(await tryPassword(page, email, PASSWORD), 429, 'too-many-sign-ins');
  });

  it('is not known by a cookie that it made up', async () => {
    const { email, page } = await userWithPassword();
    await guessedFromEverywhere(email, 100);
    const forged = new ConsolePage(test.url, HOME);
    const known = /capstan\.known_browser=([^;]+)/.exec(page.cookie)?.[1] ?? '';
    expect(known).not.toBe('');
    forged.setCookie('capstan.known_browser', `${randomUUID()}${known.slice(36)}`);
    expectProblem(await tryPassword(forged, email, PASSWORD), 429, 'too-many-sign-ins');
  });
});

describe('challenges for passkeys', () => {
  it('are limited for each network', async () => {
    const page = new ConsolePage(test.url, STRANGER);
    const asked = await repeat(101, () => page.post('/console/auth/sign-in/passkey/options', {}));
    expect(asked.slice(0, 100).every(({ status }) => status === 200)).toBe(true);
    expect(asked[100]?.status).toBe(429);
    const [row] = await test.dataSource.query(
      `SELECT count(*)::int AS rows FROM console_verifications WHERE value LIKE '%authentication%'`,
    );
    expect(row.rows).toBe(100);
  });
});
