import type { CallContext } from './capability-provider.js';
import type { HandedOverItem, OpenJobItem } from './job-items.js';

/** A call that is part of a job. */
export interface PartialCall {
  capability: string;
  /** As in a request; they are validated. */
  params: unknown;
  /** Identifies the call within its job: it is charged once, however often workers die. */
  key: string;
}

/** The answer to a call that is part of a job. */
export interface PartialAnswer {
  isSuccess: boolean;
  /** The envelope that a caller would get. */
  envelope: object;
  creditsUsed: number;
}

/**
 * Makes calls of other capabilities for the caller of a job: each is held, charged, logged and answered as if the caller
 * had made it. {@link CapabilityClient} calls without a charge.
 */
export abstract class PaidCalls {
  /** The longest that a call may take; 0 if it is invalid, and therefore fails at once. */
  abstract deadlineMs(call: PartialCall): number;

  /** @throws the reason of the signal. Failures of the call are answers. */
  abstract call(call: PartialCall, context: CallContext): Promise<PartialAnswer>;

  /** Whether calls of a capability are durable work of their own, such as jobs: they are handed over instead of called. */
  abstract isHandedOver(capability: string): boolean;

  /**
   * Starts the work of a call, which is held, charged and logged with it, and assigns the item to the work in the same
   * transaction: it is started once, however often workers die.
   * @returns undefined when it has started, else the answer of the call that failed. @throws the reason of the signal.
   */
  abstract handOver(
    call: PartialCall,
    item: OpenJobItem,
    context: CallContext,
  ): Promise<PartialAnswer | undefined>;

  /** Returns the answer to a call that was handed over; undefined while its work is running. */
  abstract answerOf(
    capability: string,
    item: HandedOverItem,
    context: CallContext,
  ): Promise<PartialAnswer | undefined>;
}
