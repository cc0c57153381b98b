import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
  type OutboundResponse,
  ProviderFailure,
  failureForStatus,
  retryAfterSeconds,
} from '@capstan/capability-kit';
import { resultOf } from '../../result-of.js';
import { searchHits } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';
import type { SearchResult } from '../../search.result.js';
import { ConcurrencyGate } from './concurrency-gate.js';
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
  private readonly gate = new ConcurrencyGate(MAX_CONCURRENT);

  constructor(
    @Inject(wikipediaConfig.token) private readonly config: ConfigOf<typeof wikipediaConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return true;
  }

  /** An encyclopaedia has no news, no papers and no dates of publication: such calls find nothing here. */
  async call(params: SearchParams, context: CallContext): Promise<SearchResult> {
    if (params.source_type !== 'web' || params.freshness !== 'any') return resultOf([]);
    const { baseUrl } = this.config;
    const response = await this.gate.run(
      () =>
        this.outbound.request({
          url: `${baseUrl}/w/api.php?${toWikipediaQuery(params).toString()}`,
          headers: { accept: 'application/json' },
          signal: context.signal,
          timeoutMs: context.timeoutMs,
        }),
      context.signal,
    );
    const failure = failureForStatus(response);
    if (failure) throw failure;
    const body: unknown = response.json();
    const code = response.headers['mediawiki-api-error'] ?? wikipediaErrorCode(body);
    if (code !== undefined) throw apiFailure(code, response);
    const articles = fromWikipedia(body, baseUrl);
    if (!articles) throw new ProviderFailure('upstream_error', 'the answer is not one of a MediaWiki');
    return resultOf(searchHits(articles, { sourceType: 'web', limit: params.max_results }));
  }
}

/** The Action API reports faults with status 200. */
function apiFailure(code: string, response: OutboundResponse): ProviderFailure {
  const wait = retryAfterSeconds(response.headers['retry-after']);
  return code === 'ratelimited'
    ? new ProviderFailure('rate_limited', 'MediaWiki limits the rate', { retryAfterSeconds: wait })
    : new ProviderFailure('upstream_error', `MediaWiki answered ${code}`, { retryAfterSeconds: wait });
}
