import { requirePrincipal } from '@capstan/auth';
import type { AuthInfo } from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';

interface Extra extends Record<string, unknown> {
  fetch: typeof fetch;
}

/**
 * The sender of a message in the form of the SDK: the verified key, and the `fetch` that calls on its behalf.
 */
export function callerInfo(request: FastifyRequest, fetch: Extra['fetch']): AuthInfo {
  const { credential, scopes } = requirePrincipal(request);
  // The key was verified, and keys are accepted only in this header.
  const token = request.headers.authorization?.split(' ', 2)[1] ?? '';
  return { token, clientId: credential.id, scopes: [...scopes], extra: { fetch } satisfies Extra };
}

/** Returns the `fetch` of a caller. */
export const fetchOf = ({ extra }: AuthInfo): typeof fetch => (extra as Extra).fetch;
