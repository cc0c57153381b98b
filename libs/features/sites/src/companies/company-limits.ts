import { Inject, Injectable } from '@nestjs/common';
import { lockIdOf, lockSubjectUntilCommit } from '@capstan/platform-core';
import type { EntityManager } from 'typeorm';
import { type AccountLimitsConfig, accountLimitsConfig } from './account-limits.config.js';
import { TooManyCompaniesError } from '../errors/too-many-companies.error.js';
import { TooManySitesError } from '../errors/too-many-sites.error.js';
import { CompanyEntity } from '../tables/company.entity.js';
import { SiteEntity } from '../tables/site.entity.js';

const LOCK = lockIdOf('builds.companies');

/** What will be created for an account. */
export interface Additions {
  companies: number;
  sites: number;
}

/** Limits the companies and sites of an account. */
@Injectable()
export class CompanyLimits {
  constructor(@Inject(accountLimitsConfig.token) private readonly limits: AccountLimitsConfig) {}

  /**
   * Call it in the transaction that creates them, first: concurrent creations for the account wait until that
   * transaction ends, so that the limits are exact.
   * @throws TooManyCompaniesError, TooManySitesError.
   */
  async admit(manager: EntityManager, accountId: string, { companies, sites }: Additions): Promise<void> {
    await lockSubjectUntilCommit(manager, LOCK, accountId);
    if (
      companies > 0 &&
      (await manager.countBy(CompanyEntity, { accountId })) + companies > this.limits.companies
    ) {
      throw new TooManyCompaniesError(this.limits.companies);
    }
    if (sites > 0 && (await manager.countBy(SiteEntity, { accountId })) + sites > this.limits.sites) {
      throw new TooManySitesError(this.limits.sites);
    }
  }
}
