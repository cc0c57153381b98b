import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { routeOf } from './route-options.js';

const config = { url: '/v1/things/:id', isUnlimited: true };

/** A request with or without context that counts how often its route options are read. */
function requestWith(capstan: object | null) {
  const state = { reads: 0, is404: false };
  const request = {
    capstan,
    get is404() {
      return state.is404;
    },
    get routeOptions() {
      state.reads += 1;
      return { config };
    },
  };
  return { request: request as unknown as FastifyRequest, state };
}

describe('routeOf', () => {
  it('returns the options and the path template of the route, which it reads once for each request', () => {
    const { request, state } = requestWith({ requestId: 'req_1' });
    expect(routeOf(request)).toBe(config);
    expect(routeOf(request)).toBe(config);
    expect(state.reads).toBe(1);
  });

  it('needs no context', () => {
    expect(routeOf(requestWith(null).request)).toBe(config);
  });

  it('is empty for a path without a route, also once a handler has passed the request on as not found', () => {
    const { request, state } = requestWith({ requestId: 'req_1' });
    routeOf(request);
    state.is404 = true;
    expect(routeOf(request)).toEqual({});
  });
});
