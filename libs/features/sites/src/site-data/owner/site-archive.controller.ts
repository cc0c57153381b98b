import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import { ApiFailures, Produces, RawResponse } from '@capstan/platform-http';
import type { FastifyReply } from 'fastify';
import { OwnerData } from './owner-data.js';
import { SiteArchives } from './site-archives.js';

/** A site as ZIP, for its owner. */
@ApiTags('Builds')
@Controller('v1/sites/:site_id/archive')
@RequireScope('capability:build_status')
export class SiteArchiveController {
  constructor(
    private readonly data: OwnerData,
    private readonly archives: SiteArchives,
  ) {}

  @Get()
  @RawResponse()
  @Produces('application/zip', 'application/octet-stream')
  @ApiOperation({
    operationId: 'downloadSiteArchive',
    summary: 'The site as ZIP, with working forms',
    description:
      'What visitors see, ready for any web host. Forms and lists of entries keep using this service, which accepts them from other origins: you find the entries here.',
  })
  @ApiProduces('application/zip')
  @ApiResponse({ status: 200, description: 'A ZIP file', schema: { type: 'string', format: 'binary' } })
  @ApiFailures(401, 403, 404, 406, 429, 500, 503)
  async archive(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('site_id') siteId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, content } = await this.archives.of(await this.data.site(accountId, siteId));
    void reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
      })
      .send(content);
  }
}
