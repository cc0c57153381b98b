import type { Behaviour, VendorBehaviour, WireBehaviour } from './behaviour.js';
import { brave } from './brave.upstream.js';
import { type Handler, sendHtml } from './exchange.js';
import { faultRoutes } from './fault.routes.js';
import { searxng } from './searxng.upstream.js';
import { wikipedia } from './wikipedia.upstream.js';

/** Search providers that the stand-in web plays. */
export const UPSTREAM_NAMES = ['searxng', 'brave', 'wikipedia'] as const;

export type UpstreamName = (typeof UPSTREAM_NAMES)[number];

/** Where they live: what a provider is configured with, and what it then asks. */
export const UPSTREAM_PATHS: Readonly<Record<UpstreamName, { base: string; search: string }>> = {
  searxng: { base: '/searxng', search: '/searxng/search' },
  brave: { base: '/brave', search: '/brave/res/v1/web/search' },
  wikipedia: { base: '/wikipedia', search: '/wikipedia/w/api.php' },
};

const VENDORS: Readonly<Record<UpstreamName, Readonly<Partial<Record<VendorBehaviour, Handler>>>>> = {
  searxng,
  brave,
  wikipedia,
};

const routes = new Map(faultRoutes);

function fault(path: string): Handler {
  return (exchange) => routes.get(path)?.(exchange);
}

const WIRE: Readonly<Record<WireBehaviour, Handler>> = {
  server_error: fault('/error-500'),
  truncated: fault('/truncated/json'),
  wrong_type: ({ response }) => sendHtml(response, '<!doctype html><h1>Scheduled maintenance</h1>'),
  hang: fault('/hang'),
  slow_headers: fault('/slow/headers'),
  endless: fault('/endless'),
  bomb: fault('/bomb/gzip'),
  reset: fault('/reset'),
};

/** @throws Error when the vendor has no such behaviour (SearXNG knows no quota). */
export function upstreamHandler(name: UpstreamName, behaviour: Behaviour): Handler {
  const handler: Handler | undefined =
    behaviour in WIRE ? WIRE[behaviour as WireBehaviour] : VENDORS[name][behaviour as VendorBehaviour];
  if (!handler) throw new Error(`the stand-in ${name} has no behaviour "${behaviour}"`);
  return handler;
}
