import type { FastifyInstance } from 'fastify';
import { routeOptionsOf, withRouteOptions } from './route-options.js';

/**
 * The route takes no body: clients that announce JSON with every request may send none (spec 4.1, stop). Elsewhere an
 * empty body is a mistake of the caller, and is told as such.
 */
export const Bodiless = (): MethodDecorator => withRouteOptions({ isBodiless: true });

/** Fastify's own JSON parser, which lets an empty body pass where none is taken. */
export function readJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0 && routeOptionsOf(request).isBodiless === true) done(null, undefined);
    else void parse(request, body.toString(), done);
  });
}
