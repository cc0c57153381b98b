import type { FastifyRequest } from 'fastify';

/** The `Cache-Control` directives of a request (RFC 9111, 5.2.1). */
export interface RequestCacheControl {
  /** A cached answer may be used. */
  mayRead: boolean;
  /** This answer may be stored. */
  mayStore: boolean;
  /** Maximum age of a cached answer; absent: the lifetime that the capability has here. */
  maxAgeSeconds?: number;
}

/** Parses `no-cache` (skip the cache), `no-store` (also do not store the answer) and `max-age`. */
export function parseCacheControl(request: FastifyRequest): RequestCacheControl {
  const header = request.headers['cache-control'];
  if (header === undefined) return { mayRead: true, mayStore: true };
  const directives = header.split(',').map((directive) => directive.trim().toLowerCase());
  const mayStore = !directives.includes('no-store');
  const maxAge = directives.map((word) => /^max-age="?(\d{1,9})"?$/.exec(word)?.[1]).find(Boolean);
  return {
    mayStore,
    mayRead: mayStore && !directives.includes('no-cache'),
    ...(maxAge === undefined ? {} : { maxAgeSeconds: Number(maxAge) }),
  };
}
