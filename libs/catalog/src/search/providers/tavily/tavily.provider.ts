import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
  exchangeJson,
} from '@capstan/kit';
import { tavilyConfig } from '../../../vendors/tavily/tavily.config.js';
import { TAVILY_TITLE, tavilyFailure, tavilyHeaders } from '../../../vendors/tavily/tavily.vendor.js';
import { toSearchResult } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';
import type { SearchResult } from '../../search.result.js';
import { fromTavilySearch, toTavilySearch } from './tavily.mapper.js';

/** Tavily's search, web and news; serves without a key within caps by address. */
@DefineProvider({
  name: 'tavily',
  title: TAVILY_TITLE,
  homepage: 'https://docs.tavily.com',
  config: tavilyConfig,
})
export class TavilySearchProvider implements CapabilityProvider<SearchParams, SearchResult> {
  constructor(
    @Inject(tavilyConfig.token) private readonly config: ConfigOf<typeof tavilyConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return true;
  }

  supports({ source_type }: SearchParams): boolean {
    return source_type !== 'academic';
  }

  async call(params: SearchParams, { signal, timeoutMs }: CallContext): Promise<SearchResult> {
    const candidates = await exchangeJson(
      this.outbound,
      {
        url: `${this.config.baseUrl}/search`,
        method: 'POST',
        headers: tavilyHeaders(this.config.apiKey),
        json: toTavilySearch(params),
        signal,
        timeoutMs,
      },
      { title: TAVILY_TITLE, failureOf: tavilyFailure, read: fromTavilySearch },
    );
    return toSearchResult(candidates, params);
  }
}
