import type { Queryable } from '@capstan/platform-core';

/** Calls and credits of one day and capability. */
export interface UsageLine {
  date: string;
  capability: string;
  calls: number;
  succeeded: number;
  credits: number;
}

/** Sums up the calls of an account by UTC day and capability, newest day first. */
export function readUsage(
  database: Queryable,
  accountId: string,
  from: Date,
  to: Date,
): Promise<UsageLine[]> {
  return database.query<UsageLine[]>(
    `SELECT to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date, capability, count(*)::int AS calls,
       count(*) FILTER (WHERE status < 400)::int AS succeeded, sum(credits)::bigint AS credits
     FROM requests WHERE account_id = $1 AND started_at >= $2 AND started_at < $3
     GROUP BY 1, 2 ORDER BY 1 DESC, 2`,
    [accountId, from, to],
  );
}
