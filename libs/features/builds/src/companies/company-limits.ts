import { Inject, Injectable } from '@nestjs/common';
import { lockIdOf } from '@capstan/platform-core';
import type { EntityManager } from 'typeorm';
import { type AccountLimitsConfig, accountLimitsConfig } from '../account-limits.config.js';
import { TooManyCompaniesError } from '../errors/too-many-companies.error.js';
import { TooManySitesError } from '../errors/too-many-sites.error.js';

/** What is about to be made for an account. */
export interface Additions {
  companies: number;
  sites: number;
}

/** How many companies and sites an account may have. */
@Injectable()
export class CompanyLimits {
  constructor(@Inject(accountLimitsConfig.token) private readonly limits: AccountLimitsConfig) {}

  /**
   * Call it in the transaction that adds them, before it does: others that add some to the same account wait until that
   * transaction ends, so that the limits hold however many do so at the same time.
   * @throws TooManyCompaniesError, TooManySitesError.
   */
  async admit(manager: EntityManager, accountId: string, { companies, sites }: Additions): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [
      lockIdOf('builds.companies') | 0,
      accountId,
    ]);
    const [has] = await manager.query<[{ companies: number; sites: number }]>(
      `SELECT (SELECT count(*) FROM companies WHERE account_id = $1)::int AS companies,
         (SELECT count(*) FROM sites WHERE account_id = $1)::int AS sites`,
      [accountId],
    );
    if (companies > 0 && has.companies + companies > this.limits.companies) {
      throw new TooManyCompaniesError(this.limits.companies);
    }
    if (sites > 0 && has.sites + sites > this.limits.sites) throw new TooManySitesError(this.limits.sites);
  }
}
