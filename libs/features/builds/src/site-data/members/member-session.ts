const COOKIE = 'capstan_member';
const MAX_AGE_SECONDS = 30 * 86_400;

/** The session in the cookie of a navigation; null without one. */
export function sessionOf(cookies: string | undefined): string | null {
  return /(?:^|; ?)capstan_member=([A-Za-z0-9_-]{43})(?:;|$)/.exec(cookies ?? '')?.[1] ?? null;
}

/**
 * A cookie that browsers send with navigations within the site only. Pages run in a sandbox without cookies of their
 * own: they get the session by {@link withSession}.
 */
export function sessionCookie(session: string, siteUrl: string): string {
  const { pathname, protocol } = new URL(siteUrl);
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${COOKIE}=${session}; Path=${pathname}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
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
