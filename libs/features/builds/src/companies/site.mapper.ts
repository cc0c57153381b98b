import type { PreviewAddresses } from '../preview-addresses/preview-addresses.js';
import type { Site } from '../model/site.js';
import type { SiteResult } from './sites.result.js';

export const toSiteResult = (site: Site, addresses: PreviewAddresses): SiteResult => ({
  site_id: site.id,
  company_id: site.companyId,
  name: site.name,
  ...(site.shownCommit === null ? {} : { preview_url: addresses.urlOf(site.previewToken) }),
  shown_commit: site.shownCommit,
  withheld: site.withheld,
  open_points: site.openPoints,
  created_at: site.createdAt.toISOString(),
});
