import type { WaitingRows } from './waiting-rows.js';

type Rows = Pick<WaitingRows, 'jobs' | 'isOpen'>;

/** SQL: a recursive part of WITH: the accounts that have jobs which have not ended. One step in the index for each account. */
export const openAccounts = ({ jobs, isOpen }: Rows): string => `open_account AS (
    (SELECT account_id FROM ${jobs} WHERE ${isOpen} ORDER BY account_id LIMIT 1)
    UNION ALL
    SELECT following.account_id FROM open_account, LATERAL (
      SELECT account_id FROM ${jobs} WHERE ${isOpen} AND account_id > open_account.account_id ORDER BY account_id LIMIT 1
    ) following
  )`;

/** SQL, without alias: a worker has the job. Its claim is named too, since the index has only jobs that were claimed. */
export const isRunning = (isOpen: string): string =>
  `${isOpen} AND claimed_at IS NOT NULL AND lease_until > clock_timestamp()`;

/** SQL: a part of WITH: how many jobs run of each account that has any. */
export const runningJobs = ({ jobs, isOpen }: Rows): string => `running AS (
    SELECT account_id, count(*) AS jobs FROM ${jobs} WHERE ${isRunning(isOpen)} GROUP BY account_id
  )`;
