import { withRouteOptions } from '../route-options.js';

/** The route takes no body. An empty body with a JSON content type is then accepted; other routes reject it. */
export const Bodiless = (): MethodDecorator => withRouteOptions({ isBodiless: true });
