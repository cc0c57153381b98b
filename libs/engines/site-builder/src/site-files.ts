import { composeSite } from './compose-site.js';
import { siteFacts } from './facts.js';
import type { DataSchema } from './model/data-schema.js';
import type { Site, SiteFiles, SiteState } from './model/site.js';
import type { RenderOptions } from './render/render-options.js';
import { renderSite } from './render/render-site.js';

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Everything that is kept of a site: what visitors get, what its forms store, and the state it follows from. */
export function siteFiles(state: SiteState, options: RenderOptions = {}): SiteFiles {
  return withRecords(composeSite(state), state, options);
}

/** The files of a site that shows less than its state will, e.g. its first page. */
export function withRecords(site: Site, state: SiteState, options: RenderOptions = {}): SiteFiles {
  const data: DataSchema = { version: 1, collections: site.collections };
  const files = renderSite(site, options);
  files.set('.capstan/site.json', asJson(state));
  files.set('.capstan/data.json', asJson(data));
  files.set('.capstan/facts.json', asJson(siteFacts(site)));
  return files;
}
