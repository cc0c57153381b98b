/** Jobs that wait. Constants of the code, as they go into SQL. */
export interface WaitingRows {
  /** Their table. */
  jobs: string;
  /** Alias of the table in `condition`. */
  alias: string;
  /** SQL, without alias: the row has not ended. The table has an index for it. */
  isOpen: string;
  /** SQL: a worker could take this row, if its account has a place left. */
  condition: string;
}

/**
 * SQL: jobs that a worker could take now, in the order of their turns. The account with the fewest jobs under way goes
 * first; of several, the one whose last job was taken the longest ago. The jobs of an account go oldest first.
 * The table needs `account_id`, `number` and an index on `(account_id, claimed_at)`. $1: how many jobs of one account
 * may be under way; $2: how many are wanted. Rows: `id`, `generation`, `accountId`.
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
