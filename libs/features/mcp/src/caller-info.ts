import { requirePrincipal } from '@capstan/auth';
import type { AuthInfo } from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';

interface Extra extends Record<string, unknown> {
  fetch: typeof fetch;
}

/** Who sent a message, as the SDK hands it on: the verified key, and the `fetch` that calls in its name. */
export function callerInfo(request: FastifyRequest, fetch: Extra['fetch']): AuthInfo {
  const { credential, scopes } = requirePrincipal(request);
  // A key was verified, and none is looked for elsewhere than in this header.
  const token = request.headers.authorization?.split(' ', 2)[1] ?? '';
  return { token, clientId: credential.id, scopes: [...scopes], extra: { fetch } satisfies Extra };
}

/** The `fetch` of a caller. */
export const fetchOf = ({ extra }: AuthInfo): typeof fetch => (extra as Extra).fetch;
