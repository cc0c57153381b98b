import { bearer, defineHttpProvider } from '@capstan/kit';
import { firecrawlConfig } from '../../../vendors/firecrawl/firecrawl.config.js';
import { FIRECRAWL_TITLE, firecrawlFailure } from '../../../vendors/firecrawl/firecrawl.vendor.js';
import { searchVendor, servesNoPapers } from '../../search-hits.js';
import { fromFirecrawlSearch, toFirecrawlSearch } from './firecrawl.mapper.js';

/** Firecrawl search, web and news; available without a key within daily limits per client address. */
export const FirecrawlSearchProvider = defineHttpProvider({
  info: {
    name: 'firecrawl',
    title: FIRECRAWL_TITLE,
    homepage: 'https://docs.firecrawl.dev/features/search',
  },
  config: firecrawlConfig,
  ...searchVendor,
  supports: servesNoPapers,
  request: (params, { config, timeoutMs }) => ({
    path: '/v2/search',
    headers: { authorization: bearer(config.apiKey) },
    json: toFirecrawlSearch(params, timeoutMs),
  }),
  failureOf: (response, { config }) => firecrawlFailure(response, config.apiKey),
  read: fromFirecrawlSearch,
});
