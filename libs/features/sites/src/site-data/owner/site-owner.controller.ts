import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import { ApiEnvelope, Bodiless } from '@capstan/platform-http';
import { SiteMail } from '../mail/site-mail.js';
import { OwnerLinks } from '../ownership/owner-links.js';
import { type OwnerSettings, SiteOwnerSettings } from '../ownership/owner-settings.js';
import { OwnerData } from './owner-data.js';
import { OwnerSettingsBody } from './site-data.params.js';
import { OwnerLinkDeletedResult, OwnerLinkResult, SiteOwnerResult } from './site-owner.result.js';

/** The owner's page of a site, and notifications by e-mail. */
@ApiTags('Builds')
@Controller('v1/sites/:site_id/owner')
@RequireScope('account')
export class SiteOwnerController {
  constructor(
    private readonly data: OwnerData,
    private readonly links: OwnerLinks,
    private readonly settings: SiteOwnerSettings,
    private readonly mail: SiteMail,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'getSiteOwnerSettings',
    summary: 'Settings of the owner of a site',
    description: 'What is sent by e-mail about entries. Free.',
  })
  @ApiEnvelope(SiteOwnerResult, { failures: [404] })
  async get(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('site_id') id: string,
  ): Promise<SiteOwnerResult> {
    const { siteId } = await this.data.site(accountId, id);
    return this.resultOf(await this.settings.of(siteId));
  }

  @Patch()
  @ApiOperation({
    operationId: 'changeSiteOwnerSettings',
    summary: 'Change the settings of the owner of a site',
    description:
      'Entries can be announced by e-mail, and confirmed to visitors, if the service can send e-mail; webhooks receive `entry.created` in any case. Free.',
  })
  @ApiEnvelope(SiteOwnerResult, { failures: [404, 413, 415] })
  async change(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('site_id') id: string,
    @Body() { notify_email: notifyEmail, confirms_entries: confirmsEntries }: OwnerSettingsBody,
  ): Promise<SiteOwnerResult> {
    const { siteId } = await this.data.site(accountId, id);
    const changes = {
      ...(notifyEmail === undefined ? {} : { notifyEmail }),
      ...(confirmsEntries === undefined ? {} : { confirmsEntries }),
    };
    return this.resultOf(await this.settings.change(siteId, changes));
  }

  @Post('link')
  @HttpCode(200)
  @Bodiless()
  @ApiOperation({
    operationId: 'renewSiteOwnerLink',
    summary: "Create or renew the link of the owner's page",
    description:
      'A page for people without an API key: entries with status and notes, search, export, texts and settings. An earlier link ends at once. Free.',
  })
  @ApiEnvelope(OwnerLinkResult, { failures: [404] })
  async renewLink(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('site_id') id: string,
  ): Promise<OwnerLinkResult> {
    const { siteId } = await this.data.site(accountId, id);
    return { url: await this.links.renew(siteId) };
  }

  @Delete('link')
  @ApiOperation({
    operationId: 'deleteSiteOwnerLink',
    summary: "Close the owner's page",
    description: 'The link ends at once. Free.',
  })
  @ApiEnvelope(OwnerLinkDeletedResult, { failures: [404] })
  async deleteLink(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('site_id') id: string,
  ): Promise<OwnerLinkDeletedResult> {
    const { siteId } = await this.data.site(accountId, id);
    await this.links.revoke(siteId);
    return { site_id: siteId };
  }

  private resultOf({ linkCreatedAt, notifyEmail, confirmsEntries }: OwnerSettings): SiteOwnerResult {
    return {
      link_created_at: linkCreatedAt?.toISOString() ?? null,
      notify_email: notifyEmail,
      confirms_entries: confirmsEntries,
      is_email_available: this.mail.isAvailable,
    };
  }
}
