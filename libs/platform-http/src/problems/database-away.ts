/** Classes 08 (connection), 53 (resources) and 57P (operator intervention) of SQLSTATE, and socket errors of pg. */
const AWAY = /^(08...|53...|57P..|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)$/;
/** Of the driver, and of TypeORM, which releases a connection that broke under a transaction. */
const AWAY_MESSAGE =
  /Connection terminated|encountered a connection error|timeout exceeded when trying to connect|Client was closed|pool after calling end|connection provided by a query runner was already released|Query runner already released/i;

/** Whether a failure means that PostgreSQL is away, rather than that a statement is wrong. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const driver = 'driverError' in thrown && thrown.driverError instanceof Error ? thrown.driverError : thrown;
  const code = 'code' in driver ? String(driver.code) : '';
  return AWAY.test(code) || AWAY_MESSAGE.test(driver.message);
}
