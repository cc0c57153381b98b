import type { ModelFailure } from './models.error.js';

/** Class of a failed request. */
export type FaultReason = ModelFailure['reason'];

/** One model gave no usable answer. The message never quotes the vendor's, which may contain the key or the prompt. */
export class ModelFault extends Error {
  override readonly name = 'ModelFault';
  /** The wait that the vendor stated. */
  readonly retryAfterSeconds: number | undefined;
  /** The vendor rejected the form or content of this request; another one may succeed. */
  readonly isRequestFault: boolean;
  /** HTTP status, if there was a response. */
  readonly status: number | undefined;

  constructor(
    readonly reason: FaultReason,
    message: string,
    options: { retryAfterSeconds?: number; isRequestFault?: boolean; status?: number } = {},
  ) {
    super(message);
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.isRequestFault = options.isRequestFault ?? false;
    this.status = options.status;
  }
}
