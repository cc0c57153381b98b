import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Overview } from './overview.js';

interface OverviewRow {
  accounts: number;
  suspended_accounts: number;
  working_keys: number;
  booked: Partial<Record<'grant' | 'refund' | 'adjustment' | 'charge', number>>;
  balance: number;
  held: number;
  succeeded: number;
  failed: Record<string, number>;
}

/** One statement across the features' tables, on purpose: figures of one moment, which add up with each other. */
const FIGURES = `
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
           WHERE started_at > now() - interval '24 hours' AND status >= 400 GROUP BY 1) f) AS failed`;

/** Counts what there is. It reads tables of other features, and writes none. */
@Injectable()
export class OverviewService {
  constructor(private readonly dataSource: DataSource) {}

  async read(): Promise<Overview> {
    const [row] = (await this.dataSource.query<OverviewRow[]>(FIGURES)) as [OverviewRow];
    const { booked, failed } = row;
    const failures = Object.values(failed).reduce((sum, calls) => sum + calls, 0);
    return {
      accounts: row.accounts,
      suspendedAccounts: row.suspended_accounts,
      workingKeys: row.working_keys,
      credits: {
        granted: booked.grant ?? 0,
        refunded: booked.refund ?? 0,
        adjusted: booked.adjustment ?? 0,
        charged: booked.charge === undefined ? 0 : -booked.charge,
        balance: row.balance,
        held: row.held,
      },
      calls: { total: row.succeeded + failures, succeeded: row.succeeded, failedByError: failed },
    };
  }
}
