import { Controller, Delete, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import { ApiEnvelope, PageQuery, pageOf } from '@capstan/platform-http';
import type { FastifyReply } from 'fastify';
import { type OwnedCollection, OwnerData } from './owner-data.js';
import { toCollectionResult, toEntryResult } from './company-data.mapper.js';
import { CompanyDataResult, DataEntryListResult, DeletedEntryResult } from './company-data.result.js';
import { CsvRoute, sendCsv } from './csv-reply.js';
import { OwnedEntries } from './owned-entries.js';

/** Entries of the first site of a company, for its owner; those of any site are below /v1/sites. */
@ApiTags('Builds')
@Controller('v1/companies/:company_id/data')
@RequireScope('account')
export class CompanyDataController {
  constructor(
    private readonly data: OwnerData,
    private readonly owned: OwnedEntries,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'getCompanyData',
    summary: "What a company's site collects",
    description:
      'Of its first site; `/v1/sites/{site_id}/data` returns that of any site. Bookings, orders, messages and other entries of visitors: each collection with its fields and the number of its entries.',
  })
  @ApiEnvelope(CompanyDataResult, { failures: [404] })
  async collections(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('company_id') companyId: string,
  ): Promise<CompanyDataResult> {
    const site = await this.data.siteOfCompany(accountId, companyId);
    return { collections: (await this.data.collections(site)).map(toCollectionResult) };
  }

  @Get(':collection')
  @ApiOperation({
    operationId: 'listCompanyEntries',
    summary: "Entries of a collection of a company's site",
    description: 'Newest first.',
  })
  @ApiEnvelope(DataEntryListResult, { failures: [404] })
  async entries(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('company_id') companyId: string,
    @Param('collection') name: string,
    @Query() { limit, after }: PageQuery,
  ): Promise<DataEntryListResult> {
    const collection = await this.collection(accountId, companyId, name);
    const { items, nextAfter } = pageOf(await this.data.page(collection, { limit: limit + 1, after }), limit);
    return { entries: items.map(toEntryResult), next_after: nextAfter };
  }

  @Get(':collection/export')
  @CsvRoute()
  @ApiOperation({
    operationId: 'exportCompanyEntries',
    summary: 'Entries of a collection as CSV',
    description:
      'All entries, oldest first, in UTF-8 for spreadsheets: text that could be read as a formula is prefixed with a quote.',
  })
  async export(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('company_id') companyId: string,
    @Param('collection') name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendCsv(reply, this.owned, await this.collection(accountId, companyId, name));
  }

  @Delete(':collection/:entry_id')
  @ApiOperation({
    operationId: 'deleteCompanyEntry',
    summary: 'Delete an entry',
    description: 'Permanently: what it occupied, such as the slot of a booking, is free again.',
  })
  @ApiEnvelope(DeletedEntryResult, { failures: [404] })
  async remove(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('company_id') companyId: string,
    @Param('collection') name: string,
    @Param('entry_id') entryId: string,
  ): Promise<DeletedEntryResult> {
    await this.data.remove(await this.collection(accountId, companyId, name), entryId);
    return { id: entryId };
  }

  private async collection(accountId: string, companyId: string, name: string): Promise<OwnedCollection> {
    return this.data.collection(await this.data.siteOfCompany(accountId, companyId), name);
  }
}
