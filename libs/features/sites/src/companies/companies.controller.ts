import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import { ApiEnvelope, PageQuery, pageOf } from '@capstan/platform-http';
import { PreviewLinks } from '../preview-addresses/preview-links.js';
import { CompaniesService } from './companies.service.js';
import type { Company } from './company.js';
import { toSiteResult } from '../sites/site.mapper.js';
import type { Site } from '../model/site.js';
import { SitesService } from '../sites/sites.service.js';
import { CompanyListResult, CompanyResult, NewCompanyBody } from './companies.result.js';

/** The companies that builds work on. */
@ApiTags('Builds')
@Controller('v1/companies')
export class CompaniesController {
  constructor(
    private readonly companies: CompaniesService,
    private readonly sites: SitesService,
    private readonly links: PreviewLinks,
  ) {}

  @Get()
  @RequireScope('capability:build_status')
  @ApiOperation({
    operationId: 'listCompanies',
    summary: 'List your companies',
    description: 'Newest first.',
  })
  @ApiEnvelope(CompanyListResult)
  async list(
    @CurrentPrincipal() { accountId }: Principal,
    @Query() { limit, after }: PageQuery,
  ): Promise<CompanyListResult> {
    const { items, nextAfter } = pageOf(
      await this.companies.list(accountId, { limit: limit + 1, after }),
      limit,
    );
    return { companies: await this.views(items), next_after: nextAfter };
  }

  @Post()
  @HttpCode(200)
  @RequireScope('capability:build')
  @ApiOperation({
    operationId: 'createCompany',
    summary: 'Create another company',
    description:
      'In addition to the default one, which the first build creates. Send its `company_id` with a build to work on it. Another site does not need another company.',
  })
  @ApiEnvelope(CompanyResult, { failures: [409, 413, 415] })
  async create(
    @CurrentPrincipal() { accountId }: Principal,
    @Body() { name }: NewCompanyBody,
  ): Promise<CompanyResult> {
    return this.view(await this.companies.create(accountId, name.trim()));
  }

  @Get(':company_id')
  @RequireScope('capability:build_status')
  @ApiOperation({
    operationId: 'getCompany',
    summary: 'Get a company',
    description: 'Its sites with their previews, the withheld pages, and the open points.',
  })
  @ApiEnvelope(CompanyResult, { failures: [404] })
  async get(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('company_id') id: string,
  ): Promise<CompanyResult> {
    return this.view(await this.companies.get(accountId, id));
  }

  private async view(company: Company): Promise<CompanyResult> {
    const [view] = await this.views([company]);
    return view as CompanyResult;
  }

  private async views(companies: readonly Company[]): Promise<CompanyResult[]> {
    const sites = await this.sites.ofCompanies(companies.map(({ id }) => id));
    const byCompany = Map.groupBy(sites, ({ companyId }) => companyId);
    return companies.map((company) => this.viewWith(company, byCompany.get(company.id) ?? []));
  }

  /** @param sites of the company, newest first. */
  private viewWith(company: Company, sites: readonly Site[]): CompanyResult {
    const shown = sites.find(({ shownCommit }) => shownCommit !== null);
    return {
      company_id: company.id,
      name: company.name,
      is_default: company.isDefault,
      ...(shown ? { preview_url: this.links.of(shown.previewToken).preview_url } : {}),
      sites: sites.map((site) => toSiteResult(site, this.links)),
      open_points: sites.toReversed().flatMap(({ openPoints }) => openPoints),
      created_at: company.createdAt.toISOString(),
    };
  }
}
