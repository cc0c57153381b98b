import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { lockIdOf, NotFoundError } from '@capstan/platform-core';
import { chooseSite, readBrief } from '@capstan/site-builder';
import { DataSource, type EntityManager } from 'typeorm';
import { CompaniesService } from './companies.service.js';
import { CompanyLimits } from './company-limits.js';
import type { Company } from './company.js';
import { createPreviewToken } from './preview-token.js';
import { SitesService } from './sites.service.js';

/** Instead of a site's id: begin a new site. */
export const NEW_SITE = 'new';

const LOCK = lockIdOf('builds.site-choice') | 0;
/** As much of a prompt as the choice reads. */
const HEAD_LENGTH = 600;
/** A call that chose a site is charged within it, or failed. */
const RESERVED = `s.begun_at > now() - interval '1 minute'`;
const HAS_BUILDS = 'EXISTS (SELECT FROM builds b WHERE b.site_id = s.id)';
const MAX_SITES = 500;

/** What a build asks for. */
export interface SiteWish {
  prompt: string;
  /** Undefined: the site's company, or the default one. */
  companyId?: string;
  /** Id of a site, `new`, or undefined: decided by the prompt. */
  siteId?: string;
}

/** The site that a build works on. */
export interface ChosenSite {
  companyId: string;
  siteId: string;
  /** Whether the build begins it. */
  isNew: boolean;
}

interface KnownSite {
  id: string;
  name: string;
  prompt: string;
}

/**
 * Chooses the site of a build when the build is created. Choices for one company are made one after another, and a new
 * site is stored with its name at once: prompts that arrive together see each other's sites. It is listed from its first
 * build on; a call that fails before the charge leaves nothing that anybody sees.
 */
@Injectable()
export class SiteChoice {
  constructor(
    private readonly dataSource: DataSource,
    private readonly companies: CompaniesService,
    private readonly sites: SitesService,
    private readonly limits: CompanyLimits,
  ) {}

  /**
   * @throws NotFoundError for a company or site that is not the account's, and for a site of another company;
   *   TooManyCompaniesError, TooManySitesError.
   */
  async choose(accountId: string, { prompt, companyId, siteId }: SiteWish): Promise<ChosenSite> {
    if (siteId !== undefined && siteId !== NEW_SITE) return this.existing(accountId, siteId, companyId);
    const company =
      companyId === undefined
        ? await this.companies.default(accountId)
        : await this.companies.get(accountId, companyId);
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [LOCK, company.id]);
      const [latest, ...others] = siteId === NEW_SITE ? [] : await latestFirst(manager, company.id);
      const chosen = latest && chooseSite(prompt, [latest, ...others]);
      if (chosen) return { companyId: company.id, siteId: chosen.id, isNew: false };
      const admit = () => this.limits.admit(manager, accountId, { companies: 0, sites: 1 });
      return { companyId: company.id, siteId: await begin(manager, company, prompt, admit), isNew: true };
    });
  }

  private async existing(accountId: string, siteId: string, companyId?: string): Promise<ChosenSite> {
    if (companyId !== undefined) await this.companies.get(accountId, companyId);
    const site = await this.sites.get(accountId, siteId);
    if (companyId !== undefined && site.companyId !== companyId) {
      throw new NotFoundError(
        'The site',
        'It is a site of another company: leave company_id out, or name that one.',
      );
    }
    return { companyId: site.companyId, siteId: site.id, isNew: false };
  }
}

/** Sites of a company that a prompt may mean, the one that was asked for last first. */
function latestFirst(manager: EntityManager, companyId: string): Promise<KnownSite[]> {
  return manager.query<KnownSite[]>(
    `SELECT s.id, s.name, coalesce(s.first_prompt, '') AS prompt FROM sites s
       LEFT JOIN LATERAL (SELECT max(b.number) AS number FROM builds b WHERE b.site_id = s.id) AS last ON true
     WHERE s.company_id = $1 AND (last.number IS NOT NULL OR ${RESERVED})
     ORDER BY last.number DESC NULLS FIRST, s.number DESC LIMIT ${MAX_SITES}`,
    [companyId],
  );
}

/**
 * A further site, or the first one of the company, whose id is the company's, when no build has it yet.
 * @param admit throws when there must not be a further one.
 * @returns its id.
 */
async function begin(
  manager: EntityManager,
  company: Company,
  prompt: string,
  admit: () => Promise<void>,
): Promise<string> {
  const head = prompt.slice(0, HEAD_LENGTH).toWellFormed();
  const { name, isNameGiven } = readBrief(head);
  const firstName = isNameGiven || company.isDefault ? name : company.name;
  const [first] = await manager.query<{ id: string }[]>(
    `WITH begun AS (
       UPDATE sites s SET begun_at = now(), first_prompt = $2, name = $3
       WHERE s.id = $1 AND NOT ${HAS_BUILDS} AND (s.begun_at IS NULL OR NOT ${RESERVED}) RETURNING s.id
     )
     SELECT id FROM begun`,
    [company.id, head, firstName],
  );
  if (first) return first.id;
  await admit();
  const id = randomUUID();
  await manager.query(
    `INSERT INTO sites (id, company_id, account_id, name, preview_token, begun_at, first_prompt)
     VALUES ($1, $2, $3, $4, $5, now(), $6)`,
    [id, company.id, company.accountId, name, createPreviewToken(), head],
  );
  return id;
}
