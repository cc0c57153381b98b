import type { Queryable } from '@capstan/platform-core';

/** Figures of the overview. */
export interface OverviewRow {
  accounts: number;
  suspended_accounts: number;
  working_keys: number;
  booked: Partial<Record<'grant' | 'refund' | 'adjustment' | 'charge', number>>;
  balance: number;
  held: number;
  succeeded: number;
  failed: Record<string, number>;
  postgresql: string;
}

/** One statement across the features' tables on purpose: a consistent snapshot. */
export async function readOverview(database: Queryable): Promise<OverviewRow> {
  const [row] = await database.query<[OverviewRow]>(`
    SELECT
      (SELECT count(*) FROM accounts)::int AS accounts,
      (SELECT count(*) FROM accounts WHERE suspended_at IS NOT NULL)::int AS suspended_accounts,
      (SELECT count(*) FROM api_keys
         WHERE revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now()))::int AS working_keys,
      (SELECT coalesce(jsonb_object_agg(kind, total), '{}')
         FROM (SELECT kind, sum(amount) AS total FROM ledger_entries GROUP BY kind) k) AS booked,
      (SELECT coalesce(sum(balance), 0) FROM credit_balances)::bigint AS balance,
      (SELECT coalesce(sum(held), 0) FROM credit_balances)::bigint AS held,
      (SELECT count(*) FROM requests WHERE started_at > now() - interval '24 hours' AND status < 400)::int AS succeeded,
      (SELECT coalesce(jsonb_object_agg(slug, n), '{}')
         FROM (SELECT coalesce(error_slug, 'internal') AS slug, count(*) AS n FROM requests
               WHERE started_at > now() - interval '24 hours' AND status >= 400 GROUP BY 1) f) AS failed,
      current_setting('server_version') AS postgresql`);
  return row;
}
