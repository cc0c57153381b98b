import type { FastifyInstance } from 'fastify';
import { deprecationHeaders } from '../deprecation/deprecation.js';
import { routeOf } from '../route-options.js';

/**
 * Adds the deprecation headers to responses, errors included, when the route or a part of it that the request uses
 * is deprecated.
 */
export function announceDeprecation(fastify: FastifyInstance, baseUrl: string): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const { deprecation: stated } = routeOf(request);
    const deprecation = typeof stated === 'function' ? stated(request) : stated;
    if (deprecation) {
      const link = reply.getHeader('link');
      reply.headers(deprecationHeaders(deprecation, baseUrl, typeof link === 'string' ? link : undefined));
    }
    done(null, payload);
  });
}
