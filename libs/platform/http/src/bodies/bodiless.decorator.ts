import { withRouteOptions } from '../route-options.js';

/**
 * The route takes no body: clients that announce JSON with every request may send none. On other routes an empty body is
 * refused.
 */
export const Bodiless = (): MethodDecorator => withRouteOptions({ isBodiless: true });
