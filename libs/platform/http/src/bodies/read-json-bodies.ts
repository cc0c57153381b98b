import { type FastifyInstance, errorCodes } from 'fastify';
import { routeOf } from '../route-options.js';
import { bodyFault } from './body-fault.js';

const FORM = 'application/x-www-form-urlencoded';
const PLAIN = 'text/plain';
const PATCH = 'application/json-patch+json';
const MULTIPART = 'multipart/form-data';

/**
 * Fastify's own JSON parser, for routes that take no body and for those that need it as it was sent. Many clients send `Content-Type` with
 * every request, also with a DELETE, which has no body here.
 */
export function readJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const { isBodiless, keepsRawBody } = routeOf(request);
    if (body.length === 0 && (isBodiless === true || request.method === 'DELETE')) {
      done(null, undefined);
      return;
    }
    const fault = bodyFault(request, body as Buffer);
    if (fault !== undefined) {
      done(fault);
      return;
    }
    const text = body.toString();
    if (keepsRawBody === true) request.rawBody = text;
    void parse(request, text, done);
  });
}

/** JSON Patch (RFC 6902), for the routes that accept it; elsewhere it remains an unsupported media type. */
export function readPatchBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser(PATCH, { parseAs: 'buffer' }, (request, body, done) => {
    const fault =
      routeOf(request).acceptsPatches === true
        ? bodyFault(request, body as Buffer)
        : new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(PATCH);
    if (fault === undefined) void parse(request, body.toString(), done);
    else done(fault);
  });
}

/** Raw forms and plain text, for the routes that accept them; elsewhere they remain unsupported media types. */
export function keepTextBodies(fastify: FastifyInstance): void {
  for (const type of [FORM, PLAIN]) {
    fastify.addContentTypeParser(type, { parseAs: 'string' }, (request, body, done) => {
      if (routeOf(request).acceptsText !== true) {
        done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type));
        return;
      }
      request.rawBody = body.toString();
      done(null, {});
    });
  }
}

/** Leaves multipart forms to the handlers that read them after their guards; elsewhere they are unsupported. */
export function passMultipartBodies(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(MULTIPART, (request, _payload, done) => {
    if (routeOf(request).acceptsUploads === true) done(null, undefined);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(MULTIPART));
  });
}
