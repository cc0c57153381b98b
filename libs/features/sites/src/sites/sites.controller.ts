import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import { ApiEnvelope, PageQuery, pageOf } from '@capstan/platform-http';
import { PreviewLinks } from '../preview-addresses/preview-links.js';
import { toSiteResult } from './site.mapper.js';
import { SiteListResult, SiteResult } from './sites.result.js';
import { SitesService } from './sites.service.js';

/** The sites created by builds. */
@ApiTags('Builds')
@Controller('v1/sites')
@RequireScope('capability:build_status')
export class SitesController {
  constructor(
    private readonly sites: SitesService,
    private readonly links: PreviewLinks,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listSites',
    summary: 'List your sites',
    description: 'Of all your companies, newest first.',
  })
  @ApiEnvelope(SiteListResult)
  async list(
    @CurrentPrincipal() { accountId }: Principal,
    @Query() { limit, after }: PageQuery,
  ): Promise<SiteListResult> {
    const { items, nextAfter } = pageOf(await this.sites.list(accountId, { limit: limit + 1, after }), limit);
    return { sites: items.map((site) => toSiteResult(site, this.links)), next_after: nextAfter };
  }

  @Get(':site_id')
  @ApiOperation({
    operationId: 'getSite',
    summary: 'Get a site',
    description: 'Its preview, and the open points.',
  })
  @ApiEnvelope(SiteResult, { failures: [404] })
  async get(@CurrentPrincipal() { accountId }: Principal, @Param('site_id') id: string): Promise<SiteResult> {
    return toSiteResult(await this.sites.get(accountId, id), this.links);
  }
}
