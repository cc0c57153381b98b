import { isDatabaseUnavailable } from '@capstan/platform-http';
import { StorageUnavailableError } from '@capstan/platform-storage';

/** SQLSTATE of deadlocks, serialization failures, lock and statement timeouts, and idle transaction timeouts. */
const TRANSIENT_STATES = new Set(['40001', '40P01', '55P03', '57014', '25P03']);
/** Message of the driver when the server does not respond. */
const NO_ANSWER = 'Query read timeout';

/**
 * Returns whether the work may be retried: the database is unavailable or slow, or the storage for files does not respond, and the
 * job itself is not at fault.
 */
export function isTransient(thrown: unknown): boolean {
  if (isDatabaseUnavailable(thrown) || thrown instanceof StorageUnavailableError) return true;
  if (!(thrown instanceof Error)) return false;
  const { code } = thrown as { code?: unknown };
  return thrown.message === NO_ANSWER || (typeof code === 'string' && TRANSIENT_STATES.has(code));
}
