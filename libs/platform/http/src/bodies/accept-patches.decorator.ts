import { withRouteOptions } from '../route-options.js';

/** Lets a route take JSON Patch as `application/json-patch+json`, besides JSON. */
export const AcceptPatches = (): MethodDecorator => withRouteOptions({ acceptsPatches: true });
