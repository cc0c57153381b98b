import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { ConsoleBrowser } from '../../harness/console-browser.js';
import { type Issuer, startIssuer } from '../../harness/oidc-issuer.js';
import { inFullRun } from '../../harness/full-run.js';

/** Browsers allow passkeys on http for names of loopback only. */
const HOST = 'capstan.localhost';
const ORIGIN = `http://${HOST}`;

let issuer: Issuer;
let test: TestApp;
let browser: ConsoleBrowser;

beforeAll(async () => {
  issuer = await startIssuer(`${ORIGIN}/console/auth/callback/oidc`);
  test = await startApp({
    env: {
      BASE_URL: ORIGIN,
      CONSOLE_OIDC_ISSUER: issuer.url,
      CONSOLE_OIDC_CLIENT_ID: issuer.clientId,
      CONSOLE_OIDC_CLIENT_SECRET: issuer.clientSecret,
    },
  });
  browser = await ConsoleBrowser.start(test, HOST);
});
afterAll(async () => {
  await browser?.close();
  await test?.close();
  await issuer?.close();
});

/** A device of the browser that makes and keeps passkeys, and has its user's finger on it. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in to Capstan' }).waitFor();
}

const signInAtIssuer = (page: Page): Promise<void> =>
  page.getByRole('button', { name: `Sign in with ${new URL(issuer.url).host}` }).click();

describe('sign-in in the browser', () => {
  it.each(inFullRun(['desktop', 'phone'] as const))(
    'adds a passkey and signs in with it on a %s',
    async (size) => {
      const { page, complaints } = await browser.signIn({ size });
      await addAuthenticator(page);
      await page.goto(`${browser.console}/profile`);
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByRole('button', { name: 'Remove' }).waitFor();
      if (size === 'phone') await page.getByRole('button', { name: 'Open the navigation' }).click();
      await signOut(page);
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await page.getByRole('heading', { name: 'Overview' }).waitFor();
      expect(page.url()).toBe(`${browser.console}/`);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  it('says so when a device has no passkey', async () => {
    const { page } = await browser.visitor();
    await addAuthenticator(page);
    await page.goto(`${browser.console}/sign-in`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toMatch(/timed out or was not allowed/);
    await page.context().close();
  });

  it('signs in at the issuer, and returns to the console with a session', async () => {
    const { page, email } = await browser.signIn();
    await signOut(page);
    issuer.user = { sub: randomUUID(), email, email_verified: true };
    await signInAtIssuer(page);
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    expect(page.url()).toBe(`${browser.console}/`);
    await page.context().close();
  });

  it('says why the issuer did not sign someone in', async () => {
    issuer.user = { sub: randomUUID(), email: 'stranger@example.test', email_verified: true };
    const { page } = await browser.visitor();
    await page.goto(`${browser.console}/sign-in`);
    await signInAtIssuer(page);
    await page.getByRole('alert').getByText('The issuer did not sign you in').waitFor();
    expect(new URL(page.url()).pathname).toBe('/console/sign-in');
    await page.context().close();
  });
});
