import { Injectable } from '@nestjs/common';
import { type PageRequest, isUuid } from '@capstan/platform-http';
import { NotFoundError } from '@capstan/platform-core';
import { DataSource } from 'typeorm';
import type { Site } from '../model/site.js';

/** Pages of the newest judged commit that visitors do not see. */
const WITHHELD = `coalesce((SELECT v.verdict -> 'withheld' FROM gate_verdicts v
  WHERE v.site_id = s.id AND v.commit = s.judged_commit), '[]')`;

const COLUMNS = `s.id, s.company_id AS "companyId", s.account_id AS "accountId", s.name, s.preview_token AS "previewToken",
  s.shown_commit AS "shownCommit", s.published_commit AS "publishedCommit", ${WITHHELD} AS withheld,
  s.open_points AS "openPoints", s.created_at AS "createdAt"`;

/** Owners see a site from its first build on. */
const IS_BEGUN = 'EXISTS (SELECT FROM builds b WHERE b.site_id = s.id)';

/** Days after which a site that no build was charged for is deleted. */
const KEEP_UNUSED_DAYS = 1;

/** The sites of companies. A foreign one reads like an unknown one. */
@Injectable()
export class SitesService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws NotFoundError. */
  async get(accountId: string, id: string): Promise<Site> {
    const [site] = isUuid(id)
      ? await this.dataSource.query<Site[]>(
          `SELECT ${COLUMNS} FROM sites s WHERE s.id = $1 AND s.account_id = $2 AND ${IS_BEGUN}`,
          [id, accountId],
        )
      : [];
    if (!site) throw new NotFoundError('The site', 'GET /v1/sites lists the sites you own.');
    return site;
  }

  /** A site that is known to exist. */
  async byId(id: string): Promise<Site> {
    const [site] = await this.dataSource.query<Site[]>(`SELECT ${COLUMNS} FROM sites s WHERE s.id = $1`, [
      id,
    ]);
    return site as Site;
  }

  /** Newest first. */
  list(accountId: string, page: PageRequest): Promise<Site[]> {
    return this.dataSource.query<Site[]>(
      `SELECT ${COLUMNS} FROM sites s WHERE s.account_id = $1 AND ${IS_BEGUN}
         AND ($2::uuid IS NULL OR s.number < (SELECT number FROM sites WHERE id = $2 AND account_id = $1))
       ORDER BY s.number DESC LIMIT $3`,
      [accountId, page.after ?? null, page.limit],
    );
  }

  /** Of all these companies, newest first. */
  ofCompanies(companyIds: readonly string[]): Promise<Site[]> {
    return this.dataSource.query<Site[]>(
      `SELECT ${COLUMNS} FROM sites s WHERE s.company_id = ANY ($1) AND ${IS_BEGUN} ORDER BY s.number DESC`,
      [companyIds],
    );
  }

  async byToken(previewToken: string): Promise<Site | null> {
    const [site] = await this.dataSource.query<Site[]>(
      `SELECT ${COLUMNS} FROM sites s WHERE s.preview_token = $1`,
      [previewToken],
    );
    return site ?? null;
  }

  /** Deletes sites that calls chose which then failed. The first site of a company stays. */
  async prune(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM sites s WHERE s.id <> s.company_id AND s.shown_commit IS NULL AND NOT ${IS_BEGUN}
         AND s.begun_at < now() - make_interval(days => $1)`,
      [KEEP_UNUSED_DAYS],
    );
  }
}
