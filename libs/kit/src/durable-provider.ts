import type { EntityManager } from 'typeorm';
import type { CapabilityProvider } from './capability-provider.js';

/** A call that durable work takes on. */
export interface DurableCall<P extends object> {
  /** Identifies the call, its hold and the work. */
  readonly id: string;
  readonly params: P;
  readonly accountId: string;
  readonly keyId: string;
  /** Plain data that whoever ends the work gives back (`DurableEndings`), so that the call is booked and answered. */
  readonly ticket: object;
}

/** How durable work ended well. */
export interface DurableOutcome<R extends object> {
  result: R;
  chargedCredits: number;
}

/**
 * Serves a capability by work that outlives the process which took the call: a row in a queue of ours. The credits stay
 * set aside until the work ends; a caller who hangs up, or whose process dies, finds the result later.
 */
export abstract class DurableProvider<
  P extends object = object,
  R extends object = object,
> implements CapabilityProvider<P, R> {
  isConfigured(): boolean {
    return true;
  }

  /** There is no single attempt: the path of the call asks for `begin` and `outcome` instead. */
  call(): Promise<R> {
    return Promise.reject(new Error('durable work is begun, not called'));
  }

  /** Writes what a worker needs, in the transaction that ties the hold and the Idempotency-Key to the work. */
  abstract begin(manager: EntityManager, call: DurableCall<P>): Promise<void>;

  /** That transaction is committed; must not throw. */
  abstract begun(id: string): void;

  /**
   * Waits for the end; null when this process ends first, and the work goes on without it.
   * @throws AppError as the work failed; the reason of the signal.
   */
  abstract outcome(id: string, signal: AbortSignal): Promise<DurableOutcome<R> | null>;

  /** Path of the work, where its owner finds state and result. */
  abstract locationOf(id: string): string;

  /** What a caller is told who does not wait (RFC 7240 `respond-async`). */
  abstract accepted(id: string, accountId: string): Promise<object>;
}
