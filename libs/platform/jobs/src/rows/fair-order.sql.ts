/** Where to find waiting jobs. All values are constants of the code: they are inserted into SQL. */
export interface WaitingRows {
  /** The table of jobs. */
  jobs: string;
  /** Alias of the table in `condition`. */
  alias: string;
  /** SQL, without alias: the row has not ended. The table has an index for it. */
  isOpen: string;
  /** SQL: a worker could claim this row if its account has a free slot. */
  condition: string;
}

/**
 * SQL: claimable jobs in round-robin order. The account with the fewest running jobs goes first; among equals, the
 * one whose last job was claimed the longest ago. The jobs of an account run oldest first. The table needs
 * `account_id`, `number` and an index on `(account_id, claimed_at)`. $1: running jobs allowed per account; $2:
 * limit. Rows: `id`, `generation`, `accountId`.
 */
export const inFairOrder = ({ jobs, alias, isOpen, condition }: WaitingRows): string => `
  WITH waiting AS (
    SELECT ${alias}.id, ${alias}.generation, ${alias}.account_id, ${alias}.number,
      row_number() OVER (PARTITION BY ${alias}.account_id ORDER BY ${alias}.number) AS position
    FROM ${jobs} ${alias} WHERE ${condition}
  ), running AS (
    SELECT account_id, count(*) AS jobs FROM ${jobs}
    WHERE ${isOpen} AND lease_until > clock_timestamp() GROUP BY account_id
  ), accounts AS (
    SELECT w.account_id, coalesce(r.jobs, 0) AS running,
      (SELECT max(claimed_at) FROM ${jobs} l WHERE l.account_id = w.account_id) AS last_claimed_at
    FROM (SELECT DISTINCT account_id FROM waiting) w LEFT JOIN running r USING (account_id)
  )
  SELECT id, generation, account_id AS "accountId" FROM waiting JOIN accounts USING (account_id)
  WHERE running + position <= $1
  ORDER BY running + position, last_claimed_at NULLS FIRST, number LIMIT $2`;
