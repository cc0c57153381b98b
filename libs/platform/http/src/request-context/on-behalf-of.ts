import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply } from 'fastify';
import type { RequestContext } from './request-context.js';

/** Why a request is sent into this very process. */
interface Errand {
  readonly admitted: RequestContext;
  readonly signal: AbortSignal;
}

const errands = new AsyncLocalStorage<Errand>();

/**
 * Sends requests into this very process for one that was admitted. They are authenticated like any other, but its
 * key does not pay with a second unit of its rate limit. Nothing that a caller can write stands for it.
 * @param signal ends what was sent as a broken connection would.
 * @param send has to send before it returns.
 */
export const onBehalfOf = <T>(admitted: RequestContext, signal: AbortSignal, send: () => T): T =>
  errands.run({ admitted, signal }, send);

/** The admitted request for which the present one is sent; undefined for one that came from outside. */
export const admittedRequest = (): RequestContext | undefined => errands.getStore()?.admitted;

/** Closes a request that was sent from inside when its sender gives up: it has no connection that could break. */
export function hangUpWithSender(reply: FastifyReply): void {
  const signal = errands.getStore()?.signal;
  if (!signal) return;
  const hangUp = (): void => {
    reply.raw.destroy();
  };
  signal.addEventListener('abort', hangUp);
  reply.raw.once('close', () => signal.removeEventListener('abort', hangUp));
}
