import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type PageRequest, isUuid } from '@capstan/platform-http';
import { NotFoundError } from '@capstan/platform-core';
import { DataSource, type EntityManager } from 'typeorm';
import type { Company } from './company.js';
import { CompanyLimits } from './company-limits.js';
import { createPreviewToken } from './preview-token.js';

const DEFAULT_NAME = 'My company';

const COLUMNS = `id, account_id AS "accountId", name, is_default AS "isDefault", created_at AS "createdAt"`;

/** The first site of a company has its id. */
const WITH_SITE = `, site AS (
  INSERT INTO sites (id, company_id, account_id, name, preview_token) SELECT id, id, account_id, name, $4 FROM company
)`;

/** A company begins with a site. */
const ONE_COMPANY = { companies: 1, sites: 1 };

/** The companies of accounts. A foreign one reads like an unknown one. */
@Injectable()
export class CompaniesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: CompanyLimits,
  ) {}

  /** @throws NotFoundError. */
  async get(accountId: string, id: string): Promise<Company> {
    const company = isUuid(id)
      ? (
          await this.dataSource.query<Company[]>(
            `SELECT ${COLUMNS} FROM companies WHERE id = $1 AND account_id = $2`,
            [id, accountId],
          )
        )[0]
      : undefined;
    if (!company) throw new NotFoundError('The company', 'GET /v1/companies lists the companies you own.');
    return company;
  }

  /** A company that is known to exist. */
  async byId(id: string): Promise<Company> {
    const [company] = await this.dataSource.query<Company[]>(
      `SELECT ${COLUMNS} FROM companies WHERE id = $1`,
      [id],
    );
    return company as Company;
  }

  /** Newest first. */
  list(accountId: string, page: PageRequest): Promise<Company[]> {
    return this.dataSource.query<Company[]>(
      `SELECT ${COLUMNS} FROM companies WHERE account_id = $1
         AND ($2::uuid IS NULL OR (created_at, id) < (SELECT created_at, id FROM companies WHERE id = $2 AND account_id = $1))
       ORDER BY created_at DESC, id DESC LIMIT $3`,
      [accountId, page.after ?? null, page.limit],
    );
  }

  /**
   * The company that builds go to when they name none; made when there is none.
   * @throws TooManyCompaniesError, TooManySitesError.
   */
  async default(accountId: string): Promise<Company> {
    const find = (manager: Pick<EntityManager, 'query'> = this.dataSource) =>
      manager.query<Company[]>(`SELECT ${COLUMNS} FROM companies WHERE account_id = $1 AND is_default`, [
        accountId,
      ]);
    const [known] = await find();
    if (known) return known;
    return this.dataSource.transaction(async (manager) => {
      try {
        await this.limits.admit(manager, accountId, ONE_COMPANY);
      } catch (error) {
        // Made by another call in the meantime, perhaps as the last one there was room for.
        const [made] = await find(manager);
        if (made) return made;
        throw error;
      }
      await manager.query(
        `WITH company AS (
           INSERT INTO companies (id, account_id, name, is_default) VALUES ($1, $2, $3, true)
           ON CONFLICT (account_id) WHERE is_default DO NOTHING RETURNING *
         )${WITH_SITE}
         SELECT FROM company`,
        [randomUUID(), accountId, DEFAULT_NAME, createPreviewToken()],
      );
      const [made] = await find(manager);
      return made as Company;
    });
  }

  /** @throws TooManyCompaniesError, TooManySitesError. */
  async create(accountId: string, name: string): Promise<Company> {
    return this.dataSource.transaction(async (manager) => {
      await this.limits.admit(manager, accountId, ONE_COMPANY);
      const [company] = await manager.query<Company[]>(
        `WITH company AS (
           INSERT INTO companies (id, account_id, name) VALUES ($1, $2, $3) RETURNING *
         )${WITH_SITE}
         SELECT ${COLUMNS} FROM company`,
        [randomUUID(), accountId, name, createPreviewToken()],
      );
      return company as Company;
    });
  }
}
