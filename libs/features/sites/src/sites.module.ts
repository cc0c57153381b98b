import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainEventsModule } from '@capstan/platform-events';
import { OutboundModule, OwnPages } from '@capstan/platform-outbound';
import { WorkspacesModule } from '@capstan/workspaces';
import { SITE_ENTITIES } from './site-entities.js';
import { SITE_EVENTS } from './events/domain-events.js';
import { CompaniesService } from './companies/companies.service.js';
import { CompanyLimits } from './companies/company-limits.js';
import { SiteLocator } from './site-locator/site-locator.js';
import { SitesService } from './sites/sites.service.js';
import { StoredSites } from './site-locator/stored-sites.js';
import { VerdictStore } from './gate/verdict/verdict-store.js';
import { WorkspaceStorage } from './companies/workspace-storage.js';
import { PreviewAddresses } from './preview-addresses/preview-addresses.js';

/** Companies, their workspaces, and the URLs of their sites. */
@Module({
  imports: [
    OutboundModule,
    WorkspacesModule,
    DomainEventsModule.forFeature(SITE_EVENTS),
    TypeOrmModule.forFeature(SITE_ENTITIES),
  ],
  providers: [
    CompaniesService,
    CompanyLimits,
    SitesService,
    VerdictStore,
    WorkspaceStorage,
    PreviewAddresses,
    { provide: SiteLocator, useClass: StoredSites },
  ],
  exports: [
    CompaniesService,
    CompanyLimits,
    SitesService,
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
