import { withRouteOptions } from '../route-options.js';

/** The handler writes the whole response: event streams, documents. On a controller it applies to all handlers. */
export const RawResponse = (): MethodDecorator & ClassDecorator => withRouteOptions({ isRaw: true });
