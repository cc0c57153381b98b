import { isDatabaseUnavailable } from '@capstan/platform-http';
import { StorageUnavailableError } from '@capstan/platform-storage';

/**
 * Returns whether the work may be retried: the database is unavailable or slow, or the storage for files does not
 * respond, and the job itself is not the cause.
 */
export const isTransient = (thrown: unknown): boolean =>
  isDatabaseUnavailable(thrown) || thrown instanceof StorageUnavailableError;
