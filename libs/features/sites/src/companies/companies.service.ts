import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type PageRequest, isUuid } from '@capstan/platform-http';
import { NotFoundError, newestFirst } from '@capstan/platform-core';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { CompanyEntity } from '../tables/company.entity.js';
import type { Company } from './company.js';
import { CompanyLimits } from './company-limits.js';
import { SiteEntity } from '../tables/site.entity.js';
import { createPreviewToken } from '../sites/preview-token.js';

const DEFAULT_NAME = 'My company';

/** A company is created with a site. */
const ONE_COMPANY = { companies: 1, sites: 1 };

/** The companies of accounts. Companies of other accounts are reported as unknown. */
@Injectable()
export class CompaniesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: CompanyLimits,
  ) {}

  /** @throws NotFoundError. */
  async get(accountId: string, id: string): Promise<Company> {
    const company = isUuid(id) ? await this.rows.findOneBy({ id, accountId }) : null;
    if (!company) throw new NotFoundError('The company', 'GET /v1/companies lists the companies you own.');
    return company;
  }

  /** A company that must exist. */
  async byId(id: string): Promise<Company> {
    return this.rows.findOneByOrFail({ id });
  }

  /** Newest first. */
  list(accountId: string, { limit, after }: PageRequest): Promise<Company[]> {
    const query = this.rows.createQueryBuilder('c').where({ accountId });
    return newestFirst(query, after, { accountId }).limit(limit).getMany();
  }

  /** The default company of an account; null if there is none. */
  knownDefault(accountId: string): Promise<Company | null> {
    return this.rows.findOneBy({ accountId, isDefault: true });
  }

  /**
   * The default company of an account; created if there is none.
   * @throws TooManyCompaniesError, TooManySitesError.
   */
  async default(accountId: string): Promise<Company> {
    const criteria = { accountId, isDefault: true };
    const known = await this.knownDefault(accountId);
    if (known) return known;
    return this.dataSource.transaction(async (manager) => {
      try {
        await this.limits.admit(manager, accountId, ONE_COMPANY);
      } catch (error) {
        // Created by another call in the meantime, perhaps as the last one allowed.
        const made = await manager.findOneBy(CompanyEntity, criteria);
        if (made) return made;
        throw error;
      }
      // Creations of companies of one account are serialized.
      const made = await manager.findOneBy(CompanyEntity, criteria);
      return made ?? insertCompany(manager, { accountId, name: DEFAULT_NAME, isDefault: true });
    });
  }

  /** @throws TooManyCompaniesError, TooManySitesError. */
  async create(accountId: string, name: string): Promise<Company> {
    return this.dataSource.transaction(async (manager) => {
      await this.limits.admit(manager, accountId, ONE_COMPANY);
      return insertCompany(manager, { accountId, name, isDefault: false });
    });
  }

  private get rows(): Repository<CompanyEntity> {
    return this.dataSource.getRepository(CompanyEntity);
  }
}

/** Inserts a company with its first site, which has the same id. */
async function insertCompany(
  manager: EntityManager,
  company: Pick<Company, 'accountId' | 'name' | 'isDefault'>,
): Promise<Company> {
  const { accountId, name } = company;
  const id = randomUUID();
  await manager.insert(CompanyEntity, { id, ...company });
  await manager.insert(SiteEntity, {
    id,
    companyId: id,
    accountId,
    name,
    previewToken: createPreviewToken(),
  });
  return manager.findOneByOrFail(CompanyEntity, { id });
}
