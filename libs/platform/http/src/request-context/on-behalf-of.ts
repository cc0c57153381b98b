import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply } from 'fastify';
import type { RequestContext } from './request-context.js';

/** A request that this process sends to itself. */
interface InternalRequest {
  readonly admitted: RequestContext;
  readonly signal: AbortSignal;
}

const internalRequests = new AsyncLocalStorage<InternalRequest>();

/**
 * Sends requests to this process on behalf of an admitted request. They are authenticated as usual, but do not
 * count a second time for the rate limit of its key. No header can forge this.
 * @param signal closes the request, like a broken connection.
 * @param send must send synchronously.
 */
export const onBehalfOf = <T>(admitted: RequestContext, signal: AbortSignal, send: () => T): T =>
  internalRequests.run({ admitted, signal }, send);

/** Returns the admitted request on whose behalf the current one is sent; undefined for an external request. */
export const admittedRequest = (): RequestContext | undefined => internalRequests.getStore()?.admitted;

/** Closes an internal request when its sender aborts: it has no connection that could break. */
export function closeWithSender(reply: FastifyReply): void {
  const signal = internalRequests.getStore()?.signal;
  if (!signal) return;
  const close = (): void => {
    reply.raw.destroy();
  };
  signal.addEventListener('abort', close);
  reply.raw.once('close', () => signal.removeEventListener('abort', close));
}
