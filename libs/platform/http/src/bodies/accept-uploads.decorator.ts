import { withRouteOptions } from '../route-options.js';

/** The route accepts `multipart/form-data` as well as JSON; its handler reads such a body with `readUpload`. */
export const AcceptUploads = (): MethodDecorator => withRouteOptions({ acceptsUploads: true });
