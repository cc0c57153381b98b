import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { RequestCacheControl } from '../calls/capability-call.js';
import { parseCacheControl } from './call-request.decorator.js';

describe('parseCacheControl', () => {
  it.each<[string | undefined, RequestCacheControl]>([
    [undefined, { mayRead: true, mayStore: true }],
    ['no-cache', { mayRead: false, mayStore: true }],
    ['No-Store', { mayRead: false, mayStore: false }],
    ['max-age=0', { mayRead: true, mayStore: true, maxAgeSeconds: 0 }],
    ['max-age="30", no-transform', { mayRead: true, mayStore: true, maxAgeSeconds: 30 }],
    ['max-age=30 , no-cache', { mayRead: false, mayStore: true, maxAgeSeconds: 30 }],
    ['max-age=-1', { mayRead: true, mayStore: true }],
    ['private', { mayRead: true, mayStore: true }],
  ])('reads %j', (header, wish) => {
    expect(parseCacheControl({ headers: { 'cache-control': header } } as FastifyRequest)).toEqual(wish);
  });
});
