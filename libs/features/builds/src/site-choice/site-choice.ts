import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { lockIdOf, lockSubjectUntilCommit, NotFoundError } from '@capstan/platform-core';
import { defineReading, ThreadError } from '@capstan/platform-jobs';
import { glance, readPrompt } from '@capstan/prompt-reader';
import { DataSource, type EntityManager } from 'typeorm';
import { CannotBeBuiltError } from '../errors/cannot-be-built.error.js';
import { PromptThreads } from '../reading/prompt-threads.js';
import { chooseSite, HEAD_LENGTH } from './choose-site.js';
import { type ReadScope, readScope } from './read-scope.js';
import type * as readings from './scope.reading.js';
import {
  CompaniesService,
  type Company,
  CompanyLimits,
  SiteEntity,
  SitesService,
  createPreviewToken,
} from '@capstan/sites';
import { beginFirstSite, sitesLatestFirst } from './site-choice.sql.js';

/** Value of `site_id` that requests a new site. */
export const NEW_SITE = 'new';

const LOCK = lockIdOf('builds.site-choice');
/** The part of a prompt that says what is wanted. */
const SCOPE_LENGTH = 4_000;
const SCOPE = defineReading<typeof readings.readScope>(import.meta.url, './scope.reading.js', 'readScope');

const TOO_LONG = 'The prompt takes too long to read. Send a shorter one, and the rest as messages.';

/** The site parameters of a build. */
export interface SiteSelection {
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
  /** Whether the build creates it. */
  isNew: boolean;
  /** What the owner must answer before anything can be built; undefined if the prompt is clear. */
  question?: string;
}

/**
 * Chooses the site of a build when the build is created. Choices for one company are serialized, and a new
 * site is stored with its name immediately: concurrent prompts see each other's sites. It is listed from its
 * first build on; a call that fails before the charge leaves nothing visible.
 */
@Injectable()
export class SiteChoice {
  constructor(
    private readonly dataSource: DataSource,
    private readonly companies: CompaniesService,
    private readonly sites: SitesService,
    private readonly limits: CompanyLimits,
    private readonly threads: PromptThreads,
  ) {}

  /**
   * @throws NotFoundError for a company or site of another account, and for a site of another company;
   * CannotBeBuiltError for a program, and for a new site that cannot be built; TooManyCompaniesError, TooManySitesError.
   */
  async choose(accountId: string, { prompt, companyId, siteId }: SiteSelection): Promise<ChosenSite> {
    const { scope, text, isProgram } = await this.scopeOf(prompt.slice(0, SCOPE_LENGTH));
    // Whatever site it names: it is not a change of one, and the customer would pay for nothing.
    if (scope === 'refuse' && isProgram) throw new CannotBeBuiltError(text);
    if (siteId !== undefined && siteId !== NEW_SITE) return this.existing(accountId, siteId, companyId);
    // Nothing is created for it, not even the first company of an account.
    const hasSites = siteId !== NEW_SITE && (companyId ?? (await this.companies.knownDefault(accountId)));
    if (scope === 'refuse' && !hasSites) throw new CannotBeBuiltError(text);
    const company =
      companyId === undefined
        ? await this.companies.default(accountId)
        : await this.companies.get(accountId, companyId);
    return this.dataSource.transaction(async (manager) => {
      await lockSubjectUntilCommit(manager, LOCK, company.id);
      const [latest, ...others] = siteId === NEW_SITE ? [] : await sitesLatestFirst(manager, company.id);
      const chosen = latest && chooseSite(prompt, [latest, ...others]);
      if (chosen) return { companyId: company.id, siteId: chosen.id, isNew: false };
      if (scope === 'refuse') throw new CannotBeBuiltError(text);
      const admit = () => this.limits.admit(manager, accountId, { companies: 0, sites: 1 });
      const begun = {
        companyId: company.id,
        siteId: await begin(manager, company, prompt, admit),
        isNew: true,
      };
      return scope === 'ask' ? { ...begun, question: text } : begun;
    });
  }

  private async scopeOf(prompt: string): Promise<ReadScope> {
    const { signal } = new AbortController();
    try {
      return await this.threads.read(prompt.length, readScope, SCOPE, signal, prompt);
    } catch (error) {
      if (error instanceof ThreadError && error.reason === 'too_long') throw new CannotBeBuiltError(TOO_LONG);
      throw error;
    }
  }

  private async existing(accountId: string, siteId: string, companyId?: string): Promise<ChosenSite> {
    if (companyId !== undefined) await this.companies.get(accountId, companyId);
    const site = await this.sites.get(accountId, siteId);
    if (companyId !== undefined && site.companyId !== companyId) {
      throw new NotFoundError(
        'The site',
        'The site belongs to another company: omit company_id, or send the id of that company.',
      );
    }
    return { companyId: site.companyId, siteId: site.id, isNew: false };
  }
}

/**
 * Creates a site, or claims the first one of the company, which has the company's id, if no build has it yet.
 * @param admit throws if there must not be another one.
 * @returns its id.
 */
async function begin(
  manager: EntityManager,
  company: Company,
  prompt: string,
  admit: () => Promise<void>,
): Promise<string> {
  const head = prompt.slice(0, HEAD_LENGTH).toWellFormed();
  const { name } = readPrompt(head).document.identity;
  const isNamed = glance(head).isNameCertain;
  const firstName = isNamed || company.isDefault ? name : company.name;
  if (await beginFirstSite(manager, company.id, { name: firstName, prompt: head })) return company.id;
  await admit();
  const id = randomUUID();
  await manager.insert(SiteEntity, {
    id,
    companyId: company.id,
    accountId: company.accountId,
    name,
    previewToken: createPreviewToken(),
    begunAt: () => 'now()',
    firstPrompt: head,
  });
  return id;
}
