import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainEventsModule } from '@capstan/platform-events';
import { BUILD_ENTITIES } from '../build-entities.js';
import { PublishedFiles } from '../published-files/published-files.js';
import { AccountRoom } from './entries/account-room.js';
import { EntryReader } from './entries/entry-reader.js';
import { SiteEntries } from './entries/site-entries.js';
import { CompanyDataController } from './owner/company-data.controller.js';
import { OwnerData } from './owner/owner-data.js';
import { SiteDataController } from './owner/site-data.controller.js';
import { OwnedEntries } from './owner/owned-entries.js';
import { DataSchemas } from './schema/data-schemas.js';
import { VisitorData } from './visitors/visitor-data.js';
import { VisitorRequests } from './visitors/visitor-requests.js';

/**
 * Data that sites collect: for their visitors below `_data/`, for their owners below /v1/sites and
 * /v1/companies.
 */
@Module({})
export class SiteDataModule {
  /** @param sites exports SiteLocator and Workspaces. */
  static forRoot(sites: DynamicModule | Type): DynamicModule {
    return {
      module: SiteDataModule,
      imports: [sites, DomainEventsModule, TypeOrmModule.forFeature(BUILD_ENTITIES)],
      controllers: [CompanyDataController, SiteDataController],
      providers: [
        PublishedFiles,
        DataSchemas,
        SiteEntries,
        AccountRoom,
        EntryReader,
        VisitorData,
        VisitorRequests,
        OwnedEntries,
        OwnerData,
      ],
      exports: [PublishedFiles, VisitorRequests],
    };
  }
}
