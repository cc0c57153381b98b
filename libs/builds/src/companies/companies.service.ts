import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type PageRequest, isUuid } from '@capstan/capability-kit';
import { NotFoundError } from '@capstan/platform-errors';
import { DataSource } from 'typeorm';
import type { Company } from './company.js';
import { createPreviewToken } from './preview-token.js';

const DEFAULT_NAME = 'My company';

const COLUMNS = `id, account_id AS "accountId", name, is_default AS "isDefault", created_at AS "createdAt"`;

/** The first site of a company has its id. */
const WITH_SITE = `, site AS (
  INSERT INTO sites (id, company_id, account_id, name, preview_token) SELECT id, id, account_id, name, $4 FROM company
)`;

/** The companies of accounts. A foreign one reads like an unknown one. */
@Injectable()
export class CompaniesService {
  constructor(private readonly dataSource: DataSource) {}

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

  /** The company that builds go to when they name none; made when there is none. */
  async default(accountId: string): Promise<Company> {
    const find = () =>
      this.dataSource.query<Company[]>(
        `SELECT ${COLUMNS} FROM companies WHERE account_id = $1 AND is_default`,
        [accountId],
      );
    const [known] = await find();
    if (known) return known;
    await this.dataSource.query(
      `WITH company AS (
         INSERT INTO companies (id, account_id, name, is_default) VALUES ($1, $2, $3, true)
         ON CONFLICT (account_id) WHERE is_default DO NOTHING RETURNING *
       )${WITH_SITE}
       SELECT FROM company`,
      [randomUUID(), accountId, DEFAULT_NAME, createPreviewToken()],
    );
    const [made] = await find();
    return made as Company;
  }

  async create(accountId: string, name: string): Promise<Company> {
    const [company] = await this.dataSource.query<Company[]>(
      `WITH company AS (
         INSERT INTO companies (id, account_id, name) VALUES ($1, $2, $3) RETURNING *
       )${WITH_SITE}
       SELECT ${COLUMNS} FROM company`,
      [randomUUID(), accountId, name, createPreviewToken()],
    );
    return company as Company;
  }
}
