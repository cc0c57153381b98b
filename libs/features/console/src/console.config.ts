import { type ConfigOf, defineConfig, envSecret, envText, envUrl } from '@capstan/platform-core';

/** Who may sign in to the console, and how. */
export const consoleConfig = defineConfig(
  'console',
  {
    CONSOLE_SECRET: envSecret(
      'Signs the cookies of the console, the same for all processes: 32 random characters or more (default: one that is made once and kept in PostgreSQL)',
    ),
    CONSOLE_OIDC_ISSUER: envUrl(
      'OpenID Connect issuer with which users sign in to the console, e.g. https://login.example.org/realms/acme; register BASE_URL/console/auth/callback/oidc as the redirect address',
    ),
    CONSOLE_OIDC_CLIENT_ID: envText('Client id at that issuer'),
    CONSOLE_OIDC_CLIENT_SECRET: envSecret('Client secret at that issuer'),
  },
  (env) => ({ secret: checkedSecret(env.CONSOLE_SECRET), oidc: oidcOf(env) }),
);

export type ConsoleConfig = ConfigOf<typeof consoleConfig>;

/** A client of an OpenID Connect issuer. */
export interface OidcClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

const MIN_SECRET_LENGTH = 32;

function checkedSecret(secret: string | undefined): string | null {
  if (secret !== undefined && secret.length < MIN_SECRET_LENGTH) {
    throw new Error(`CONSOLE_SECRET: must have ${MIN_SECRET_LENGTH} characters or more`);
  }
  return secret ?? null;
}

function oidcOf(env: {
  CONSOLE_OIDC_ISSUER?: string;
  CONSOLE_OIDC_CLIENT_ID?: string;
  CONSOLE_OIDC_CLIENT_SECRET?: string;
}): OidcClient | null {
  const {
    CONSOLE_OIDC_ISSUER: issuer,
    CONSOLE_OIDC_CLIENT_ID: clientId,
    CONSOLE_OIDC_CLIENT_SECRET: clientSecret,
  } = env;
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined) {
    return { issuer, clientId, clientSecret };
  }
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return null;
  throw new Error(
    'CONSOLE_OIDC_ISSUER, CONSOLE_OIDC_CLIENT_ID and CONSOLE_OIDC_CLIENT_SECRET must be set together',
  );
}
