import { Body, Controller, Get, Headers, Param, Patch, Query, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import { AcceptPatches, ApiEnvelope } from '@capstan/platform-http';
import type { FastifyReply } from 'fastify';
import { streamUrlOf } from '../builds/build.mapper.js';
import { DocumentEditQuery } from './document.params.js';
import { DocumentEditResult, SiteDocumentResult } from './document.result.js';
import { PATCH_EXAMPLE, PATCH_SCHEMA } from './patch.schema.js';
import { SiteDocuments } from './site-documents.js';

const PATCH_TYPE = 'application/json-patch+json';

/** The document of a site: everything on its pages follows from it. */
@ApiTags('Builds')
@Controller('v1/sites/:site_id/document')
export class DocumentController {
  constructor(private readonly documents: SiteDocuments) {}

  @Get()
  @RequireScope('capability:build_status')
  @ApiOperation({
    operationId: 'getSiteDocument',
    summary: 'The document of a site',
    description:
      'Facts, pages, records, theme, constraints and open points: everything on the pages follows from it. `/schemas/site-document.json` describes it.',
  })
  @ApiEnvelope(SiteDocumentResult, { failures: [404] })
  async read(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('site_id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SiteDocumentResult> {
    const { siteId, commit, document } = await this.documents.read(accountId, id);
    void reply.header('etag', tagOf(commit));
    return { site_id: siteId, commit, document };
  }

  @Patch()
  @AcceptPatches()
  @RequireScope('capability:build_message')
  @ApiConsumes('application/json', PATCH_TYPE)
  @ApiBody({ required: true, schema: PATCH_SCHEMA, examples: { price: { value: PATCH_EXAMPLE } } })
  @ApiHeader({
    name: 'If-Match',
    description: 'The `ETag` of the document that the patch was made for; instead of `base_commit`',
    schema: { type: 'string' },
  })
  @ApiOperation({
    operationId: 'editSiteDocument',
    summary: 'Edit the document of a site',
    description:
      'A JSON Patch (RFC 6902) of the document, applied completely or not at all. Free. Starts a build that renders the pages, passes the checks and has a stream like any other; a change that withholds a visible page is reverted. Only while no build of the site is running.',
  })
  @ApiEnvelope(DocumentEditResult, { failures: [404, 409, 413, 415, 422] })
  async edit(
    @CurrentPrincipal() { accountId, credential }: Principal,
    @Param('site_id') id: string,
    @Body() patch: unknown,
    @Query() { base_commit: baseCommit }: DocumentEditQuery,
    @Headers('if-match') ifMatch?: string,
  ): Promise<DocumentEditResult> {
    const base = baseCommit ?? commitOf(ifMatch);
    const edit = await this.documents.edit(accountId, id, patch, base, credential.id);
    return {
      execution_id: edit.executionId,
      site_id: edit.siteId,
      base_commit: edit.baseCommit,
      status: 'running',
      stream_url: streamUrlOf(edit.executionId),
    };
  }
}

const tagOf = (commit: string): string => `"${commit}"`;

/** `*` matches any document that exists. */
const commitOf = (ifMatch: string | undefined): string | undefined =>
  ifMatch === undefined || ifMatch === '*' ? undefined : ifMatch.replaceAll(/^(?:W\/)?"|"$/g, '');
