import type { FastifyRequest } from 'fastify';

/** What a caller wants of the cache (RFC 9111, 5.2.1). */
export interface RequestCacheControl {
  /** An earlier answer will do. */
  mayRead: boolean;
  /** This answer may be served again. */
  mayStore: boolean;
  /** An earlier answer will do only when it is not older; absent: as old as it may be here. */
  maxAgeSeconds?: number;
}

/** `Cache-Control: no-cache` asks for a fresh answer, `no-store` also for one that is not kept, `max-age` bounds its age. */
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
