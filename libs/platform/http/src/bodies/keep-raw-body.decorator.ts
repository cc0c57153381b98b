import type { FastifyRequest } from 'fastify';
import { withRouteOptions } from '../route-options.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw JSON body, on routes with `@KeepRawBody()`. */
    rawBody?: string;
  }
}

/** Keeps the raw JSON body, for routes that verify a signature over it. Read it with {@link rawBodyOf}. */
export const KeepRawBody = (): MethodDecorator => withRouteOptions({ keepsRawBody: true });

/** Returns the raw JSON body. @throws Error on a route without `@KeepRawBody()`, or without a body. */
export function rawBodyOf({ rawBody }: FastifyRequest): string {
  if (rawBody === undefined) throw new Error('The handler lacks @KeepRawBody(), or the request has no body.');
  return rawBody;
}
