import type { ModelFailure } from './models.error.js';

/** Class of a failed question. */
export type FaultReason = ModelFailure['reason'];

/** One model gave no usable answer. The message is ours, never the vendor's: theirs may quote the key or the prompt. */
export class ModelFault extends Error {
  override readonly name = 'ModelFault';
  /** The wait that the vendor stated. */
  readonly retryAfterSeconds: number | undefined;
  /** The vendor refused this question, its form or its content; another one may well be answered. */
  readonly isAboutQuestion: boolean;
  /** HTTP status, when there was an answer. */
  readonly status: number | undefined;

  constructor(
    readonly reason: FaultReason,
    message: string,
    options: { retryAfterSeconds?: number; isAboutQuestion?: boolean; status?: number } = {},
  ) {
    super(message);
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.isAboutQuestion = options.isAboutQuestion ?? false;
    this.status = options.status;
  }
}
