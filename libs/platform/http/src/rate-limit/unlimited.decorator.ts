import { withRouteOptions } from '../route-options.js';

/**
 * The route is neither counted nor refused by the rate limit, and no key is looked up for it: for health checks, and for
 * pages in memory that are read one after another.
 */
export const Unlimited = (): MethodDecorator => withRouteOptions({ isUnlimited: true });
