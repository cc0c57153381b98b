import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowedMethodsOf } from '../routing/route-table.js';

const EXPOSED_HEADERS = [
  'X-Request-Id',
  'Retry-After',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Credits-Used',
  'Idempotent-Replayed',
  'Preference-Applied',
  'Location',
  'X-Cache',
  'Age',
  'X-Commit',
  'ETag',
  'Deprecation',
  'Sunset',
  'Link',
  'Mcp-Session-Id',
].join(', ');

const PREFLIGHT_SECONDS = 86_400;

/**
 * Allows web pages of any origin to read responses (Fetch standard, 3.3). Keys are sent in a header, never in
 * cookies, so `*` is safe; and because it does not vary by origin, caches may share the responses.
 */
export function allowCrossOrigin(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('access-control-expose-headers', EXPOSED_HEADERS);
    done();
  });
}

/**
 * Responds to OPTIONS for every path that exists; others end in 404 like any method. `@fastify/cors` cannot be
 * used: it lists the same methods for every path, unless its options depend on the request, which adds `Vary:
 * Origin` to every response; and its OPTIONS route accepts paths that do not exist.
 */
export function answerPreflights(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const methods =
      request.method === 'OPTIONS'
        ? allowedMethodsOf(fastify, request.url.split('?', 1)[0] ?? '/').join(', ')
        : '';
    if (methods === '') done();
    else answerOptions(methods, request, reply);
  });
}

/** Needs no key: a preflight has none. A wildcard for headers would exclude Authorization. */
function answerOptions(methods: string, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('allow', methods).header('access-control-allow-methods', methods);
  const wanted = request.headers['access-control-request-headers'];
  if (wanted !== undefined) reply.header('access-control-allow-headers', wanted);
  reply.header('access-control-max-age', PREFLIGHT_SECONDS).header('vary', 'Access-Control-Request-Headers');
  void reply.status(204).send();
}
