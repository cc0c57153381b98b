import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WorkspacesModule } from '@capstan/workspaces';
import { BUILD_ENTITIES } from './build-entities.js';
import { CompaniesService } from './companies/companies.service.js';
import { CompanyLimits } from './companies/company-limits.js';
import { SiteChoice } from './companies/site-choice.js';
import { SiteLocator } from './companies/site-locator.js';
import { SitesService } from './companies/sites.service.js';
import { StoredSites } from './companies/stored-sites.js';
import { VerdictStore } from './gate/verdict/verdict-store.js';
import { WorkspaceStorage } from './companies/workspace-storage.js';
import { PreviewAddresses } from './preview-addresses/preview-addresses.js';

/** Companies, their workspaces, and the URLs of their sites. */
@Module({
  imports: [WorkspacesModule, TypeOrmModule.forFeature(BUILD_ENTITIES)],
  providers: [
    CompaniesService,
    CompanyLimits,
    SitesService,
    SiteChoice,
    VerdictStore,
    WorkspaceStorage,
    PreviewAddresses,
    { provide: SiteLocator, useClass: StoredSites },
  ],
  exports: [
    CompaniesService,
    CompanyLimits,
    SitesService,
    SiteChoice,
    VerdictStore,
    WorkspaceStorage,
    PreviewAddresses,
    SiteLocator,
    WorkspacesModule,
  ],
})
export class SitesModule {}
