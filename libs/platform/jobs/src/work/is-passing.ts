import { isDatabaseAway } from '@capstan/platform-http';

/** SQLSTATE of deadlocks, lost races, locks and statements that took too long, and transactions ended while they idled. */
const PASSING_STATES = new Set(['40001', '40P01', '55P03', '57014', '25P03']);
/** Of the driver, when the server does not answer. */
const NO_ANSWER = 'Query read timeout';

/** Whether the work may go on after a failure: the database is away or slow, and nothing is wrong with the job. */
export function isPassing(thrown: unknown): boolean {
  if (isDatabaseAway(thrown)) return true;
  if (!(thrown instanceof Error)) return false;
  const { code } = thrown as { code?: unknown };
  return thrown.message === NO_ANSWER || (typeof code === 'string' && PASSING_STATES.has(code));
}
