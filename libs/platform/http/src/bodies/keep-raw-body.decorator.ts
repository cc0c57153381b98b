import type { FastifyRequest } from 'fastify';
import { withRouteOptions } from '../route-options.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was sent, on routes with `@KeepRawBody()`. */
    rawBody?: string;
  }
}

/**
 * Keeps the JSON body as it was sent, for routes that verify a signature over it. Read it with {@link rawBodyOf}.
 * @param options.acceptsText the route takes `application/x-www-form-urlencoded` and `text/plain` too; such a body is not parsed.
 */
export const KeepRawBody = ({ acceptsText = false } = {}): MethodDecorator =>
  withRouteOptions({ keepsRawBody: true, acceptsText });

/** The body as it was sent. @throws Error on a route without `@KeepRawBody()`, or without a body. */
export function rawBodyOf({ rawBody }: FastifyRequest): string {
  if (rawBody === undefined) throw new Error('The handler lacks @KeepRawBody(), or the request has no body.');
  return rawBody;
}
