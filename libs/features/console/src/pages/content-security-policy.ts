/**
 * The content security policy of the console's pages. Scripts come from this service, in files; styles may be inline
 * because the component
 * library sets its variables in an element.
 * @param frameOrigins where previews of built sites come from, besides this service.
 */
export const contentSecurityPolicy = (frameOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${["'self'", ...frameOrigins].join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
