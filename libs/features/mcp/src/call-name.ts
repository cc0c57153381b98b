import { randomUUID } from 'node:crypto';
import { requirePrincipal } from '@capstan/auth';
import type { FastifyRequest } from 'fastify';
import type { ObservedMcpMessage } from './mcp-operation.js';

const SESSION_HEADER = 'mcp-session-id';

/**
 * The parts that are read before the protocol validates the message: any of them may be missing or invalid.
 */
interface Message {
  method?: unknown;
  id?: unknown;
  params?: { requestId?: unknown; name?: unknown } | null;
}

/** Names of methods and tools; anything else is text of the caller. */
const NAME = /^[\w./-]{1,64}$/;

/** Returns what a message is, for observers. */
export function observedMessageOf(request: FastifyRequest): ObservedMcpMessage {
  const { method, params } = messageOf(request);
  const tool = method === 'tools/call' ? params?.name : undefined;
  return {
    method: typeof method === 'string' && NAME.test(method) ? method : 'unknown',
    tool: typeof tool === 'string' && NAME.test(tool) ? tool : undefined,
  };
}

export const messageOf = ({ body }: FastifyRequest): Message =>
  typeof body === 'object' && body !== null ? body : {};

/**
 * Returns the name with which clients of 2025-11-25 can cancel a request: its id, which is unique within
 * their session. Undefined without a session: another client may use the same key and the same ids.
 */
export function callName(request: FastifyRequest, id: unknown): string | undefined {
  const session = request.headers[SESSION_HEADER];
  if (session === undefined || (typeof id !== 'string' && typeof id !== 'number')) return undefined;
  return JSON.stringify([requirePrincipal(request).credential.id, session, id]);
}

/** Returns the name of the call that a message cancels. */
export function cancelledBy(request: FastifyRequest): string | undefined {
  const { method, params } = messageOf(request);
  return method === 'notifications/cancelled' ? callName(request, params?.requestId) : undefined;
}

/** Distinguishes clients that share a key. No state is kept for it: any process accepts any session. */
export const newSession = (): Record<string, string> => ({ [SESSION_HEADER]: randomUUID() });
