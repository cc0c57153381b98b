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
  retryAfterSeconds,
} from '@capstan/kit';
import { queryWords } from '../../scholarly/query-words.js';
import { toSearchResult } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';
import type { SearchResult } from '../../search.result.js';
import { openalexConfig } from './openalex.config.js';
import { fromOpenalex, toOpenalexRequest } from './openalex.mapper.js';

const DAY_SECONDS = 86_400;

/** Some 250 million works of all fields. Works without a key, on a small daily budget. */
@DefineProvider({
  name: 'openalex',
  title: 'OpenAlex',
  homepage: 'https://developers.openalex.org',
  config: openalexConfig,
})
export class OpenalexProvider implements CapabilityProvider<SearchParams, SearchResult> {
  constructor(
    @Inject(openalexConfig.token) private readonly config: ConfigOf<typeof openalexConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  isConfigured(): boolean {
    return true;
  }

  supports({ source_type }: SearchParams): boolean {
    return source_type === 'academic';
  }

  async call(params: SearchParams, { signal, timeoutMs }: CallContext): Promise<SearchResult> {
    signal.throwIfAborted();
    if (queryWords(params.query).length === 0) return toSearchResult([], params);
    const works = await exchangeJson(
      this.outbound,
      {
        url: `${this.config.baseUrl}${toOpenalexRequest(params, this.config.apiKey)}`,
        signal,
        timeoutMs,
        // The key is in the query, and a redirect may repeat the query to another host.
        maxRedirects: 0,
      },
      {
        title: 'OpenAlex',
        failureOf: (response) => this.failureOf(response),
        read: (body) => fromOpenalex(body, params),
      },
    );
    return toSearchResult(works, params);
  }

  /** 429 is the end of the day's budget, unless some of it is left: then it is the limit per second. */
  private failureOf(response: OutboundResponse): ProviderFailure | undefined {
    const { status, headers } = response;
    if (status === 403 && /rate limit/i.test(response.text())) {
      return new ProviderFailure('rate_limited', 'OpenAlex limits the rate', {
        retryAfterSeconds: retryAfterSeconds(headers['retry-after']),
      });
    }
    if (status !== 429) return undefined;
    const stated = retryAfterSeconds(headers['retry-after']);
    const hasBudget = Number(headers['x-ratelimit-remaining'] ?? '0') > 0;
    if (hasBudget && !/insufficient|budget|daily/i.test(response.text())) {
      return new ProviderFailure('rate_limited', 'OpenAlex limits the rate', { retryAfterSeconds: stated });
    }
    const advice =
      this.config.apiKey === undefined ? '; a free OPENALEX_API_KEY gives ten times as much' : '';
    return new ProviderFailure('quota_exhausted', `the daily budget at OpenAlex is used up${advice}`, {
      retryAfterSeconds: stated ?? resetSeconds(headers['x-ratelimit-reset']) ?? secondsUntilMidnight(),
    });
  }
}

/** `X-RateLimit-Reset`: seconds until the budget is renewed. */
function resetSeconds(header: string | undefined): number | undefined {
  const seconds = /^\d{1,5}$/.test(header?.trim() ?? '') ? Number(header) : Number.NaN;
  return seconds <= DAY_SECONDS ? seconds : undefined;
}

/** The budget is one of a day in UTC. */
function secondsUntilMidnight(now: number = Date.now()): number {
  return DAY_SECONDS - (Math.floor(now / 1000) % DAY_SECONDS);
}
