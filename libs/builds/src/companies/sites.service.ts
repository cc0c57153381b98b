import { Injectable } from '@nestjs/common';
import { NotFoundError } from '@capstan/platform-errors';
import { DataSource } from 'typeorm';
import type { Site } from './site.js';

const COLUMNS = `id, company_id AS "companyId", account_id AS "accountId", name, preview_token AS "previewToken",
  shown_commit AS "shownCommit", open_points AS "openPoints", created_at AS "createdAt"`;

/** The sites of companies. A foreign one reads like an unknown one. */
@Injectable()
export class SitesService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws NotFoundError. */
  async get(accountId: string, id: string): Promise<Site> {
    const [site] = await this.dataSource.query<Site[]>(
      `SELECT ${COLUMNS} FROM sites WHERE id = $1 AND account_id = $2`,
      [id, accountId],
    );
    if (!site) throw new NotFoundError('The site');
    return site;
  }

  /** A site that is known to exist. */
  async byId(id: string): Promise<Site> {
    const [site] = await this.dataSource.query<Site[]>(`SELECT ${COLUMNS} FROM sites WHERE id = $1`, [id]);
    return site as Site;
  }

  /** Of all these companies, in order of creation. */
  ofCompanies(companyIds: readonly string[]): Promise<Site[]> {
    return this.dataSource.query<Site[]>(
      `SELECT ${COLUMNS} FROM sites WHERE company_id = ANY ($1) ORDER BY number`,
      [companyIds],
    );
  }

  async byToken(previewToken: string): Promise<Site | null> {
    const [site] = await this.dataSource.query<Site[]>(
      `SELECT ${COLUMNS} FROM sites WHERE preview_token = $1`,
      [previewToken],
    );
    return site ?? null;
  }
}
