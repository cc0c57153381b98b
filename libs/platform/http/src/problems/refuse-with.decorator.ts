import { type RefusalForm, withRouteOptions } from '../route-options.js';

/**
 * Sets another form than the envelope for invalid requests (docs/contract.md 2.5), also for errors found before the
 * handler runs. On a controller it applies to all handlers.
 */
export const RefuseWith = (form: RefusalForm): MethodDecorator & ClassDecorator =>
  withRouteOptions({ refuse: form });
