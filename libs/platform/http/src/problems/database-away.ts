/** Classes 08 (connection), 53 (resources) and 57P (operator intervention) of SQLSTATE. */
const AWAY_STATE = /^(08...|53...|57P..)$/;
const AWAY_SOCKET = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)$/;
/** Of a socket; a missing file has ENOENT too, of `open`. */
const SOCKET_CALLS = /^(connect|read|write)$/;
/** Of the driver, and of TypeORM, which releases a connection that broke under a transaction. */
const AWAY_MESSAGE =
  /Connection terminated|encountered a connection error|timeout exceeded when trying to connect|Client was closed|pool after calling end|connection provided by a query runner was already released|Query runner already released/i;

/** Whether a failure means that PostgreSQL is away, rather than that a statement is wrong. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const driver = 'driverError' in thrown && thrown.driverError instanceof Error ? thrown.driverError : thrown;
  // A name with several addresses fails with the failure of each.
  const failures: unknown[] = driver instanceof AggregateError ? [driver, ...driver.errors] : [driver];
  return failures.some(isOfConnection) || AWAY_MESSAGE.test(driver.message);
}

function isOfConnection(failure: unknown): boolean {
  const { code, syscall } = failure as { code?: unknown; syscall?: unknown };
  if (typeof code !== 'string') return false;
  if (AWAY_STATE.test(code)) return true;
  return AWAY_SOCKET.test(code) && typeof syscall === 'string' && SOCKET_CALLS.test(syscall);
}
