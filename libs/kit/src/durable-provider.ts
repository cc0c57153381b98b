import type { EntityManager } from 'typeorm';
import type { CallContext, CapabilityProvider } from './capability-provider.js';

/** A call that is served by durable work. */
export interface DurableCall<P extends object> {
  /** Identifies the call, its hold and the work. */
  readonly id: string;
  readonly params: P;
  readonly accountId: string;
  readonly keyId: string;
}

/**
 * Serves a capability by work that outlives the process which received the call: a row in one of our queues,
 * written in the transaction of the charge or hold. A provider extends {@link ChargedOnStart} or {@link
 * ChargedOnCompletion}, depending on when the call is charged.
 */
export abstract class DurableProvider<
  P extends object = object,
  R extends object = object,
> implements CapabilityProvider<P, R> {
  abstract readonly charge: 'on-start' | 'on-completion';

  isConfigured(): boolean {
    return true;
  }

  /** False for a call that is answered by `call()` as by any other provider, e.g. a dry run. */
  isDurable(_params: P): boolean {
    return true;
  }

  /** Only for calls that are not durable: the work of the others is begun instead. */
  call(_params: P, _context: CallContext): Promise<R> {
    return Promise.reject(new Error('a durable provider is started with begin(), not call()'));
  }

  /** Called when the transaction that starts the work is committed; must not throw. */
  abstract begun(id: string): void;
}

/** A call that is charged when its work starts. */
export interface StartedCall<P extends object> extends DurableCall<P> {
  /** Subject of its charge in the ledger, for refunds. */
  readonly chargeSubject: string;
}

/**
 * The response is known when the work starts, so starting it is what is charged: the charge, the receipt, the
 * stored response and the row of the work are one transaction.
 */
export abstract class ChargedOnStart<
  P extends object = object,
  R extends object = object,
> extends DurableProvider<P, R> {
  override readonly charge = 'on-start';

  /**
   * Prepares the work, before the transaction.
   * @returns the response to the call. @throws AppError when the work cannot be started.
   */
  abstract prepare(call: StartedCall<P>): Promise<R>;

  /** Writes the row of the work, in the transaction of the charge. Must be idempotent. */
  abstract begin(manager: EntityManager, call: StartedCall<P>, answer: R): Promise<void>;

  /** Whether nothing is charged yet, e.g. because the work waits for an answer of the caller. */
  isFree(_answer: R): boolean {
    return false;
  }
}

/** A call that is charged when its work ends. */
export interface PendingCall<P extends object> extends DurableCall<P> {
  /** Name of the capability. */
  readonly capability: string;
  /** Plain data that the end of the work passes to `DurableEndings`, to charge and complete the call. */
  readonly ticket: object;
}

/** The result of successful durable work. */
export interface DurableOutcome<R extends object> {
  result: R;
  chargedCredits: number;
  /** Where the work ran a waterfall; absent: the durable provider is the only one, and did it. */
  waterfall?: { providersTried: readonly string[]; providerUsed: string | null };
}

/**
 * The response is the result of the work. The credits are held until it ends; a client that disconnects, or whose
 * API process dies, can fetch the result later.
 */
export abstract class ChargedOnCompletion<
  P extends object = object,
  R extends object = object,
> extends DurableProvider<P, R> {
  override readonly charge = 'on-completion';

  /** Writes the row of the work, in the transaction that assigns the hold and the Idempotency-Key to the work. */
  abstract begin(manager: EntityManager, call: PendingCall<P>): Promise<void>;

  /**
   * Waits for the end; null when this process shuts down first, while the work continues.
   * @throws AppError of the failed work; the reason of the signal.
   */
  abstract outcome(id: string, signal: AbortSignal): Promise<DurableOutcome<R> | null>;

  /** Path of the status and result of the work. */
  abstract locationOf(id: string): string;

  /** The response for a caller that does not wait (RFC 7240 `respond-async`). */
  abstract accepted(id: string, accountId: string): Promise<object>;

  /** Ends the work early, for the job that started it; resolves when it has ended. Absent: jobs do not start such work. */
  stop?(id: string): Promise<void>;
}
