import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
  exchangeJson,
} from '@capstan/kit';
import { toSearchResult } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';
import type { SearchResult } from '../../search.result.js';
import { exaConfig } from './exa.config.js';
import { fromExaSearch, toExaSearch } from './exa.mapper.js';

/** Exa's search: web, news and publications. */
@DefineProvider({ name: 'exa', title: 'Exa', homepage: 'https://docs.exa.ai', config: exaConfig })
export class ExaProvider implements CapabilityProvider<SearchParams, SearchResult> {
  constructor(
    @Inject(exaConfig.token) private readonly config: ConfigOf<typeof exaConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return this.config.apiKey !== undefined;
  }

  async call(params: SearchParams, { signal, timeoutMs }: CallContext): Promise<SearchResult> {
    const candidates = await exchangeJson(
      this.outbound,
      {
        url: `${this.config.baseUrl}/search`,
        method: 'POST',
        headers: { 'x-api-key': this.config.apiKey ?? '' },
        json: toExaSearch(params, Date.now()),
        signal,
        timeoutMs,
      },
      { title: 'Exa', read: fromExaSearch },
    );
    return toSearchResult(candidates, params);
  }
}
