import { randomUUID } from 'node:crypto';
import { requirePrincipal } from '@capstan/auth';
import type { FastifyRequest } from 'fastify';

const SESSION_HEADER = 'mcp-session-id';

/** What is read of a message before the protocol checks it: any of it may be missing or something else. */
interface Message {
  method?: unknown;
  id?: unknown;
  params?: { requestId?: unknown } | null;
}

export const messageOf = ({ body }: FastifyRequest): Message =>
  typeof body === 'object' && body !== null ? body : {};

/**
 * The name under which clients of 2025-11-25 can cancel a request: its id, which is one of a kind in their session
 * only. Undefined without a session: another client may use the same key and the same ids.
 */
export function callName(request: FastifyRequest, id: unknown): string | undefined {
  const session = request.headers[SESSION_HEADER];
  if (session === undefined || (typeof id !== 'string' && typeof id !== 'number')) return undefined;
  return JSON.stringify([requirePrincipal(request).credential.id, session, id]);
}

/** The name of the call that a message cancels. */
export function cancelledBy(request: FastifyRequest): string | undefined {
  const { method, params } = messageOf(request);
  return method === 'notifications/cancelled' ? callName(request, params?.requestId) : undefined;
}

/** Tells clients apart that use one key. It stands for nothing that is kept: any process takes any session. */
export const newSession = (): Record<string, string> => ({ [SESSION_HEADER]: randomUUID() });
