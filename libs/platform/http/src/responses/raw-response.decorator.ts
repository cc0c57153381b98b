import { withRouteOptions } from '../route-options.js';

/** The handler writes its whole answer: event streams, documents. On a controller it holds for all its handlers. */
export const RawResponse = (): MethodDecorator & ClassDecorator => withRouteOptions({ isRaw: true });
