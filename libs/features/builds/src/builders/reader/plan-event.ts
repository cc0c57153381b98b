import type { SiteDocument } from '@capstan/site-document';
import { briefOf, type SiteBrief } from '../../document/site-brief.js';

/** Fields of `plan.created` for a new site. */
export const planOf = (document: SiteDocument): { brief: SiteBrief; steps: string[] } => ({
  brief: briefOf(document),
  steps: document.pages.map(({ title }) => `Page: ${title}`),
});
