import type { AppError } from '@capstan/platform-core';
import type { Attempt } from './attempt.js';

/** A waterfall without a result: what to tell the caller, and what was tried. */
export class WaterfallFailure extends Error {
  override readonly name = 'WaterfallFailure';

  constructor(
    readonly error: AppError,
    readonly attempts: Attempt[],
  ) {
    super(error.message, { cause: error });
  }
}
