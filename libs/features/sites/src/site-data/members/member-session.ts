import { parseCookie, stringifySetCookie } from 'cookie';

const COOKIE = 'capstan_member';
const MAX_AGE_SECONDS = 30 * 86_400;
/** 32 random bytes in base64url. */
const SESSION = /^[A-Za-z0-9_-]{43}$/;

/** The session in the cookie of a navigation; null without one. */
export function sessionOf(cookies: string | undefined): string | null {
  const session = parseCookie(cookies ?? '')[COOKIE];
  return session !== undefined && SESSION.test(session) ? session : null;
}

/**
 * A cookie that browsers send with navigations within the site only. Pages run in a sandbox without cookies of their
 * own: they get the session by {@link withSession}.
 */
export function sessionCookie(session: string, siteUrl: string): string {
  const { pathname, protocol } = new URL(siteUrl);
  return stringifySetCookie({
    name: COOKIE,
    value: session,
    maxAge: MAX_AGE_SECONDS,
    path: pathname,
    httpOnly: true,
    sameSite: 'lax',
    secure: protocol === 'https:',
  });
}

/** A page with the session for its script, which sends it as a header, and for its forms. */
export function withSession(page: string, session: string): string {
  return page
    .replace('</head>', `<meta name="capstan-member" content="${session}"></head>`)
    .replaceAll(
      /<form\b[^<>]*\baction="[^"<>]*_data\/[^<>]*>/g,
      (form) => `${form}<input type="hidden" name="_member" value="${session}">`,
    );
}
