import type { TokenUsage } from './models.js';
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
  /** What it used all the same, when the vendor told. */
  readonly usage: TokenUsage | undefined;

  constructor(
    readonly reason: FaultReason,
    message: string,
    options: {
      retryAfterSeconds?: number;
      isAboutQuestion?: boolean;
      status?: number;
      usage?: TokenUsage;
    } = {},
  ) {
    super(message);
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.isAboutQuestion = options.isAboutQuestion ?? false;
    this.status = options.status;
    this.usage = options.usage;
  }

  /** The same fault after so much was used. */
  having(usage: TokenUsage): ModelFault {
    const { retryAfterSeconds, isAboutQuestion, status } = this;
    return new ModelFault(this.reason, this.message, {
      isAboutQuestion,
      usage,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      ...(status === undefined ? {} : { status }),
    });
  }
}
