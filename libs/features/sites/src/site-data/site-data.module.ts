import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '@capstan/auth';
import { DomainEventsModule } from '@capstan/platform-events';
import type { MessageTransport } from '@capstan/kit';
import { SITE_ENTITIES } from '../site-entities.js';
import { PublishedFiles } from '../published-files/published-files.js';
import { AccountEntryStorage } from './entries/account-entry-storage.js';
import { EntryReader } from './entries/entry-reader.js';
import { SiteEntries } from './entries/site-entries.js';
import { CompanyDataController } from './owner/company-data.controller.js';
import { MemberRequests } from './members/member-requests.js';
import { SiteMembers } from './members/site-members.js';
import { SiteMailModule } from './mail/site-mail.module.js';
import { EntryAnnotations } from './owner/entry-notes.js';
import { OwnerData } from './owner/owner-data.js';
import { SiteDataController } from './owner/site-data.controller.js';
import { OwnedEntries } from './owner/owned-entries.js';
import { SiteArchiveController } from './owner/site-archive.controller.js';
import { SiteArchives } from './owner/site-archives.js';
import { SiteMembersController } from './owner/site-members.controller.js';
import { SiteOwnerController } from './owner/site-owner.controller.js';
import { GitRoutes } from './git-remote/git-routes.js';
import { EntryPages } from './owner-page/entry-pages.js';
import { PicturePages } from './owner-page/picture-pages.js';
import { TextPages } from './owner-page/text-pages.js';
import { MemberListPages } from './owner-page/member-list-pages.js';
import { OwnerPages } from './owner-page/owner-pages.js';
import { OwnerRoutes } from './owner-page/owner-routes.js';
import { OwnerLinks } from './ownership/owner-links.js';
import { SiteOwnerSettings } from './ownership/owner-settings.js';
import { DataSchemas } from './schema/data-schemas.js';
import { VisitorData } from './visitors/visitor-data.js';
import { VisitorRequests } from './visitors/visitor-requests.js';

/**
 * Data that sites collect: for their visitors below `_data/`, for their owners below /v1/sites and
 * /v1/companies.
 */
@Module({})
export class SiteDataModule {
  /**
   * @param sites exports SiteLocator and Workspaces.
   * @param transports of messages; those of e-mail are used.
   */
  static forRoot(sites: DynamicModule | Type, transports: readonly Type<MessageTransport>[]): DynamicModule {
    return {
      module: SiteDataModule,
      imports: [
        AuthModule,
        sites,
        SiteMailModule.forRoot(transports),
        DomainEventsModule,
        TypeOrmModule.forFeature(SITE_ENTITIES),
      ],
      controllers: [
        CompanyDataController,
        SiteDataController,
        SiteOwnerController,
        SiteArchiveController,
        SiteMembersController,
      ],
      providers: [
        PublishedFiles,
        DataSchemas,
        SiteEntries,
        AccountEntryStorage,
        EntryReader,
        VisitorData,
        VisitorRequests,
        SiteMembers,
        MemberRequests,
        OwnedEntries,
        OwnerData,
        EntryAnnotations,
        SiteArchives,
        SiteOwnerSettings,
        OwnerLinks,
        EntryPages,
        TextPages,
        PicturePages,
        MemberListPages,
        OwnerPages,
        OwnerRoutes,
        GitRoutes,
      ],
      exports: [PublishedFiles, VisitorRequests, MemberRequests],
    };
  }
}
