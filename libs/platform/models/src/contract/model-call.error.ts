import type { ModelFailure } from './models.error.js';

/** Class of a failed request. */
export type FailureReason = ModelFailure['reason'];

/** One model gave no usable answer. The message never quotes the vendor's, which may contain the key or the prompt. */
export class ModelCallError extends Error {
  override readonly name = 'ModelCallError';
  /** The wait that the vendor stated. */
  readonly retryAfterSeconds: number | undefined;
  /** The vendor rejected the form or content of this request; another one may succeed. */
  readonly isInvalidRequest: boolean;
  /** HTTP status, if there was a response. */
  readonly status: number | undefined;

  constructor(
    readonly reason: FailureReason,
    message: string,
    options: { retryAfterSeconds?: number; isInvalidRequest?: boolean; status?: number } = {},
  ) {
    super(message);
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.isInvalidRequest = options.isInvalidRequest ?? false;
    this.status = options.status;
  }
}
