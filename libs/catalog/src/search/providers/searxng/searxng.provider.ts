import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
  type OutboundResponse,
  ProviderFailure,
  exchangeJson,
} from '@capstan/kit';
import { type VendorPage, collectPages } from '../../collect-pages.js';
import { type HitCandidate, toSearchResult } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';
import type { SearchResult } from '../../search.result.js';
import { searxngConfig } from './searxng.config.js';
import { fromSearxng, toSearxngQuery } from './searxng.mapper.js';

/** An instance answers with some 10 to 30 results a page: who wants no more makes one request. */
const PAGE_RESULTS = 10;
const MAX_PAGES = 3;
/** How long SearXNG suspends an engine that refused it (its `SearxEngineAccessDenied` default). */
const SUSPENSION_SECONDS = 180;

/** SearXNG's JSON interface; the operator runs the instance. */
@DefineProvider({
  name: 'searxng',
  title: 'SearXNG',
  homepage: 'https://docs.searxng.org',
  config: searxngConfig,
})
export class SearxngProvider implements CapabilityProvider<SearchParams, SearchResult> {
  constructor(
    @Inject(searxngConfig.token) private readonly config: ConfigOf<typeof searxngConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return this.config.baseUrl !== undefined;
  }

  async call(params: SearchParams, context: CallContext): Promise<SearchResult> {
    const wanted = params.max_results;
    const candidates = await collectPages<HitCandidate>(
      (page, timeoutMs) => this.fetchPage(params, page, { ...context, timeoutMs }),
      { wanted, maxPages: wanted > PAGE_RESULTS ? MAX_PAGES : 1, context },
    );
    return toSearchResult(candidates, params);
  }

  private async fetchPage(
    params: SearchParams,
    page: number,
    { signal, timeoutMs }: CallContext,
  ): Promise<VendorPage<HitCandidate>> {
    const { candidates, unresponsive } = await exchangeJson(
      this.outbound,
      {
        url: `${this.config.baseUrl}/search?${toSearxngQuery(params, page).toString()}`,
        signal,
        timeoutMs,
      },
      { title: 'SearXNG', failureOf: settingsFailure, read: fromSearxng },
    );
    if (page === 0 && candidates.length === 0 && unresponsive.length > 0) {
      throw new ProviderFailure('blocked', `SearXNG's engines gave nothing: ${unresponsive.join(', ')}`, {
        retryAfterSeconds: SUSPENSION_SECONDS,
      });
    }
    return { items: candidates, hasMore: candidates.length > 0 };
  }
}

/** Two mistakes in the settings of an instance, which no status tells. */
function settingsFailure(response: OutboundResponse): ProviderFailure | undefined {
  if (response.status === 403) {
    return new ProviderFailure(
      'misconfigured',
      'SearXNG refuses the JSON format: add `json` to `search.formats` in its settings.yml',
    );
  }
  if (response.status === 200 && /\bhtml\b/.test(response.headers['content-type'] ?? '')) {
    return new ProviderFailure(
      'misconfigured',
      'SEARXNG_BASE_URL answers with a web page instead of JSON: check the address and `search.formats`',
    );
  }
  return undefined;
}
