import { Injectable } from '@nestjs/common';
import { type PageRequest, isUuid } from '@capstan/platform-http';
import { NotFoundError } from '@capstan/platform-core';
import { DataSource } from 'typeorm';
import type { Site } from '../model/site.js';
import {
  deleteUnusedSites,
  readOwnSite,
  readOwnSites,
  readSite,
  readSiteByToken,
  readSitesOf,
} from './sites.sql.js';

/** Days after which a site without a charged build is deleted. */
const KEEP_UNUSED_DAYS = 1;

/** The sites of companies. Sites of other accounts are reported as unknown. */
@Injectable()
export class SitesService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws NotFoundError. */
  async get(accountId: string, id: string): Promise<Site> {
    const site = isUuid(id) ? await readOwnSite(this.dataSource, accountId, id) : undefined;
    if (!site) throw new NotFoundError('The site', 'GET /v1/sites lists the sites you own.');
    return site;
  }

  /** A site that must exist. */
  async byId(id: string): Promise<Site> {
    return (await readSite(this.dataSource, id)) as Site;
  }

  /** Newest first. */
  list(accountId: string, page: PageRequest): Promise<Site[]> {
    return readOwnSites(this.dataSource, accountId, page);
  }

  /** Returns the sites of all these companies, newest first. */
  ofCompanies(companyIds: readonly string[]): Promise<Site[]> {
    return readSitesOf(this.dataSource, companyIds);
  }

  async byToken(previewToken: string): Promise<Site | null> {
    return (await readSiteByToken(this.dataSource, previewToken)) ?? null;
  }

  /** Deletes sites of calls that failed. The first site of a company is kept. */
  async prune(): Promise<void> {
    await deleteUnusedSites(this.dataSource, KEEP_UNUSED_DAYS);
  }
}
