import { withSiteOperators } from '../../domains.js';
import type { HitCandidate } from '../../search-hits.js';
import type { Freshness, SearchParams } from '../../search.params.js';
import {
  type HttpRequest,
  type OutboundResponse,
  ProviderFailure,
  fieldsOf,
  jsonOf,
  listOf,
  retryAfterSeconds,
  textOf,
} from '@capstan/kit';
import { cutWords } from '@capstan/text-analysis';

/** Brave rejects longer queries with 422. */
const MAX_QUERY_WORDS = 50;
const MAX_QUERY_LENGTH = 400;

/** Maximum results per page: web 20, news 50. */
const MAX_COUNT = { web: 20, news: 50 } as const;

const FRESHNESS: Record<Exclude<Freshness, 'any'>, string> = { day: 'pd', week: 'pw', month: 'pm' };

/** One page. @param page from 0; `offset` counts pages, not results. */
export function toBraveRequest(params: SearchParams, page: number): HttpRequest {
  const kind = params.source_type === 'news' ? 'news' : 'web';
  return {
    path: `/res/v1/${kind}/search`,
    query: {
      q: cutWords(withSiteOperators(params.query, params), MAX_QUERY_WORDS, MAX_QUERY_LENGTH),
      count: Math.min(params.max_results, MAX_COUNT[kind]),
      offset: page,
      text_decorations: false,
      result_filter: kind === 'web' ? 'web' : undefined,
      freshness: params.freshness === 'any' ? undefined : FRESHNESS[params.freshness],
      search_lang: params.language,
    },
  };
}

/**
 * Parses a response of the web endpoint (`web.results`) or the news endpoint (`results`); a missing block means no
 * results. `undefined` if the body is not a Brave response.
 */
export function fromBrave(body: unknown): HitCandidate[] | undefined {
  const answer = fieldsOf(body);
  if (answer.type !== 'search' && answer.type !== 'news') return undefined;
  const block = answer.type === 'news' ? answer : fieldsOf(answer.web);
  return listOf(block.results).map((item) => {
    const result = fieldsOf(item);
    return {
      url: result.url,
      title: textOf(result.title),
      snippet: textOf(result.description),
      publishedAt: result.page_age,
    };
  });
}

/** Brave reports when there are no further results. */
export function hasMoreOfBrave(response: OutboundResponse): boolean {
  return fieldsOf(fieldsOf(response.json()).query).more_results_available !== false;
}

/** Code of an `ErrorResponse`, e.g. `RATE_LIMITED`; `undefined` if the body is not one. */
export function braveErrorCode(body: unknown): string | undefined {
  const answer = fieldsOf(body);
  if (answer.type !== 'ErrorResponse' && answer.error === undefined) return undefined;
  return textOf(fieldsOf(answer.error).code);
}

/** Brave's rate limit headers are pairs, e.g. `X-RateLimit-Remaining: 0, 14520`. */
export interface BraveRate {
  second: number | undefined;
  month: number | undefined;
}

export function bravePair(header: string | undefined): BraveRate {
  const [second, month] = (header ?? '').split(',').map((part) => {
    const text = part.trim();
    return /^\d+$/.test(text) ? Number(text) : undefined;
  });
  return { second, month };
}

/** Brave reports the error code in the body, sometimes with a status of another meaning. */
export function braveFailure(response: OutboundResponse): ProviderFailure | undefined {
  const code = braveErrorCode(jsonOf(response));
  if (response.status === 429 || code === 'RATE_LIMITED' || code === 'QUOTA_LIMITED') {
    return limitFailure(response, code);
  }
  if (code === 'SUBSCRIPTION_TOKEN_INVALID') {
    return new ProviderFailure('misconfigured', 'Brave Search rejects BRAVE_API_KEY');
  }
  if (code === undefined || response.status >= 300) return undefined;
  return new ProviderFailure('upstream_error', `Brave Search responded with ${code || 'an error'}`);
}

function limitFailure({ headers }: OutboundResponse, code: string | undefined): ProviderFailure {
  const reset = bravePair(headers['x-ratelimit-reset']);
  const stated = retryAfterSeconds(headers['retry-after']);
  // A monthly limit of 0 means a plan without one.
  const isMonthUsedUp =
    bravePair(headers['x-ratelimit-remaining']).month === 0 &&
    bravePair(headers['x-ratelimit-limit']).month !== 0;
  const isMonth = code === 'QUOTA_LIMITED' || (code !== 'RATE_LIMITED' && isMonthUsedUp);
  return isMonth
    ? new ProviderFailure('quota_exhausted', 'the monthly quota of Brave Search is exhausted', {
        retryAfterSeconds: stated ?? reset.month,
      })
    : new ProviderFailure('rate_limited', 'Brave Search responded with a rate limit', {
        retryAfterSeconds: stated ?? reset.second,
      });
}
