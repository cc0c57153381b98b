/** Why a thread gave no extraction; only the pool throws it. */
export type ExtractionErrorReason = 'too_long' | 'too_large' | 'aborted' | 'failed';

export class ExtractionError extends Error {
  override readonly name = 'ExtractionError';

  constructor(
    readonly reason: ExtractionErrorReason,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}
