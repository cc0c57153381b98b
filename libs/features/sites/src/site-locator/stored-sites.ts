import { Injectable } from '@nestjs/common';
import { PreviewAddresses } from '../preview-addresses/preview-addresses.js';
import { CompaniesService } from '../companies/companies.service.js';
import type { Site } from '../model/site.js';
import { type OwnedSite, type PublishedSite, SiteLocator } from './site-locator.js';
import { SitesService } from '../sites/sites.service.js';

/** Finds sites in the database. */
@Injectable()
export class StoredSites extends SiteLocator {
  constructor(
    private readonly companies: CompaniesService,
    private readonly sites: SitesService,
    private readonly addresses: PreviewAddresses,
  ) {
    super();
  }

  override async byToken(token: string): Promise<PublishedSite | null> {
    const site = await this.sites.byToken(token);
    return site?.publishedCommit ? { siteId: site.id, commit: site.publishedCommit } : null;
  }

  override async ofAccount(accountId: string, siteId: string): Promise<OwnedSite> {
    return this.owned(await this.sites.get(accountId, siteId));
  }

  override async ofCompany(accountId: string, companyId: string): Promise<OwnedSite> {
    const company = await this.companies.get(accountId, companyId);
    return this.owned(await this.sites.byId(company.id));
  }

  private owned({ id, publishedCommit, name, previewToken }: Site): OwnedSite {
    return { siteId: id, commit: publishedCommit, name, previewUrl: this.addresses.urlOf(previewToken) };
  }
}
