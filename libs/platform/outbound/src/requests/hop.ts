import { ACCEPT_ENCODING } from '../bodies/body-decoding.js';
import type { OutboundRequest } from './outbound-request.js';

/** One HTTP request; a redirect leads to the next. */
export interface Hop {
  readonly url: URL;
  readonly method: NonNullable<OutboundRequest['method']>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: OutboundRequest['body'];
}

/** Connection headers, not set by the caller: wrong ones would break framing or name another host. */
const CONNECTION_HEADERS = new Set(
  'connection content-length expect host keep-alive proxy-connection te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
);

/** The only headers that another origin gets; others may be keys (`x-subscription-token`) or cookies. */
const HARMLESS_HEADERS = new Set('accept accept-encoding accept-language content-type user-agent'.split(' '));

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Returns the first request of a call. Connection headers (`host`, `content-length`, ...) are set by us. */
export function firstHop(request: OutboundRequest, url: URL, userAgent: string): Hop {
  const given = Object.entries(request.headers ?? {})
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !CONNECTION_HEADERS.has(name));
  return {
    url,
    method: request.method ?? 'GET',
    headers: {
      accept: '*/*',
      'accept-encoding': ACCEPT_ENCODING,
      'user-agent': userAgent,
      ...(request.json === undefined ? {} : { 'content-type': 'application/json' }),
      ...Object.fromEntries(given),
    },
    body: request.json === undefined ? request.body : JSON.stringify(request.json),
  };
}

/** Returns the target of a redirect, which may not be a valid URL; undefined when the response is not a redirect. */
export function redirectTarget(status: number, location: string | undefined, from: URL): string | undefined {
  if (!REDIRECTS.has(status) || location === undefined) return undefined;
  return URL.canParse(location, from.href) ? new URL(location, from).href : location;
}

/**
 * Returns the request that follows a redirect (Fetch standard, HTTP-redirect fetch): POST becomes GET on 301 and
 * 302, everything but HEAD on 303. Another origin gets only harmless headers.
 */
export function nextHop(hop: Hop, status: number, url: URL): Hop {
  const becomesGet =
    status === 303
      ? hop.method !== 'GET' && hop.method !== 'HEAD'
      : hop.method === 'POST' && (status === 301 || status === 302);
  const isSameOrigin = url.origin === hop.url.origin;
  const headers = Object.entries(hop.headers).filter(
    ([name]) => (isSameOrigin || HARMLESS_HEADERS.has(name)) && !(becomesGet && name.startsWith('content-')),
  );
  return {
    url,
    method: becomesGet ? 'GET' : hop.method,
    headers: Object.fromEntries(headers),
    body: becomesGet ? undefined : hop.body,
  };
}
