import { openAccounts, runningJobs } from './open-accounts.sql.js';
import { openCount } from './open-count.sql.js';
import type { OpenJobRows } from './open-job-rows.js';
import { pageOfOpenJobs } from './open-job-page.sql.js';
import type { OpenWork } from './open-work.js';

/** The jobs of one kind for operators: counts and a list. */
export const openJobs = (rows: OpenJobRows): Pick<Required<OpenWork>, 'counts' | 'list'> => ({
  counts: openJobCounts(rows),
  list: (page) => pageOfOpenJobs(rows, page),
});

/**
 * SQL: since when the waiting row `o` could have been taken: since it was due, its last worker was lost, and its account
 * last had a job that ended: of the jobs that its account had last, which the index `(account_id, claimed_at)` finds.
 */
const waitingSince = ({ jobs, dueAt = 'o.created_at', perAccount }: OpenJobRows): string =>
  `greatest(${dueAt}, o.claimed_at, o.lease_until, (
      SELECT max(l.finished_at) FROM (
        SELECT finished_at FROM ${jobs} WHERE account_id = o.account_id AND claimed_at IS NOT NULL
        ORDER BY claimed_at DESC LIMIT ${perAccount}
      ) l))`;

/**
 * SQL: how many jobs of one kind wait, run and are delayed. Like `inFairOrder`, it reads of each account as many jobs as may run;
 * the others are counted in the index.
 */
const openJobCounts = (rows: OpenJobRows): string => {
  const { jobs, alias, isOpen, condition, perAccount } = rows;
  return `
  WITH RECURSIVE ${openAccounts({ jobs, isOpen })}, ${runningJobs({ jobs, isOpen })}, waiting AS (
    SELECT count(*) AS jobs, min(${waitingSince(rows)}) AS since
    FROM open_account LEFT JOIN running r USING (account_id), LATERAL (
      SELECT ${alias}.* FROM ${jobs} ${alias} WHERE ${alias}.account_id = open_account.account_id AND ${condition}
      ORDER BY ${alias}.number LIMIT greatest(0, ${perAccount} - coalesce(r.jobs, 0))
    ) o
  ), total AS (
    SELECT ${openCount(jobs, isOpen)} AS open, coalesce((SELECT sum(jobs) FROM running), 0) AS active
  )
  SELECT jobs::int AS waiting, active::int AS active, greatest(0, open - active - jobs)::int AS delayed,
    since AS oldest_waiting_at
  FROM waiting, total`;
};
