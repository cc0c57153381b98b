import type { AppError } from '@capstan/platform-core';
import type { Attempt } from './attempt.js';

/** A waterfall without a result: the error for the client, and the attempts. */
export class WaterfallFailure extends Error {
  override readonly name = 'WaterfallFailure';

  constructor(
    readonly error: AppError,
    readonly attempts: Attempt[],
  ) {
    super(error.message, { cause: error });
  }
}
