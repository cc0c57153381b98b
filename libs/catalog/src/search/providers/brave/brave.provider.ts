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
  jsonOf,
  retryAfterSeconds,
} from '@capstan/kit';
import { type VendorPage, collectPages } from '../../collect-pages.js';
import { type HitCandidate, toSearchResult } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';
import type { SearchResult } from '../../search.result.js';
import { braveConfig } from './brave.config.js';
import { braveErrorCode, bravePair, fromBrave, toBraveRequest } from './brave.mapper.js';

/** 50 results are three pages of 20; every page is a request that Brave bills. */
const MAX_PAGES = 3;

/** Brave Search API, web and news; it has no academic search. */
@DefineProvider({
  name: 'brave',
  title: 'Brave Search',
  homepage: 'https://brave.com/search/api/',
  config: braveConfig,
})
export class BraveProvider implements CapabilityProvider<SearchParams, SearchResult> {
  constructor(
    @Inject(braveConfig.token) private readonly config: ConfigOf<typeof braveConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return this.config.apiKey !== undefined;
  }

  supports({ source_type }: SearchParams): boolean {
    return source_type !== 'academic';
  }

  async call(params: SearchParams, context: CallContext): Promise<SearchResult> {
    const candidates = await collectPages<HitCandidate>(
      (page, timeoutMs) => this.fetchPage(params, page, { ...context, timeoutMs }),
      { wanted: params.max_results, maxPages: MAX_PAGES, context },
    );
    return toSearchResult(candidates, params);
  }

  private async fetchPage(
    params: SearchParams,
    page: number,
    { signal, timeoutMs }: CallContext,
  ): Promise<VendorPage<HitCandidate>> {
    const answer = await exchangeJson(
      this.outbound,
      {
        url: `${this.config.baseUrl}${toBraveRequest(params, page)}`,
        headers: { 'x-subscription-token': this.config.apiKey ?? '' },
        signal,
        timeoutMs,
      },
      { title: 'Brave Search', failureOf, read: fromBrave },
    );
    return { items: answer.candidates, hasMore: answer.hasMore };
  }
}

/** Brave names the fault in the body, now and then under a status that says something else. */
function failureOf(response: OutboundResponse): ProviderFailure | undefined {
  const code = braveErrorCode(jsonOf(response));
  if (response.status === 429 || code === 'RATE_LIMITED' || code === 'QUOTA_LIMITED') {
    return limitFailure(response, code);
  }
  if (code === 'SUBSCRIPTION_TOKEN_INVALID') {
    return new ProviderFailure('misconfigured', 'Brave Search refuses BRAVE_API_KEY');
  }
  if (code === undefined || response.status >= 300) return undefined;
  return new ProviderFailure('upstream_error', `Brave Search answered ${code || 'with an error'}`);
}

function limitFailure(response: OutboundResponse, code: string | undefined): ProviderFailure {
  const { headers } = response;
  const reset = bravePair(headers['x-ratelimit-reset']);
  const stated = retryAfterSeconds(headers['retry-after']);
  // A monthly limit of 0 stands for a plan without one.
  const isMonthUsedUp =
    bravePair(headers['x-ratelimit-remaining']).month === 0 &&
    bravePair(headers['x-ratelimit-limit']).month !== 0;
  const isMonth = code === 'QUOTA_LIMITED' || (code !== 'RATE_LIMITED' && isMonthUsedUp);
  return isMonth
    ? new ProviderFailure('quota_exhausted', 'the monthly quota of Brave Search is used up', {
        retryAfterSeconds: stated ?? reset.month,
      })
    : new ProviderFailure('rate_limited', 'Brave Search limits the rate', {
        retryAfterSeconds: stated ?? reset.second,
      });
}
