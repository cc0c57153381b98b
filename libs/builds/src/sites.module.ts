import { Module } from '@nestjs/common';
import { WorkspacesModule } from '@capstan/platform-workspaces';
import { CompaniesService } from './companies/companies.service.js';
import { CompanySites } from './companies/company-sites.js';
import { SiteLocator } from './companies/site-locator.js';
import { PreviewAddresses } from './previews/preview-addresses.js';

/** Companies, their workspaces, and where their sites are. */
@Module({
  imports: [WorkspacesModule],
  providers: [CompaniesService, PreviewAddresses, { provide: SiteLocator, useClass: CompanySites }],
  exports: [CompaniesService, PreviewAddresses, SiteLocator, WorkspacesModule],
})
export class SitesModule {}
