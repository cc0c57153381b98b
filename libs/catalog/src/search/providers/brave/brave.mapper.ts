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

/** Brave refuses longer queries with 422. */
const MAX_QUERY_WORDS = 50;
const MAX_QUERY_LENGTH = 400;

/** Results a page holds at most: web 20, news 50. */
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
 * Reads an answer of the web endpoint (`web.results`) or the news endpoint (`results`); every block is optional,
 * a missing one means nothing was found. Undefined when it is not an answer of Brave.
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

/** Brave says so when there are no further results. */
export function hasMoreOfBrave(response: OutboundResponse): boolean {
  return fieldsOf(fieldsOf(response.json()).query).more_results_available !== false;
}

/** Code of an `ErrorResponse`, e.g. `RATE_LIMITED`; undefined when the body is none. */
export function braveErrorCode(body: unknown): string | undefined {
  const answer = fieldsOf(body);
  if (answer.type !== 'ErrorResponse' && answer.error === undefined) return undefined;
  return textOf(fieldsOf(answer.error).code);
}

/** Brave's rate headers are pairs, e.g. `X-RateLimit-Remaining: 0, 14520`. */
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

/** Brave names the fault in the body, now and then under a status that says something else. */
export function braveFailure(response: OutboundResponse): ProviderFailure | undefined {
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

function limitFailure({ headers }: OutboundResponse, code: string | undefined): ProviderFailure {
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
