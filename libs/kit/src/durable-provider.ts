import type { EntityManager } from 'typeorm';
import type { CapabilityProvider } from './capability-provider.js';

/** A call that durable work takes on. */
export interface DurableCall<P extends object> {
  /** Identifies the call, its hold and the work. */
  readonly id: string;
  readonly params: P;
  readonly accountId: string;
  readonly keyId: string;
}

/**
 * Serves a capability by work that outlives the process which took the call: a row in a queue of ours, written in one
 * transaction with the call's books. When the call is charged decides which of its two kinds a provider extends:
 * {@link ChargedOnStart} or {@link ChargedOnCompletion}.
 */
export abstract class DurableProvider<
  P extends object = object,
  R extends object = object,
> implements CapabilityProvider<P, R> {
  abstract readonly charge: 'on-start' | 'on-completion';

  isConfigured(): boolean {
    return true;
  }

  /** There is no single attempt: the work is begun instead. */
  call(): Promise<R> {
    return Promise.reject(new Error('a durable provider is started with begin(), not call()'));
  }

  /** The transaction that begins the work is committed; must not throw. */
  abstract begun(id: string): void;
}

/** A call that is charged when its work begins. */
export interface StartedCall<P extends object> extends DurableCall<P> {
  /** Subject of its charge in the ledger, for work that gives the charge back. */
  readonly chargeSubject: string;
}

/**
 * The answer is known when the work begins, so that beginning it is what is paid for: the charge, the receipt, the
 * stored answer and the work's row are one transaction.
 */
export abstract class ChargedOnStart<
  P extends object = object,
  R extends object = object,
> extends DurableProvider<P, R> {
  override readonly charge = 'on-start';

  /**
   * Decides what the work needs, before the transaction.
   * @returns the answer to the call. @throws AppError where the work cannot be begun.
   */
  abstract prepare(call: StartedCall<P>): Promise<R>;

  /** Writes what a worker needs, in the transaction of the charge. Must bear repetition. */
  abstract begin(manager: EntityManager, call: StartedCall<P>, answer: R): Promise<void>;
}

/** A call that is charged when its work ends. */
export interface HandedOverCall<P extends object> extends DurableCall<P> {
  /** Name of the capability. */
  readonly capability: string;
  /** Plain data that the end of the work passes to `DurableEndings`, so that the call is booked and answered. */
  readonly ticket: object;
}

/** How durable work ended well. */
export interface DurableOutcome<R extends object> {
  result: R;
  chargedCredits: number;
  /** Where the work ran a waterfall; absent: the durable provider is the only one, and did it. */
  waterfall?: { providersTried: readonly string[]; providerUsed: string | null };
}

/**
 * The answer is the result of the work. The credits stay set aside until it ends; a client that disconnects, or whose
 * API process dies, finds the result later.
 */
export abstract class ChargedOnCompletion<
  P extends object = object,
  R extends object = object,
> extends DurableProvider<P, R> {
  override readonly charge = 'on-completion';

  /** Writes what a worker needs, in the transaction that ties the hold and the Idempotency-Key to the work. */
  abstract begin(manager: EntityManager, call: HandedOverCall<P>): Promise<void>;

  /**
   * Waits for the end; null when this process ends first, and the work continues without it.
   * @throws AppError as the work failed; the reason of the signal.
   */
  abstract outcome(id: string, signal: AbortSignal): Promise<DurableOutcome<R> | null>;

  /** Path of the work, where its owner finds state and result. */
  abstract locationOf(id: string): string;

  /** The answer for a caller who does not wait (RFC 7240 `respond-async`). */
  abstract accepted(id: string, accountId: string): Promise<object>;
}
