import type { CallContext } from './capability-provider.js';

/** A finished result. */
export interface Finished<R extends object> {
  result: R;
  /** The applied mode, reported as `mode_used`; absent: the mode of the price. */
  mode?: string;
  /** How many units were delivered, for capabilities with a price per unit; absent: all that the call asks for. */
  units?: number;
}

/**
 * The last step of a capability, whichever provider served it: an injectable, listed as `finisher`. Runs within the
 * rest of the deadline; an error fails the call, so it should fall back to a simpler result.
 */
export interface CapabilityFinisher<P extends object = object, R extends object = object> {
  finish(result: R, params: P, context: CallContext): Promise<Finished<R>>;
}
