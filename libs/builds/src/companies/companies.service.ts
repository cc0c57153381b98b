import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type PageRequest, isUuid } from '@capstan/capability-kit';
import { NotFoundError } from '@capstan/platform-errors';
import { DataSource } from 'typeorm';
import type { Company } from './company.js';
import { createPreviewToken } from './preview-token.js';

const DEFAULT_NAME = 'My company';

const COLUMNS = `id, account_id AS "accountId", name, is_default AS "isDefault", preview_token AS "previewToken",
  good_commit AS "goodCommit", open_points AS "openPoints", created_at AS "createdAt"`;

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

  async byToken(previewToken: string): Promise<Company | null> {
    const [company] = await this.dataSource.query<Company[]>(
      `SELECT ${COLUMNS} FROM companies WHERE preview_token = $1`,
      [previewToken],
    );
    return company ?? null;
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
      `INSERT INTO companies (id, account_id, name, is_default, preview_token) VALUES ($1, $2, $3, true, $4)
       ON CONFLICT (account_id) WHERE is_default DO NOTHING`,
      [randomUUID(), accountId, DEFAULT_NAME, createPreviewToken()],
    );
    const [made] = await find();
    return made as Company;
  }

  async create(accountId: string, name: string): Promise<Company> {
    const [company] = await this.dataSource.query<Company[]>(
      `INSERT INTO companies (id, account_id, name, preview_token) VALUES ($1, $2, $3, $4) RETURNING ${COLUMNS}`,
      [randomUUID(), accountId, name, createPreviewToken()],
    );
    return company as Company;
  }
}
