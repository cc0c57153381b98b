/** Why a thread gave no result; only the pool throws it. */
export type ThreadErrorReason = 'too_long' | 'too_large' | 'aborted' | 'failed';

/** Work in a thread that failed. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';

  constructor(
    readonly reason: ThreadErrorReason,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}
