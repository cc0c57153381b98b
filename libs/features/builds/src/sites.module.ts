import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutboundModule, OwnPages } from '@capstan/platform-outbound';
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
  imports: [OutboundModule, WorkspacesModule, TypeOrmModule.forFeature(BUILD_ENTITIES)],
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
export class SitesModule implements OnModuleInit {
  constructor(
    private readonly addresses: PreviewAddresses,
    private readonly ownPages: OwnPages,
  ) {}

  /** So that `screenshot` works on previews of a service that only its own machine or network reaches. */
  onModuleInit(): void {
    this.ownPages.add((url) => this.addresses.isPreview(url));
  }
}
