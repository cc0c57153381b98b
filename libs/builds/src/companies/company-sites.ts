import { Injectable } from '@nestjs/common';
import { PreviewAddresses } from '../previews/preview-addresses.js';
import { CompaniesService } from './companies.service.js';
import { type OwnedSite, type PublishedSite, SiteLocator } from './site-locator.js';

/** The sites of companies, from their rows. */
@Injectable()
export class CompanySites extends SiteLocator {
  constructor(
    private readonly companies: CompaniesService,
    private readonly addresses: PreviewAddresses,
  ) {
    super();
  }

  override async byToken(token: string): Promise<PublishedSite | null> {
    const company = await this.companies.byToken(token);
    return company?.goodCommit ? { companyId: company.id, commit: company.goodCommit } : null;
  }

  override async ofAccount(accountId: string, companyId: string): Promise<OwnedSite> {
    const { id, goodCommit, name, previewToken } = await this.companies.get(accountId, companyId);
    return { companyId: id, commit: goodCommit, name, previewUrl: this.addresses.urlOf(previewToken) };
  }
}
