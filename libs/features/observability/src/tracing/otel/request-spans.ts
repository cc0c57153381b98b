import { ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import { requestContextOf, routeOf } from '@capstan/platform-http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NAMES } from './semantic-names.js';
import type { OtelScope } from './scope.js';
import { type Spans, contextOf } from './spans.js';

/** Probes and scrapes would be most of all traces. */
const UNTRACED = /^\/(health|metrics)(\/|$)/;

/** Makes a span of every request, with the caller's span (`traceparent`) as its parent. */
export function traceRequests(fastify: FastifyInstance, spans: Spans): void {
  const scopes = new WeakMap<FastifyRequest, OtelScope>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { url: route = '' } = routeOf(request);
    if (UNTRACED.test(route)) {
      done();
      return;
    }
    const scope = spans.start(
      route === '' ? request.method : `${request.method} ${route}`,
      SpanKind.SERVER,
      {
        [NAMES.http.method]: request.method,
        [NAMES.http.route]: route === '' ? undefined : route,
        [NAMES.capstan.requestId]: requestContextOf(request).requestId,
      },
      parentOf(request, spans),
    );
    scopes.set(request, scope);
    spans.store.run(scope, done);
  });
  // Reading a body continues in the scope of the connection, not of the request.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const scope = scopes.get(request);
    if (scope) spans.store.run(scope, done);
    else done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const scope = scopes.get(request);
    const { statusCode: status } = reply;
    if (scope) spans.end(scope, { [NAMES.http.status]: status }, status >= 500 ? String(status) : undefined);
    done();
  });
}

/** A request that the service sends to itself continues the current span, regardless of its headers. */
function parentOf({ headers: { traceparent } }: FastifyRequest, spans: Spans) {
  const current = spans.store.getStore();
  if (current) return current.context;
  return typeof traceparent === 'string' ? contextOf(traceparent) : ROOT_CONTEXT;
}
