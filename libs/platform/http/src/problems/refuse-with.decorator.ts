import { type RefusalForm, withRouteOptions } from '../route-options.js';

/**
 * The handler's contract tells faults of a request in another form than the envelope (spec 2.5), also those found before
 * the handler is reached. On a controller it speaks for all its handlers.
 */
export const RefuseWith = (form: RefusalForm): MethodDecorator & ClassDecorator =>
  withRouteOptions({ refuse: form });
