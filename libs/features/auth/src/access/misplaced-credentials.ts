import type { FastifyRequest } from 'fastify';
import type { Refusal } from '../verification/refusal.js';

/** Whether a query or a body carries a key in the way of RFC 6750, 2.2 and 2.3. */
export function hasAccessToken(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'access_token' in value;
}

/** The refusal of a request with a key outside of the header. */
export const misplaced = (request: FastifyRequest): Refusal =>
  request.headers.authorization === undefined ? 'outside_header' : 'several_places';
