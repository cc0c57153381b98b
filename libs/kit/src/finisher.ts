import type { CallContext } from './capability-provider.js';

/** A result made ready for the caller. */
export interface Finished<R extends object> {
  result: R;
  /** What was really applied, reported as `mode_used`; absent: the mode the price was taken for. */
  mode?: string;
  /** How many units were delivered, for capabilities with a price per unit; absent: all that the call asks for. */
  units?: number;
}

/**
 * The last step of a capability, the same whichever provider won: an injectable, listed as `finisher`. It runs
 * within what is left of the deadline; what it throws fails the call, so it falls back on less where it can.
 */
export interface CapabilityFinisher<P extends object = object, R extends object = object> {
  finish(result: R, params: P, context: CallContext): Promise<Finished<R>>;
}
