import { AppError, InternalError } from '@capstan/platform-core';
import { isDatabaseUnavailable } from './database-unavailable.js';
import { ServiceUnavailableError } from './service-unavailable.error.js';

/** Converts anything thrown outside the HTTP layer to an AppError; unknown errors become 500. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDatabaseUnavailable(thrown)) {
    return new ServiceUnavailableError(
      'The database cannot be reached, or does not respond in time.',
      thrown,
    );
  }
  return new InternalError(thrown);
}
