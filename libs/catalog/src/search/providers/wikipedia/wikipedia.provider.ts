import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
  type OutboundResponse,
  Pace,
  ProviderFailure,
  exchangeJson,
  jsonOf,
  retryAfterSeconds,
} from '@capstan/kit';
import { isWantedDomain } from '../../domains.js';
import { toSearchResult } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';
import type { SearchResult } from '../../search.result.js';
import { wikipediaConfig } from './wikipedia.config.js';
import { fromWikipedia, toWikipediaQuery, wikipediaErrorCode } from './wikipedia.mapper.js';

/** Wikimedia asks anonymous clients for no more requests at a time. */
const MAX_CONCURRENT = 3;

/** Wikipedia's full-text search through the Action API; needs no account. */
@DefineProvider({
  name: 'wikipedia',
  title: 'Wikipedia',
  homepage: 'https://www.mediawiki.org/wiki/API:Search',
  config: wikipediaConfig,
})
export class WikipediaProvider implements CapabilityProvider<SearchParams, SearchResult> {
  private readonly pace = new Pace({ title: 'Wikipedia', concurrent: MAX_CONCURRENT, intervalMs: 0 });

  constructor(
    @Inject(wikipediaConfig.token) private readonly config: ConfigOf<typeof wikipediaConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return true;
  }

  /** An encyclopaedia has no news, no papers and no dates of publication, and is one site. */
  supports(params: SearchParams): boolean {
    if (params.source_type !== 'web' || params.freshness !== 'any') return false;
    return isWantedDomain(new URL(this.baseUrlFor(params)).hostname, params);
  }

  async call(params: SearchParams, context: CallContext): Promise<SearchResult> {
    const baseUrl = this.baseUrlFor(params);
    const articles = await this.pace.run(
      (timeoutMs) =>
        exchangeJson(
          this.outbound,
          {
            url: `${baseUrl}/w/api.php?${toWikipediaQuery(params).toString()}`,
            signal: context.signal,
            timeoutMs,
          },
          {
            title: 'a MediaWiki',
            failureOf: apiFailure,
            read: (body) => fromWikipedia(body, baseUrl),
          },
        ),
      context,
    );
    return toSearchResult(articles, params);
  }

  /** Each language has a Wikipedia of its own; another MediaWiki has the language it has. */
  private baseUrlFor({ language }: SearchParams): string {
    const { baseUrl } = this.config;
    return language === undefined
      ? baseUrl
      : baseUrl.replace(/^https:\/\/[a-z]{2}\.wikipedia\.org$/, `https://${language}.wikipedia.org`);
  }
}

/** The Action API reports faults with status 200; another status mostly speaks for itself. */
function apiFailure(response: OutboundResponse): ProviderFailure | undefined {
  const code = response.headers['mediawiki-api-error'] ?? wikipediaErrorCode(jsonOf(response));
  if (code === undefined || (response.status >= 300 && code !== 'ratelimited')) return undefined;
  const wait = retryAfterSeconds(response.headers['retry-after']);
  return code === 'ratelimited'
    ? new ProviderFailure('rate_limited', 'MediaWiki limits the rate', { retryAfterSeconds: wait })
    : new ProviderFailure('upstream_error', `MediaWiki answered ${code}`, { retryAfterSeconds: wait });
}
