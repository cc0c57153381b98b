import { isRunning, openAccounts } from './open-accounts.sql.js';
import type { OpenJobRows } from './open-job-rows.js';
import type { OpenPage, OpenState } from './open-work.js';

/** Columns of a row of jobs that has not ended. */
const columnsOf = ({ capability }: OpenJobRows): string =>
  `o.id, ${capability} AS capability, o.account_id, o.created_at, o.claimed_at, o.lease_until, o.generation,
    o.fruitless_takes, o.stop_requested_at`;

const IS_ON_PAGE = `($1::uuid IS NULL OR o.account_id = $1)
  AND ($2::float8 IS NULL OR (o.created_at, o.id) > (to_timestamp($2), $3::uuid))`;

const PAGE = 'ORDER BY o.created_at, o.id LIMIT $4';

/**
 * SQL: a page of the open jobs of one kind, as `OpenWork.list` says. A job waits if a worker may take it now, by the same
 * condition as its claim; others are delayed, also those whose account has no free slot.
 */
export const pageOfOpenJobs = (rows: OpenJobRows, { state, isOfAccount }: OpenPage): string => {
  const accounts = isOfAccount
    ? 'SELECT $1::uuid AS account_id'
    : `WITH RECURSIVE ${openAccounts(rows)} SELECT account_id FROM open_account`;
  return state === undefined ? pageOfAll(rows) : PAGES[state](rows, accounts);
};

/** Reads as many jobs as may run for the accounts on the page, to know which of them wait. */
const pageOfAll = (rows: OpenJobRows): string => `
  WITH page AS MATERIALIZED (
    SELECT ${columnsOf(rows)}, ${isActive(rows)} AS is_active FROM ${rows.jobs} o WHERE ${rows.isOpen} AND ${IS_ON_PAGE} ${PAGE}
  ), ${waitingOf(rows, 'SELECT DISTINCT account_id FROM page')}
  SELECT ${columnsOf({ ...rows, capability: 'o.capability' })},
    CASE WHEN is_active THEN 'active' WHEN id IN (SELECT id FROM waiting) THEN 'waiting' ELSE 'delayed' END AS state
  FROM page o`;

const PAGES: Record<OpenState, (rows: OpenJobRows, accounts: string) => string> = {
  // What workers have is little, and has an index. In the order of the page all that waits would be read for it.
  active: (rows) => `
    WITH running AS MATERIALIZED (SELECT ${columnsOf(rows)} FROM ${rows.jobs} o WHERE ${isRunning(rows.isOpen)})
    SELECT o.*, 'active' AS state FROM running o WHERE ${IS_ON_PAGE} ${PAGE}`,
  waiting: (rows, accounts) => `
    WITH ${waitingOf(rows, accounts)}
    SELECT o.*, 'waiting' AS state FROM waiting o WHERE ${IS_ON_PAGE} ${PAGE}`,
  // Open jobs that do not wait are delayed, except for the few that workers hold: it skips few rows.
  delayed: (rows, accounts) => `
    WITH ${waitingOf(rows, accounts)}
    SELECT ${columnsOf(rows)}, 'delayed' AS state FROM ${rows.jobs} o
    WHERE ${rows.isOpen} AND ${IS_ON_PAGE} AND NOT ${isActive(rows)} AND o.id NOT IN (SELECT id FROM waiting) ${PAGE}`,
};

const isActive = ({ isOpen }: OpenJobRows): string => `coalesce(${isRunning(isOpen)}, false)`;

/** SQL: a part of WITH: the jobs of accounts that workers may take now. */
const waitingOf = (rows: OpenJobRows, accounts: string): string => {
  const { jobs, alias, isOpen, condition, perAccount } = rows;
  return `account AS (
    SELECT account_id, (SELECT count(*) FROM ${jobs} r WHERE r.account_id = a.account_id AND ${isRunning(isOpen)}) AS running
    FROM (${accounts}) a
  ), waiting AS MATERIALIZED (
    SELECT ${columnsOf(rows)} FROM account, LATERAL (
      SELECT ${alias}.* FROM ${jobs} ${alias} WHERE ${alias}.account_id = account.account_id AND ${condition}
      ORDER BY ${alias}.number LIMIT greatest(0, ${perAccount} - account.running)
    ) o
  )`;
};
