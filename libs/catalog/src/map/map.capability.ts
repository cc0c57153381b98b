import { VendorTargets, defineCapability } from '@capstan/kit';
import { ExtractionPool } from '@capstan/page-reading';
import { MapParams } from './map.params.js';
import { MapResult } from './map.result.js';
import { DirectFetchMapProvider } from './providers/direct_fetch/direct-fetch.provider.js';
import { StartPages } from './providers/direct_fetch/start-page.js';
import { FirecrawlMapProvider } from './providers/firecrawl/firecrawl.provider.js';

/** Lists the addresses of a site. */
export const map = defineCapability<MapParams, MapResult>({
  name: 'map',
  title: 'Map a site',
  summary: 'Lists the addresses of a web site, with titles and dates where the site states them.',
  description: [
    'Reads the sitemaps that `robots.txt` names, `/sitemap.xml`, and the links of the start page. Use it to find the pages',
    'of a known site before reading them with `scrape`; to find pages of any site use `search`.',
    '',
    '`search` keeps the addresses that have a word of it, best match first; `include` and `exclude` take patterns such as',
    '`/docs/*`. Addresses of other sites are never returned. If no address is found, the call is free.',
  ].join('\n'),
  params: MapParams,
  result: MapResult,
  credits: 1,
  readsOnly: true,
  deadlineMs: ({ timeout_ms }) => timeout_ms,
  providers: [DirectFetchMapProvider, FirecrawlMapProvider],
  services: [ExtractionPool, StartPages, VendorTargets],
  accept: ({ links }) => (links.length > 0 ? 'ok' : 'empty'),
  examples: [
    { title: 'A site', params: { url: 'https://example.com/' } },
    {
      title: 'Guides about prices',
      params: { url: 'https://example.com/', search: 'pricing', include: ['/docs/*'], limit: 20 },
    },
  ],
});
