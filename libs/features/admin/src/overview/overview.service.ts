import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readOverview } from './overview.sql.js';
import type { Overview } from './overview.js';
import { PROCESS_FACTS } from './service-facts.js';

/** Counts accounts, keys, credits and calls. Reads tables of other features, and writes none. */
@Injectable()
export class OverviewService {
  constructor(private readonly dataSource: DataSource) {}

  async read(): Promise<Overview> {
    const row = await readOverview(this.dataSource);
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
      service: { ...PROCESS_FACTS, postgresql: row.postgresql },
    };
  }
}
