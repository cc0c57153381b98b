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
import { hackernewsConfig } from './hackernews.config.js';
import { fromHackernews, toHackernewsRequest } from './hackernews.mapper.js';

/** Stories of Hacker News, through the search that Algolia runs for it; needs no account. */
@DefineProvider({
  name: 'hackernews',
  title: 'Hacker News',
  homepage: 'https://hn.algolia.com/api',
  config: hackernewsConfig,
})
export class HackernewsProvider implements CapabilityProvider<SearchParams, SearchResult> {
  constructor(
    @Inject(hackernewsConfig.token) private readonly config: ConfigOf<typeof hackernewsConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return true;
  }

  /** News of technology, in English. */
  supports({ source_type, language }: SearchParams): boolean {
    return source_type === 'news' && (language === undefined || language === 'en');
  }

  async call(params: SearchParams, { signal, timeoutMs }: CallContext): Promise<SearchResult> {
    const stories = await exchangeJson(
      this.outbound,
      { url: `${this.config.baseUrl}${toHackernewsRequest(params)}`, signal, timeoutMs },
      { title: 'Hacker News', read: fromHackernews },
    );
    return toSearchResult(stories, params);
  }
}
