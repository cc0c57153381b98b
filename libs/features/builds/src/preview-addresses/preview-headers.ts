/** What headers say of where a page stands. */
export interface PreviewPlace {
  /** Addresses of the site, each ending in a slash: as the browser asked for it, and as the service names it. */
  roots: string[];
  /** Whether the site has an origin apart from the service's. */
  isApart: boolean;
}

/** Of every answer below /p/, whatever becomes of the request. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  // The token in the address is the right to look: it must not travel to sites that pages link to.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  // A sandboxed page has an opaque origin, and would not get its own style sheet under `same-origin`.
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

const SANDBOX = 'sandbox allow-scripts allow-forms';

/** @param place null: the answer belongs to no site and holds nothing of one. */
export function previewHeaders(place: PreviewPlace | null): Record<string, string> {
  return {
    ...ALWAYS,
    'content-security-policy':
      place === null ? "sandbox; default-src 'none'; style-src 'unsafe-inline'" : policyOf(place),
  };
}

/**
 * Pages run apart from the service and talk to their own site alone. `'self'` does not say which path, so what a script
 * may ask for is listed by address; style sheets and pictures keep working behind a proxy that renames the host.
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
