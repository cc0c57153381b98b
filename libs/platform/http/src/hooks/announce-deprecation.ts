import type { FastifyInstance } from 'fastify';
import { deprecationHeaders } from '../deprecation/deprecation.js';
import { routeOptionsOf } from '../route-options.js';

/** Every answer of what is deprecated says so, refusals included: a route, or a capability that was called by name. */
export function announceDeprecation(fastify: FastifyInstance, baseUrl: string): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const deprecation = routeOptionsOf(request).deprecation ?? request.capstan?.deprecation;
    if (deprecation) {
      const link = reply.getHeader('link');
      reply.headers(deprecationHeaders(deprecation, baseUrl, typeof link === 'string' ? link : undefined));
    }
    done(null, payload);
  });
}
