import { isIP } from 'node:net';

/** The URL of the console. */
export interface ConsoleAddress {
  /** `https://api.example.org` */
  readonly origin: string;
  /** `/console`, behind the path of the deployment. */
  readonly path: string;
  /** Domain that passkeys are bound to; null for an IP address, to which they cannot be (WebAuthn, 5.1.3). */
  readonly passkeyDomain: string | null;
}

/** The console of the service at `baseUrl`. A loopback address becomes `localhost`, which browsers accept for passkeys. */
export function consoleAddress(baseUrl: string): ConsoleAddress {
  const url = new URL(baseUrl);
  if (/^127\.|^\[::1\]$/.test(url.hostname)) url.hostname = 'localhost';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return {
    origin: url.origin,
    path: `${url.pathname.replace(/\/+$/, '')}/console`,
    passkeyDomain: isIP(host) === 0 ? host : null,
  };
}

/** The page that signs in with a token. It is in the fragment, which browsers send to no server and in no Referer. */
export const signInLink = ({ origin, path }: ConsoleAddress, token: string): string =>
  `${origin}${path}/sign-in#token=${token}`;

/** The page that accepts an invitation. */
export const invitationLink = ({ origin, path }: ConsoleAddress, token: string): string =>
  `${origin}${path}/invitation#token=${token}`;
