/**
 * What a site publishes about itself: robots.txt, sitemaps, and which URLs belong to it. Main type: {@link SiteList}.
 */
export { SiteList, type SiteFiles, type SiteListing } from './site-list.js';
export { type SiteScope, isInScope } from './site-scope.js';
export type { SitePage } from './sitemap.js';
