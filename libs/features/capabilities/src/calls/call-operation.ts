import { Operation } from '@capstan/platform-core';

/** A paid call as observers see it. Fails with an AppError. */
export interface ObservedCall {
  readonly capability: string;
  readonly requestId: string;
  /** Set at the end of a call that was answered: it got the stored answer of an earlier one. */
  isReplayed?: boolean;
  /** Charged; set at the end of a call that was answered. */
  credits?: number;
}

/** A call of a capability, from its price to its answer; durable work may continue after it. */
export const callOperation = new Operation<ObservedCall>('capability.call');
