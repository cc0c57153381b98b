import type { FastifyInstance } from 'fastify';
import { routeOptionsOf } from '../route-options.js';

/** Extends Fastify's JSON parser for routes that take no body and for routes that need the raw body. */
export function readJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const { isBodiless, keepsRawBody } = routeOptionsOf(request);
    if (body.length === 0 && isBodiless === true) {
      done(null, undefined);
      return;
    }
    const text = body.toString();
    if (keepsRawBody === true) request.rawBody = text;
    void parse(request, text, done);
  });
}
