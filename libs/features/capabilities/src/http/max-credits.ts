import { InvalidRequestError } from '@capstan/platform-core';
import type { FastifyRequest } from 'fastify';

/** `X-Max-Credits`: what the caller will pay at most. @throws InvalidRequestError */
export function maxCreditsOf(request: FastifyRequest): number | undefined {
  const header = request.headers['x-max-credits'];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^\d{1,9}$/.test(header.trim())) {
    throw new InvalidRequestError([{ path: 'X-Max-Credits', message: 'must be a whole number of credits' }]);
  }
  return Number(header);
}
