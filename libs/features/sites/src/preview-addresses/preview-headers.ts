/** The location of a page, for its headers. */
export interface PreviewPlace {
  /** URLs of the site with a trailing slash: as the browser requested it, and as configured. */
  roots: string[];
  /** Whether the site has a different origin than the service. */
  isApart: boolean;
}

/** For every response below /p/, including errors. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  // The token in the URL grants access: it must not leak to sites that pages link to.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  // A sandboxed page has an opaque origin, and could not load its own style sheet with `same-origin`.
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

const SANDBOX = 'sandbox allow-scripts allow-forms';

/** @param place null: the response contains nothing of a site. */
export function previewHeaders(place: PreviewPlace | null): Record<string, string> {
  return {
    ...ALWAYS,
    'content-security-policy':
      place === null ? "sandbox; default-src 'none'; style-src 'unsafe-inline'" : policyOf(place),
  };
}

/**
 * Isolates pages from the service and lets them connect only to their own site. `'self'` does not restrict
 * the path, so the URLs that a script may connect to are listed; style sheets and images keep working behind
 * a proxy that rewrites the host.
 */
function policyOf({ roots, isApart }: PreviewPlace): string {
  const own = roots.join(' ');
  return [
    isApart ? `${SANDBOX} allow-same-origin` : SANDBOX,
    `default-src 'self' ${own} 'unsafe-inline' data: blob:`,
    `connect-src ${own}`,
    `form-action 'self' ${own}`,
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}
