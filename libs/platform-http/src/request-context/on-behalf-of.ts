import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestContext } from './request-context.js';

const admitted = new AsyncLocalStorage<RequestContext>();

/**
 * Sends requests into this very process for one that was admitted. They are authenticated like any other, but its
 * key does not pay with a second unit of its rate limit. Nothing that a caller can write stands for it.
 */
export const onBehalfOf = <T>(context: RequestContext, send: () => T): T => admitted.run(context, send);

/** The admitted request for which the present one is sent; undefined for one that came from outside. */
export const admittedRequest = (): RequestContext | undefined => admitted.getStore();
