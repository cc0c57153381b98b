import { withRouteOptions } from '../route-options.js';

/**
 * The handler writes its whole answer: event streams, documents, or an envelope it made itself. On a
 * controller it speaks for all its handlers.
 */
export const RawResponse = (): MethodDecorator & ClassDecorator => withRouteOptions({ isRaw: true });
