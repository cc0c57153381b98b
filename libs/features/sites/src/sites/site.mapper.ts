import type { PreviewLinks } from '../preview-addresses/preview-links.js';
import type { Site } from '../model/site.js';
import type { SiteResult } from './sites.result.js';

export const toSiteResult = (site: Site, links: PreviewLinks): SiteResult => ({
  site_id: site.id,
  company_id: site.companyId,
  name: site.name,
  ...(site.shownCommit === null ? {} : links.of(site.previewToken)),
  shown_commit: site.shownCommit,
  withheld: site.withheld,
  open_points: site.openPoints,
  created_at: site.createdAt.toISOString(),
});
