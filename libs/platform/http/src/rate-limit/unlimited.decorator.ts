import { withRouteOptions } from '../route-options.js';

/**
 * Exempts a route from rate limits and authentication: for health checks, and for static pages that are read in
 * sequence.
 */
export const Unlimited = (): MethodDecorator => withRouteOptions({ isUnlimited: true });
