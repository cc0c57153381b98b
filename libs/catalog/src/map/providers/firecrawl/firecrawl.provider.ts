import { VendorTargets, bearer, defineHttpProvider } from '@capstan/kit';
import { firecrawlConfig } from '../../../vendors/firecrawl/firecrawl.config.js';
import { FIRECRAWL_TITLE, firecrawlFailure } from '../../../vendors/firecrawl/firecrawl.vendor.js';
import { type FoundLinks, toMapResult } from '../../found-links.js';
import type { MapParams } from '../../map.params.js';
import type { MapResult } from '../../map.result.js';
import { fromFirecrawlMap, toFirecrawlMap } from './firecrawl.mapper.js';

/** An address takes a hundred bytes; with title and description it may take a thousand. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** Firecrawl's map of a site; available without a key within daily limits per client address. */
export const FirecrawlMapProvider = defineHttpProvider({
  info: { name: 'firecrawl', title: FIRECRAWL_TITLE, homepage: 'https://docs.firecrawl.dev/features/map' },
  config: firecrawlConfig,
  uses: { targets: VendorTargets },
  supports: ({ url }: MapParams, { uses }) => uses.targets.admits(url),
  request: async (params, call) => {
    const site = await call.uses.targets.check(params.url, call);
    return {
      path: '/v2/map',
      headers: { authorization: bearer(call.config.apiKey) },
      json: toFirecrawlMap(site.href, params, call.timeoutMs),
      maxBytes: MAX_ANSWER_BYTES,
    };
  },
  failureOf: (response, { config }) => firecrawlFailure(response, config.apiKey),
  read: fromFirecrawlMap,
  result: (found: FoundLinks, params): MapResult => toMapResult(found, params),
});
