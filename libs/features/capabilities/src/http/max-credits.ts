import { InvalidRequestError } from '@capstan/platform-core';
import type { FastifyRequest } from 'fastify';

/** Parses `X-Max-Credits`, the maximum price of the call. @throws InvalidRequestError */
export function maxCreditsOf(request: FastifyRequest): number | undefined {
  const header = request.headers['x-max-credits'];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^\d{1,9}$/.test(header.trim())) {
    throw new InvalidRequestError([{ path: 'X-Max-Credits', message: 'must be a whole number of credits' }]);
  }
  return Number(header);
}
