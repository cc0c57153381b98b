import { withRouteOptions } from '../route-options.js';

/** The handler takes multipart forms beside JSON, and reads them with `readUpload`. */
export const TakesForms = (): MethodDecorator => withRouteOptions({ takesForms: true });
