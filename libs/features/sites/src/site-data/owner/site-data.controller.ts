import { Body, Controller, Delete, Get, Param, Patch, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import { ApiEnvelope, pageOf } from '@capstan/platform-http';
import type { FastifyReply } from 'fastify';
import { type OwnedCollection, OwnerData } from './owner-data.js';
import { toCollectionResult, toEntryResult } from './company-data.mapper.js';
import {
  CompanyDataResult,
  DataEntryListResult,
  DataEntryResult,
  DeletedEntryResult,
} from './company-data.result.js';
import { AnnotateEntryBody, EntriesQuery } from './site-data.params.js';
import { CsvRoute, sendCsv } from './csv-reply.js';
import { OwnedEntries } from './owned-entries.js';

/** Entries of a site, for its owner. */
@ApiTags('Builds')
@Controller('v1/sites/:site_id/data')
@RequireScope('account')
export class SiteDataController {
  constructor(
    private readonly data: OwnerData,
    private readonly owned: OwnedEntries,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'getSiteData',
    summary: 'What a site collects',
    description:
      'Bookings, orders, messages and other entries of visitors: each collection with its fields and the number of its entries.',
  })
  @ApiEnvelope(CompanyDataResult, { failures: [404] })
  async collections(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('site_id') siteId: string,
  ): Promise<CompanyDataResult> {
    const site = await this.data.site(accountId, siteId);
    return { collections: (await this.data.collections(site)).map(toCollectionResult) };
  }

  @Get(':collection')
  @ApiOperation({
    operationId: 'listSiteEntries',
    summary: 'Entries of a collection of a site',
    description: 'Newest first.',
  })
  @ApiEnvelope(DataEntryListResult, { failures: [404] })
  async entries(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('site_id') siteId: string,
    @Param('collection') name: string,
    @Query() { limit, ...query }: EntriesQuery,
  ): Promise<DataEntryListResult> {
    const collection = await this.collection(accountId, siteId, name);
    const { items, nextAfter } = pageOf(
      await this.data.page(collection, { limit: limit + 1, ...query }),
      limit,
    );
    return { entries: items.map(toEntryResult), next_after: nextAfter };
  }

  @Get(':collection/export')
  @CsvRoute()
  @ApiOperation({
    operationId: 'exportSiteEntries',
    summary: 'Entries of a collection of a site as CSV',
    description:
      'All entries, oldest first, in UTF-8 for spreadsheets: text that could be read as a formula is prefixed with a quote.',
  })
  async export(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('site_id') siteId: string,
    @Param('collection') name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendCsv(reply, this.owned, await this.collection(accountId, siteId, name));
  }

  @Patch(':collection/:entry_id')
  @ApiOperation({
    operationId: 'annotateSiteEntry',
    summary: 'Set the status and note of an entry',
    description: 'For the owner: visitors see neither. What the visitor sent is not changed.',
  })
  @ApiEnvelope(DataEntryResult, { failures: [404, 413, 415] })
  async annotate(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('site_id') siteId: string,
    @Param('collection') name: string,
    @Param('entry_id') entryId: string,
    @Body() body: AnnotateEntryBody,
  ): Promise<DataEntryResult> {
    const collection = await this.collection(accountId, siteId, name);
    return toEntryResult(await this.data.annotate(collection, entryId, body));
  }

  @Delete(':collection/:entry_id')
  @ApiOperation({
    operationId: 'deleteSiteEntry',
    summary: 'Delete an entry of a site',
    description: 'Permanently: what it occupied, such as the slot of a booking, is free again.',
  })
  @ApiEnvelope(DeletedEntryResult, { failures: [404] })
  async remove(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('site_id') siteId: string,
    @Param('collection') name: string,
    @Param('entry_id') entryId: string,
  ): Promise<DeletedEntryResult> {
    await this.data.remove(await this.collection(accountId, siteId, name), entryId);
    return { id: entryId };
  }

  private async collection(accountId: string, siteId: string, name: string): Promise<OwnedCollection> {
    return this.data.collection(await this.data.site(accountId, siteId), name);
  }
}
