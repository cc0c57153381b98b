import { randomUUID } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { sha256 } from '@capstan/platform-core';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { genericOAuth, magicLink } from 'better-auth/plugins';
import type { ConsoleAddress } from '../address/console-address.js';
import type { OidcClient } from '../console.config.js';
import { VERIFIED_USERS } from './verified-users.js';
import { sessionOfUser } from './session-of-user.plugin.js';
import { CREDENTIALS, PASSKEYS, SESSIONS, USERS, VERIFICATIONS } from './tables.js';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;

/** Lifetime of a sign-in link, which can be used once. */
export const LINK_SECONDS = 15 * MINUTE_SECONDS;
/** Time after sign-in in which a user may set a password or add a passkey. */
export const FRESH_SECONDS = 15 * MINUTE_SECONDS;
/** Idle timeout of a session. */
const SESSION_SECONDS = 7 * DAY_SECONDS;

export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;

/** Name of the OpenID Connect issuer in routes and in `console_credentials`. */
export const OIDC_PROVIDER = 'oidc';

/** Dependencies of better-auth. */
export interface BetterAuthSetup {
  address: ConsoleAddress;
  secret: string;
  oidc: OidcClient | null;
  /** The connection pool of the data source. */
  pool: NonNullable<BetterAuthOptions['database']>;
  /** Hooks for the rows that better-auth writes. */
  databaseHooks: BetterAuthOptions['databaseHooks'];
  /** Reports a failure of better-auth, without its arguments: they may hold secrets. */
  report: (message: string) => void;
}

/** Users, sessions and ways to sign in. Its endpoints are called by our controllers; its router and its rate limit are not used. */
export function createBetterAuth({ address, secret, oidc, pool, databaseHooks, report }: BetterAuthSetup) {
  return betterAuth({
    appName: 'Capstan',
    baseURL: address.origin,
    basePath: `${address.path}/auth`,
    secret,
    database: pool,
    databaseHooks,
    user: USERS,
    session: {
      ...SESSIONS,
      expiresIn: SESSION_SECONDS,
      updateAge: DAY_SECONDS,
      freshAge: FRESH_SECONDS,
    },
    account: { ...CREDENTIALS, accountLinking: { requireLocalEmailVerified: true } },
    verification: VERIFICATIONS,
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
    },
    plugins: [
      magicLink({
        storeToken: { type: 'custom-hasher', hash: (token) => Promise.resolve(hashOfLink(token)) },
        disableSignUp: true,
        expiresIn: LINK_SECONDS,
        sendMagicLink: ({ token, metadata }) => (metadata as unknown as LinkReceiver).receive(token),
      }),
      passkey({
        rpName: 'Capstan',
        rpID: address.passkeyDomain ?? 'localhost',
        origin: address.origin,
        advanced: { webAuthnChallengeCookie: 'passkey_challenge' },
        schema: { passkey: PASSKEYS },
        ...VERIFIED_USERS,
      }),
      genericOAuth({ config: oidc ? [oidcProvider(oidc)] : [] }),
      sessionOfUser(),
    ],
    advanced: {
      cookiePrefix: 'capstan',
      useSecureCookies: address.origin.startsWith('https:'),
      cookies: { session_token: { attributes: { sameSite: 'strict' } } },
      database: { generateId: () => randomUUID() },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    // Attempts are counted by SignInAttempts, which counts by user as well and in one statement.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => report(message) },
  });
}

export type BetterAuth = ReturnType<typeof createBetterAuth>;

/** Header in which our controllers hand the caller's address to better-auth; what a client sends in it is dropped. */
export const ADDRESS_HEADER = 'x-capstan-address';

/** Receives the token of a new link, which is stored only as a hash. */
export interface LinkReceiver {
  receive: (token: string) => void;
}

/** The stored form of links: the table alone does not allow signing in. */
export const hashOfLink = (token: string): string => sha256(token).toString('base64url');

const oidcProvider = ({ issuer, clientId, clientSecret }: OidcClient) => ({
  providerId: OIDC_PROVIDER,
  discoveryUrl: `${issuer}/.well-known/openid-configuration`,
  clientId,
  clientSecret,
  scopes: ['openid', 'profile', 'email'],
  requireIdTokenVerification: true,
});
