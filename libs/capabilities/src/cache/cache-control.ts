import type { FastifyRequest } from 'fastify';

/** What a caller wants of the cache (RFC 9111, 5.2.1). */
export interface CacheWish {
  /** An earlier answer will do. */
  mayRead: boolean;
  /** This answer may be served again. */
  mayStore: boolean;
}

/** `Cache-Control: no-cache` asks for a fresh answer, `no-store` also for one that is not kept. */
export function cacheWishOf(request: FastifyRequest): CacheWish {
  const header = request.headers['cache-control'];
  if (header === undefined) return { mayRead: true, mayStore: true };
  const directives = header.split(',').map((directive) => directive.trim().toLowerCase());
  const mayStore = !directives.includes('no-store');
  return { mayStore, mayRead: mayStore && !directives.some((word) => /^(no-cache|max-age=0)$/.test(word)) };
}
