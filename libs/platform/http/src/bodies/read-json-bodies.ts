import type { FastifyInstance } from 'fastify';
import { UnsupportedMediaTypeError } from '../problems/unsupported-media-type.error.js';
import { routeOptionsOf } from '../route-options.js';

/** Leaves multipart forms unread where a handler reads them after its guards: nothing is stored for strangers. */
export function passMultipartBodies(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    if (routeOptionsOf(request).takesForms === true) done(null, undefined);
    else done(new UnsupportedMediaTypeError());
  });
}

/** Fastify's own JSON parser, for routes that take no body and for those that need it as it was sent. */
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
