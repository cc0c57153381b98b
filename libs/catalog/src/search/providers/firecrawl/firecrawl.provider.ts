import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
  exchangeJson,
} from '@capstan/kit';
import { firecrawlConfig } from '../../../vendors/firecrawl/firecrawl.config.js';
import {
  FIRECRAWL_TITLE,
  firecrawlFailure,
  firecrawlHeaders,
} from '../../../vendors/firecrawl/firecrawl.vendor.js';
import { toSearchResult } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';
import type { SearchResult } from '../../search.result.js';
import { fromFirecrawlSearch, toFirecrawlSearch } from './firecrawl.mapper.js';

/** Firecrawl's search, web and news; serves without a key within caps per address and day. */
@DefineProvider({
  name: 'firecrawl',
  title: FIRECRAWL_TITLE,
  homepage: 'https://docs.firecrawl.dev/features/search',
  config: firecrawlConfig,
})
export class FirecrawlSearchProvider implements CapabilityProvider<SearchParams, SearchResult> {
  constructor(
    @Inject(firecrawlConfig.token) private readonly config: ConfigOf<typeof firecrawlConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return true;
  }

  supports({ source_type }: SearchParams): boolean {
    return source_type !== 'academic';
  }

  async call(params: SearchParams, { signal, timeoutMs }: CallContext): Promise<SearchResult> {
    const { apiKey, baseUrl } = this.config;
    const candidates = await exchangeJson(
      this.outbound,
      {
        url: `${baseUrl}/v2/search`,
        method: 'POST',
        headers: firecrawlHeaders(apiKey),
        json: toFirecrawlSearch(params, timeoutMs),
        signal,
        timeoutMs,
      },
      {
        title: FIRECRAWL_TITLE,
        failureOf: (response) => firecrawlFailure(response, apiKey),
        read: fromFirecrawlSearch,
      },
    );
    return toSearchResult(candidates, params);
  }
}
