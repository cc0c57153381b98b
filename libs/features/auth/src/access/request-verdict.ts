import type { FastifyRequest } from 'fastify';
import type { Principal } from '../principal/principal.js';
import type { Refusal, Verdict } from '../verification/refusal.js';
import { AuthenticationError } from './authentication.error.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the request, or why it has no principal; absent where nothing was authenticated. */
    verdict?: Verdict;
  }
}

/** Whether a query or a body carries a key as in RFC 6750, 2.2 and 2.3, where it ends up in logs. */
export const hasAccessToken = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'access_token' in value;

/** The refusal of a request with a key outside of the header. */
export const misplacedKey = ({ headers }: FastifyRequest): Refusal =>
  headers.authorization === undefined ? 'outside_header' : 'several_places';

/** Who makes the request; null without a valid key, which only public routes let through. */
export function principalOf({ verdict }: FastifyRequest): Principal | null {
  return typeof verdict === 'object' ? verdict : null;
}

/** @throws AuthenticationError when the request has no valid key. */
export function requirePrincipal({ verdict }: FastifyRequest): Principal {
  if (typeof verdict !== 'object') throw new AuthenticationError(verdict ?? 'missing');
  return verdict;
}
