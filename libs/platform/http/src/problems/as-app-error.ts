import { AppError, InternalError } from '@capstan/platform-core';
import { isDatabaseAway } from './database-away.js';
import { ServiceUnavailableError } from './service-unavailable.error.js';

/** An AppError for anything thrown outside the HTTP layer; what is unknown is a fault of ours. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDatabaseAway(thrown)) {
    return new ServiceUnavailableError('The database cannot be reached right now.', thrown);
  }
  return new InternalError(thrown);
}
