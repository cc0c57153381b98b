import { openAccounts, runningJobs } from './open-accounts.sql.js';
import type { WaitingRows } from './waiting-rows.js';

/**
 * SQL: claimable jobs in round-robin order. The account with the fewest running jobs goes first; among equals, the
 * one whose last job was claimed the longest ago. The jobs of an account run oldest first. $1: running jobs allowed per
 * account; $2: limit. Rows: `id`, `generation`, `accountId`.
 *
 * It jumps from account to account in the index and reads as many jobs of each as may run, so that its cost does not grow with
 * the jobs that wait behind them. Each of the first $2 accounts has a job that goes before all jobs of any other account.
 */
export const inFairOrder = ({ jobs, alias, isOpen, condition }: WaitingRows): string => `
  WITH RECURSIVE ${openAccounts({ jobs, isOpen })}, ${runningJobs({ jobs, isOpen })}, turn AS (
    SELECT account_id, coalesce(r.jobs, 0) AS running,
      (SELECT max(claimed_at) FROM ${jobs} l WHERE l.account_id = open_account.account_id) AS last_claimed_at
    FROM open_account LEFT JOIN running r USING (account_id) WHERE coalesce(r.jobs, 0) < $1
  ), next AS (
    SELECT turn.* FROM turn, LATERAL (
      SELECT ${alias}.number FROM ${jobs} ${alias} WHERE ${alias}.account_id = turn.account_id AND ${condition}
      ORDER BY ${alias}.number LIMIT 1
    ) oldest ORDER BY running, last_claimed_at NULLS FIRST, number LIMIT $2
  )
  SELECT waiting.id, waiting.generation, next.account_id AS "accountId" FROM next, LATERAL (
    SELECT ${alias}.id, ${alias}.generation, ${alias}.number, row_number() OVER (ORDER BY ${alias}.number) AS position
    FROM ${jobs} ${alias} WHERE ${alias}.account_id = next.account_id AND ${condition}
    ORDER BY ${alias}.number LIMIT $1 - next.running
  ) waiting ORDER BY running + position, last_claimed_at NULLS FIRST, number LIMIT $2`;
