/**
 * SQLSTATE classes 08 (connection), 53 (resources) and 57P (operator intervention); deadlocks, serialization failures, lock and
 * statement timeouts, and idle transaction timeouts: the statement is valid, and may succeed when it is repeated.
 */
const UNAVAILABLE_STATE = /^(08...|53...|57P..|40001|40P01|55P03|57014|25P03)$/;
const UNAVAILABLE_CODE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)$/;
/** System calls on sockets; a missing file also has ENOENT, of `open`. */
const SOCKET_CALLS = /^(connect|read|write)$/;
/** Messages of the driver, and of TypeORM, which releases a connection that broke during a transaction. */
const UNAVAILABLE_MESSAGE =
  /Connection terminated|^Query read timeout$|encountered a connection error|timeout exceeded when trying to connect|Client was closed|pool after calling end|connection provided by a query runner was already released|Query runner already released/i;

/** Returns whether an error means that PostgreSQL is unavailable or too slow, rather than that a statement is invalid. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const driver = 'driverError' in thrown && thrown.driverError instanceof Error ? thrown.driverError : thrown;
  // A host with several addresses fails with one error per address.
  const failures: unknown[] = driver instanceof AggregateError ? [driver, ...driver.errors] : [driver];
  return failures.some(isConnectionFailure) || UNAVAILABLE_MESSAGE.test(driver.message);
}

function isConnectionFailure(failure: unknown): boolean {
  const { code, syscall } = failure as { code?: unknown; syscall?: unknown };
  if (typeof code !== 'string') return false;
  if (UNAVAILABLE_STATE.test(code)) return true;
  return UNAVAILABLE_CODE.test(code) && typeof syscall === 'string' && SOCKET_CALLS.test(syscall);
}
