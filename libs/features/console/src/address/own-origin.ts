import type { FastifyRequest } from 'fastify';
import type { ConsoleAddress } from './console-address.js';

/**
 * Whether a page of this service sent the request. Browsers send `Sec-Fetch-Site` to https and localhost, and `Origin` with
 * everything but GET and HEAD, so that a request that changes something has one of the two. A reading request with neither
 * passes: no other origin can read its answer, since no answer allows credentials.
 */
export function isOwnOrigin(request: FastifyRequest, address: ConsoleAddress): boolean {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) {
    return site !== undefined || request.method === 'GET' || request.method === 'HEAD';
  }
  return origin === address.origin || (host !== undefined && hostOf(origin) === host);
}

/** `host[:port]` of an origin; undefined for `null`. */
const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;
